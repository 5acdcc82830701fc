import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientsOf, listingRow } from './people'

// The site's own queries, against the real backend.
process.env['BACKEND_URL'] = process.env['TEST_BACKEND']
const { listingBySlug, listingsBySlugs } = await import('../../src/domain/listing/listings.queries')

const roles = ['anonymous', 'stranger', 'administrator'] as const
const clients = clientsOf(...roles)

const former = async (role: (typeof roles)[number], slug: string) => {
  const { data, error } = await clients[role].from('listing_addresses').select('property_id').eq('slug', slug)
  expect(error).toBeNull()
  return data!.map(({ property_id: id }) => id as string)
}

/** A listing whose slug has changed: its id, and both slugs. */
async function moved(changes: Record<string, unknown> = {}) {
  const [id, before] = [randomUUID(), listingRow(changes)]
  const now = `${before.slug}-renamed`
  expect((await clients.administrator.from('properties').insert({ id, ...before })).error).toBeNull()
  expect((await clients.administrator.from('properties').update({ slug: now }).eq('id', id)).error).toBeNull()
  return { id, before: before.slug, now }
}

describe('The former address of a home', () => {
  it.each(roles)('is stored when the slug changes, and visible to the %s', async (role) => {
    const { id, before, now } = await moved()
    expect([await former(role, before), await former(role, now)]).toEqual([[id], []])
  })
  it.each(roles)('that is a draft is visible to the %s only if they see the draft', async (role) => {
    const { id, before } = await moved({ status: 'draft' })
    expect(await former(role, before)).toEqual(role === 'administrator' ? [id] : [])
  })
  it.each(roles)('cannot be written, changed or deleted by anybody, including the %s', async (role) => {
    const { id, before } = await moved()
    const table = () => clients[role].from('listing_addresses')
    expect((await table().insert({ slug: `made-up-${before}`, property_id: id })).error).not.toBeNull()
    await table()
      .update({ slug: `made-up-${before}` })
      .eq('slug', before)
    await table().delete().eq('slug', before)
    expect([await former('administrator', `made-up-${before}`), await former('administrator', before)]).toEqual([
      [],
      [id],
    ])
  })
  it('moves to another listing that takes it, and is deleted with its listing', async () => {
    const [first, second] = [await moved(), await moved()]
    expect([await former('administrator', first.before), await former('administrator', second.before)]).toEqual([
      [first.id],
      [second.id],
    ])
    const admin = clients.administrator.from('properties')
    await admin.insert(listingRow({ slug: first.before }))
    expect(await former('administrator', first.before)).toEqual([])
    expect((await admin.delete().eq('id', second.id)).error).toBeNull()
    expect(await former('administrator', second.before)).toEqual([])
  })
  it('is released when the listing takes it back', async () => {
    const { id, before, now } = await moved()
    await clients.administrator.from('properties').update({ slug: before }).eq('id', id)
    expect([await former('anonymous', before), await former('anonymous', now)]).toEqual([[], [id]])
  })
  it('resolves to the listing: a link with its current slug, a saved listing with its saved slug', async () => {
    const { id, before, now } = await moved()
    expect(await listingBySlug(before)).toMatchObject({ ok: true, value: { id, slug: now } })
    expect(await listingBySlug('never-was-anybodys')).toEqual({ ok: true, value: null })
    expect(await listingsBySlugs([before, 'never-was-anybodys'])).toMatchObject({
      ok: true,
      value: [{ id, slug: before }],
    })
  })
})

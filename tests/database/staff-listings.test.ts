import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { progressOf } from '../../src/admin/listings/form/progress'
import { listingValues } from '../../src/admin/listings/form/form-row'
import { completeListing } from '../complete-listing'
import { anonymous, clientsOf, type Role, roles, withSecretKey } from './people'

const everyone = clientsOf(...roles)
const { administrator: admin } = everyone

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

async function listed(changes: Record<string, unknown> = {}, record?: Record<string, unknown>) {
  const id = randomUUID()
  const type = changes['listing_type'] === 'rent' ? 'rent' : 'sale'
  expect((await admin.from('properties').insert({ ...completeListing(type, changes), id })).error).toBeNull()
  if (record) expect((await admin.from('listing_records').insert({ property_id: id, ...record })).error).toBeNull()
  return id
}
const rowOf = async (id: string, client = admin) =>
  (await client.from('staff_listings').select('*').eq('id', id).maybeSingle()).data as Record<string, unknown> | null
const change = async (changes: unknown[], { client = admin, dry = false } = {}) => {
  const { data, error } = await client.rpc('change_listings', { changes, dry_run: dry })
  return error
    ? error.message
    : (data as { id: string; outcome: string; failure: { hint: string } | null; stored: unknown }[])
}
const statusOf = async (id: string) => (await rowOf(id))?.['status']

describe('The list of staff', () => {
  it('is empty for everybody else, and so are its numbers', async () => {
    const id = await listed()
    for (const role of ['reader', 'negotiator', 'administrator'] as Role[])
      expect(await rowOf(id, everyone[role])).toMatchObject({ status: 'live' })
    for (const role of ['anonymous', 'stranger', 'ended', 'signed out'] as Role[]) {
      expect(await rowOf(id, everyone[role]), role).toBeNull()
      const { data } = await everyone[role].from('listing_progress').select('known').eq('property_id', id)
      expect(data ?? [], role).toEqual([])
      const counts = (await everyone[role].rpc('listing_counts')).data as object | null
      const none = { views: { all: 0, archived: 0 }, types: { all: 0, sale: 0, rent: 0 }, unfiltered: 0 }
      expect(counts ?? none, role).toEqual(none)
    }
  })

  it('counts known facts like the form', async () => {
    const lacking = { status: 'draft', epc_rating: null, epc_potential: null, epc_expires: null, heating: null }
    const requested = { fact_notes: { heating: { state: 'asked' } } }
    for (const changes of [{}, { listing_type: 'rent' }, lacking, { ...lacking, ...requested }]) {
      const id = await listed(changes)
      const { data } = await admin.from('properties').select('*').eq('id', id).single()
      const { needed, known, gaps } = progressOf(listingValues(data as Record<string, unknown>))
      expect(await rowOf(id)).toMatchObject({ needed, known, missing: gaps.length })
    }
  })

  it('counts enquiries, and new ones', async () => {
    const id = await listed()
    const enquiries = [0, 1].map((n) => ({
      ...{ id: randomUUID(), type: 'buy', property_id: id, property_title: 'x', name: 'Ada Obi' },
      ...{ email: `ada${n}@example.com`, phone: '+234 803 000 0000' },
    }))
    for (const row of enquiries) expect((await anonymous().from('property_inquiries').insert(row)).error).toBeNull()
    const followup = { kind: 'inquiry', enquiry_id: enquiries[0]!.id, state: 'contacted' }
    expect((await admin.from('enquiry_followups').insert(followup)).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ enquiries: 2, new_enquiries: 1 })
  })

  it('lists conditions that need attention', async () => {
    const soon = daysAgo(-20).slice(0, 10)
    expect((await rowOf(await listed({ epc_expires: soon })))?.['attention']).toEqual(['certificate'])
    expect((await rowOf(await listed({ epc_expires: soon, status: 'sold' })))?.['attention']).toEqual([])
    expect((await rowOf(await listed({ created_at: daysAgo(31) })))?.['attention']).toEqual(['quiet'])
    expect((await rowOf(await listed({ status: 'draft', heating: null })))?.['attention']).toEqual(['facts'])
    const scheduled = await listed({ status: 'draft' }, { publish_at: daysAgo(-1) })
    expect((await rowOf(scheduled))?.['attention']).toEqual(['scheduled'])
  })
})

describe('The numbers of the list', () => {
  const words = (...typed: string[]) => ({ patterns: typed.map((word) => `%${word}%`), prices: typed.map(() => null) })
  const counts = async (filters: Record<string, unknown>) =>
    (await admin.rpc('listing_counts', filters)).data as Record<string, Record<string, number>>

  it('are those of the same search: views by type, types by view', async () => {
    const mark = `Counted${Date.now()}`
    await listed({ title: `${mark} One` })
    await listed({ title: `${mark} Two`, status: 'draft' })
    await listed({ title: `${mark} Three`, listing_type: 'rent', area: 'Fulham', price: 2300 })
    await listed({ title: `${mark} Four`, status: 'draft' }, { archived_at: daysAgo(1) })
    const all = await counts(words(mark))
    expect(all).toMatchObject({
      types: { all: 3, sale: 2, rent: 1 },
      views: { all: 3, live: 2, draft: 1, archived: 1 },
    })
    expect(Number(all['unfiltered'])).toBeGreaterThan(3)
    expect(await counts({ ...words(mark), of_type: 'sale', of_view: 'draft' })).toMatchObject({
      types: { all: 1, sale: 1, rent: 0 },
      views: { all: 2, live: 1, draft: 1, archived: 1 },
    })
    expect((await counts({ ...words(mark), of_view: 'archived' }))['types']).toEqual({ all: 1, sale: 1, rent: 0 })
    for (const filters of [{ of_area: 'Fulham' }, { highest: 5000 }, words(mark, 'three')])
      expect((await counts({ ...words(mark), ...filters }))['types']).toEqual({ all: 1, sale: 0, rent: 1 })
    expect((await counts({ patterns: [`%${mark}%`, '%2300%'], prices: [null, 2300] }))['types']).toMatchObject({
      all: 1,
    })
    expect((await counts({ ...words(mark), of_negotiator: 'nobody' }))['types']).toMatchObject({ all: 3 })
    expect((await counts({ ...words(mark), of_negotiator: randomUUID() }))['types']).toMatchObject({ all: 0 })
    expect((await counts({ ...words(mark), changed_since: daysAgo(-1) }))['types']).toMatchObject({ all: 0 })
  })
})

describe('Several listings changed at once', () => {
  it('are changed or skipped with the reason; a dry run returns the same', async () => {
    const [draft, lacking, sold] = [
      await listed({ status: 'draft' }),
      await listed({ status: 'draft', tenure: null }),
      await listed({ status: 'sold' }),
    ]
    const changes = [draft, lacking, sold, randomUUID()].map((id) => ({
      ...{ id, before: { status: 'draft' }, after: { status: 'live' } },
    }))
    const expected = expect.arrayContaining([
      expect.objectContaining({ id: draft, outcome: 'changed' }),
      expect.objectContaining({
        id: lacking,
        outcome: 'refused',
        failure: expect.objectContaining({ hint: 'listing-incomplete' }),
      }),
      expect.objectContaining({ id: sold, outcome: 'conflict', stored: expect.objectContaining({ status: 'sold' }) }),
      expect.objectContaining({ outcome: 'gone' }),
    ])
    expect(await change(changes, { dry: true })).toEqual(expected)
    expect(await Promise.all([draft, lacking, sold].map(statusOf))).toEqual(['draft', 'draft', 'sold'])
    expect(await change(changes)).toEqual(expected)
    expect(await Promise.all([draft, lacking, sold].map(statusOf))).toEqual(['live', 'draft', 'sold'])
  })

  it('get a new price, which the history and the card show', async () => {
    const id = await listed({ price: 650_000 })
    expect(await change([{ id, before: { price: 650_000 }, after: { price: 625_000 } }])).toMatchObject([
      { outcome: 'changed' },
    ])
    const { data } = await admin.from('properties').select('price,previous_price').eq('id', id).single()
    expect(Object.values(data ?? {}).map(Number)).toEqual([625_000, 650_000])
    const { data: log } = await admin.from('audit_log').select('changes').eq('thing_id', id).eq('action', 'changed')
    expect(JSON.stringify(log)).toContain('625000')
  })

  it('get a lower rent together with its deposits, and back', async () => {
    const id = await listed({ listing_type: 'rent' })
    const stored = async () => {
      const { data } = await admin.from('properties').select('price,deposit,holding_deposit').eq('id', id).single()
      return Object.values(data ?? {}).map(Number)
    }
    const [high, low] = [
      { price: 2400, deposit: 2769.23, holding_deposit: 553.84 },
      { price: 2300, deposit: 2653.84, holding_deposit: 530.76 },
    ]
    const alone = { id, before: { price: 2400 }, after: { price: 2300 } }
    expect(await change([alone])).toMatchObject([{ outcome: 'refused', failure: { code: '23514' } }])
    expect(await change([{ id, before: high, after: low }], { client: everyone.negotiator })).toMatchObject([
      { outcome: 'changed' },
    ])
    expect(await stored()).toEqual(Object.values(low))
    expect(await change([{ id, before: high, after: low }])).toMatchObject([{ outcome: 'conflict', stored: low }])
    expect(await change([{ id, before: low, after: high }])).toMatchObject([{ outcome: 'changed' }])
    expect(await stored()).toEqual(Object.values(high))
  })

  it.each(['negotiator', 'administrator'] as Role[])('by a %s', async (role) => {
    const id = await listed()
    const to = { id, before: { status: 'live' }, after: { status: 'under_offer' } }
    expect(await change([to], { client: everyone[role] })).toMatchObject([{ outcome: 'changed' }])
  })
  it.each(['anonymous', 'stranger', 'reader', 'ended', 'signed out'] as Role[])('by nobody else: %s', async (role) => {
    const id = await listed()
    const to = { id, before: { status: 'live' }, after: { status: 'draft' } }
    expect(await change([to], { client: everyone[role] })).toEqual(
      expect.stringMatching(/Only negotiators|permission denied/),
    )
    expect(await statusOf(id)).toBe('live')
  })

  it('are a thousand at most', async () => {
    const many = Array.from({ length: 1001 }, () => ({ id: randomUUID(), before: {}, after: { status: 'live' } }))
    expect(await change(many)).toContain('At most 1,000')
  })

  it('can be assigned to staff only', async () => {
    const id = await listed()
    const { data: staff } = await admin.from('staff').select('user_id').eq('name', 'Negotiator').single()
    const { user_id: negotiator } = staff as { user_id: string }
    const give = (to: string) => change([{ id, before: { negotiator_id: null }, after: { negotiator_id: to } }])
    expect(await give(randomUUID())).toMatchObject([{ outcome: 'refused' }])
    expect(await give(negotiator)).toMatchObject([{ outcome: 'changed' }])
    expect(await rowOf(id)).toMatchObject({ negotiator_id: negotiator })
    const { data: log } = await admin.from('audit_log').select('changes').eq('thing_id', id).eq('action', 'changed')
    expect(log).toEqual([{ changes: [{ column: 'negotiator_id', from: null, to: 'Negotiator' }] }])
    // The public sees none of it.
    expect((await anonymous().from('listing_records').select('negotiator_id')).data ?? []).toEqual([])
  })
})

it('A published draft gets its schedule back by an undo', async () => {
  const publishAt = daysAgo(-1)
  const id = await listed({ status: 'draft' }, { publish_at: publishAt })
  const [scheduled, live] = [{ status: 'draft', publish_at: publishAt }, { status: 'live' }]
  expect(await change([{ id, before: scheduled, after: live }])).toMatchObject([{ outcome: 'changed' }])
  expect(await rowOf(id)).toMatchObject({ status: 'live', publish_at: null })
  expect(await change([{ id, before: live, after: scheduled }])).toMatchObject([{ outcome: 'changed' }])
  expect(await rowOf(id)).toMatchObject({ status: 'draft', attention: ['scheduled'] })
})

describe('An archived listing', () => {
  const archive = (id: string, status: string) => ({
    ...{ id, before: { status, archived: false }, after: { status: 'draft', archived: true } },
  })

  it('leaves the site and the list, and can be restored', async () => {
    const id = await listed({}, { vendor_notes: 'Ring after six.' })
    expect(await change([archive(id, 'live')])).toMatchObject([{ outcome: 'changed' }])
    expect(await rowOf(id)).toMatchObject({ status: 'draft', archived: true })
    expect((await anonymous().from('properties').select('id').eq('id', id)).data).toEqual([])
    const back = { id, before: { status: 'draft', archived: true }, after: { status: 'live', archived: false } }
    expect(await change([back])).toMatchObject([{ outcome: 'changed' }])
    expect(await rowOf(id)).toMatchObject({ status: 'live', archived: false })
  })

  it('is no longer scheduled, and returns to the list once it is published', async () => {
    const id = await listed({ status: 'draft' }, { publish_at: daysAgo(-1) })
    const { before, after } = archive(id, 'draft')
    await change([{ id, before, after: { ...after, publish_at: null } }])
    expect(await rowOf(id)).toMatchObject({ archived: true, publish_at: null })
    expect((await admin.from('properties').update({ status: 'live' }).eq('id', id)).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ archived: false })
  })

  it('is not published at a time that a colleague set before or after', async () => {
    const id = await listed({ status: 'draft' }, { publish_at: daysAgo(1) })
    expect(await change([archive(id, 'draft')])).toMatchObject([{ outcome: 'changed' }])
    expect(await rowOf(id)).toMatchObject({ archived: true, publish_at: null })
    const schedule = { publish_at: daysAgo(1) }
    const { error } = await admin.from('listing_records').update(schedule).eq('property_id', id)
    expect(error?.hint).toBe('archived-not-scheduled')
    expect((await withSecretKey().rpc('publish_due')).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 'draft', archived: true })
    // Whoever restores it may schedule it in the same change.
    const back = { id, before: { archived: true }, after: { archived: false, publish_at: daysAgo(-1) } }
    expect(await change([back])).toMatchObject([{ outcome: 'changed' }])
    expect(await rowOf(id)).toMatchObject({ archived: false, attention: ['scheduled'] })
  })

  it('is a draft: a published listing cannot be archived in any other way', async () => {
    const id = await listed()
    const { error } = await admin
      .from('listing_records')
      .upsert({ property_id: id, archived_at: daysAgo(0) }, { onConflict: 'property_id' })
    expect(error?.hint).toBe('only-drafts-archived')
  })
})

describe('List settings', () => {
  it('are private to their account', async () => {
    const settings = { list_columns: ['facts'], saved_filters: [{ name: 'Camden', search: '?area=Camden' }] }
    const { data: user } = await everyone.reader.auth.getUser()
    const userId = user.user!.id
    const stored = await everyone.reader
      .from('staff_settings')
      .upsert({ user_id: userId, ...settings })
      .select()
    expect(stored.data).toMatchObject([settings])
    for (const role of ['anonymous', 'stranger', 'negotiator', 'administrator', 'ended', 'signed out'] as Role[]) {
      const client = everyone[role]
      expect((await client.from('staff_settings').select('*').eq('user_id', userId)).data ?? [], role).toEqual([])
      expect((await client.from('staff_settings').upsert({ user_id: userId })).error, role).not.toBeNull()
    }
    expect((await everyone.stranger.from('staff_settings').insert({ saved_filters: [] })).error).not.toBeNull()
    const tooMany = Array.from({ length: 21 }, (_, n) => ({ name: String(n), search: '' }))
    const refused = await everyone.reader
      .from('staff_settings')
      .update({ saved_filters: tooMany })
      .eq('user_id', userId)
    expect(refused.error?.message).toContain('staff_settings_filters')
    await everyone.reader.from('staff_settings').update({ list_columns: null, saved_filters: [] }).eq('user_id', userId)
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { completeListing } from '../complete-listing'
import { clientsOf } from './people'
import { testDatabase } from './test-database'

const { negotiator, ...others } = clientsOf('anonymous', 'stranger', 'reader', 'negotiator', 'administrator')
const { administrator: admin } = others

async function stored(changes: Record<string, unknown> = {}, client = admin) {
  const { data, error } = await client.from('properties').insert(completeListing('sale', changes)).select().single()
  if (error) throw error
  return data as { id: string; slug: string; reference: string }
}
const update = async (id: string, changes: Record<string, unknown>) => {
  const { data, error } = await admin.from('properties').update(changes).eq('id', id).select().single()
  if (error) throw error
  return data as { slug: string; reference: string; reference_branch: string | null }
}
const numberOf = ({ reference }: { reference: string }) => Number(/^MR-(\d{4,})$/.exec(reference)?.[1])

describe('A new listing', () => {
  it('gets the next reference, and each of several at once its own', async () => {
    const first = numberOf(await stored())
    const numbers = (await Promise.all(Array.from({ length: 8 }, () => stored()))).map(numberOf)
    expect(new Set(numbers).size).toBe(8)
    expect(Math.min(...numbers)).toBeGreaterThan(first)
  })

  it('never gets the reference of a deleted one, or one that staff used', async () => {
    const { id, ...deleted } = await stored()
    await admin.from('properties').delete().eq('id', id)
    const next = numberOf(await stored())
    expect(next).toBeGreaterThan(numberOf(deleted))
    const own = await stored({ reference: `MR-${next + 500}` })
    await admin.from('properties').delete().eq('id', own.id)
    expect(numberOf(await stored())).toBeGreaterThan(next + 500)
  })

  it('keeps the reference that staff or a feed gave it', async () => {
    const reference = `OWN-${Date.now()}`
    expect(await stored({ reference })).toMatchObject({ reference })
    const fed = await stored({ reference: 'MR-900000', reference_branch: '77777' })
    expect(fed).toMatchObject({ reference: 'MR-900000' })
    expect(numberOf(await stored())).toBeLessThan(900_000)
    expect(await update(fed.id, { reference: null })).toMatchObject({
      reference: 'MR-900000',
      reference_branch: '77777',
    })
  })

  it('gets it whoever adds it; nobody else reaches the numbers', async () => {
    expect(numberOf(await stored({}, negotiator))).toBeGreaterThan(1000)
    for (const [role, client] of Object.entries(others)) {
      const { error } = await client.rpc('next_reference')
      expect(error, role).not.toBeNull()
    }
  })
})

const database = testDatabase()
it('Listings that an adopted database has without a reference are numbered, oldest first', async () => {
  await database.exec(`
    alter table public.properties disable trigger properties_publishing;
    insert into public.properties (slug, title, reference, created_at, updated_at) values
      ('one', 'One', 'MR-2000', now(), '2026-01-01'), ('two', 'Two', null, '2026-02-02', '2026-01-01'),
      ('three', 'Three', null, '2026-01-01', '2026-01-01');
    alter table public.properties disable trigger user;
    update public.properties set reference = null where slug <> 'one';
    alter table public.properties enable trigger user;`)
  await database.query('select private.set_agency($1, $2, $3)', [agency.referencePrefix, 3, ['sale', 'rent']])
  const { rows } = await database.query('select slug, reference, updated_at from public.properties order by created_at')
  expect(rows).toMatchObject([
    { slug: 'three', reference: 'MR-2003' },
    { slug: 'two', reference: 'MR-2004' },
    { slug: 'one', reference: 'MR-2000', updated_at: new Date('2026-01-01') },
  ])
  const { rows: rights } = await database.query(`
    select role from unnest(array['anon', 'authenticated', 'service_role']) role
    where has_sequence_privilege(role, 'private.listing_number', 'usage, select, update')`)
  expect(rights).toEqual([])
})

describe('The address of a copy', () => {
  const copy = () => {
    const title = `Copy of Mews ${randomUUID()}`
    return stored({ title, slug: null, status: 'draft' })
  }
  it('follows its title while it is a draft, and the former one does not redirect', async () => {
    const { id, slug } = await copy()
    expect(slug).toMatch(/^copy-of-mews-/)
    const mark = Date.now()
    expect(await update(id, { title: `Orchard ${mark}`, slug })).toMatchObject({ slug: `orchard-${mark}` })
    // From now on the address is its own.
    expect(await update(id, { title: `Garden ${mark}` })).toMatchObject({ slug: `orchard-${mark}` })
  })

  it('stays if somebody chose another, or once it was published', async () => {
    const { id } = await copy()
    const slug = `chosen-${randomUUID()}`
    expect(await update(id, { title: 'Chosen', slug })).toMatchObject({ slug })
    const { id: live, slug: former } = await copy()
    await update(live, { status: 'live' })
    await update(live, { status: 'draft' })
    expect(await update(live, { title: `Renamed ${randomUUID()}` })).toMatchObject({ slug: former })
  })

  it('gets a part of its id if another listing has the address', async () => {
    const other = await stored({ slug: `taken-${Date.now()}` })
    const { id } = await copy()
    const { slug } = await update(id, { title: other.slug.replaceAll('-', ' ') })
    expect(slug).toBe(`${other.slug}-${id.slice(0, 8)}`)
  })
})

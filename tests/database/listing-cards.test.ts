import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientsOf, listingRow } from './people'
import { testDatabase } from './test-database'

const roles = ['anonymous', 'stranger', 'administrator'] as const
const clients = clientsOf(...roles)
const statuses = ['draft', 'live', 'under_offer', 'let_agreed', 'sold', 'let'] as const
const typeOf = (status: string) => (['let_agreed', 'let'].includes(status) ? 'rent' : 'sale')
const made = statuses.map((status) => ({
  ...listingRow({
    ...{ status, listing_type: typeOf(status) },
    price_qualifier: typeOf(status) === 'sale' ? 'guide_price' : null,
  }),
  id: randomUUID(),
  status,
}))
const ids = made.map(({ id }) => id)

beforeAll(async () => {
  for (const row of made) expect((await clients.administrator.from('properties').insert(row)).error).toBeNull()
})

describe.each(roles)('The cards of the lists, for the %s', (role) => {
  const cards = () => clients[role].from('listing_cards')
  it('are those of live, under offer and let agreed listings, and never of a draft', async () => {
    const { data, error } = await cards().select('status').in('id', ids)
    expect(error).toBeNull()
    expect(data?.map(({ status }) => status as string).sort()).toEqual(['let_agreed', 'live', 'under_offer'])
  })
  it('say what a price is', async () => {
    const { data } = await cards().select('price_qualifier').eq('id', ids[1])
    expect(data).toEqual([{ price_qualifier: 'guide_price' }])
  })
  it('are newest first, and as many as requested', async () => {
    const { data } = await cards().select('id, created_at').eq('listing_type', 'sale').limit(12)
    const { data: rows } = await clients[role]
      .from('properties')
      .select('id, created_at')
      .eq('listing_type', 'sale')
      .in('status', ['live', 'under_offer', 'let_agreed'])
      .order('created_at', { ascending: false })
      .order('id')
      .limit(12)
    expect(data).toHaveLength(12)
    expect(data).toEqual(rows)
  })
  it('equal the first page of the search', async () => {
    const { data } = await cards().select().eq('listing_type', 'rent').limit(24)
    const { data: results } = await clients[role].rpc('search_listings', { filters: { type: 'rent' } })
    const { listings } = results as { listings: Record<string, unknown>[] }
    expect(listings.map(({ id }) => id)).toEqual(data?.map(({ id }) => id as string))
    expect(Object.keys(listings[0]!).sort()).toEqual(Object.keys(data?.[0] as object).sort())
  })
})

it.each(['anonymous', 'stranger'] as const)('The %s cannot write a listing through the cards', async (role) => {
  const cards = () => clients[role].from('listing_cards')
  await cards().update({ title: 'Changed' }).in('id', ids)
  await cards().delete().in('id', ids)
  expect((await cards().insert({ ...made[1], id: randomUUID(), slug: `written-${role}` })).error).not.toBeNull()
  const { data } = await clients.administrator.from('properties').select('title').in('id', ids)
  expect(data).toEqual(made.map(({ title }) => ({ title })))
})

const database = testDatabase()
it('The cards of a type are read from their index, in order', async () => {
  await database.exec('set enable_seqscan = off; set role anon')
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `explain select * from public.listing_cards where listing_type = 'rent' limit 24`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('properties_listed_newest')
  expect(plan).not.toContain('Sort')
})

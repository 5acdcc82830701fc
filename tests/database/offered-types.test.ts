import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../scripts/lib/backend'
import { freePort } from '../../scripts/lib/ports'
import { makeSecrets } from '../../scripts/lib/secrets'
import { completeListing } from '../complete-listing'
import { testDatabase } from './test-database'

// A live database that holds listings for sale and listings to rent, for an agency that stops to offer one of them.

const secrets = makeSecrets()
const cleanups: (() => Promise<unknown>)[] = []
const client = (url: string) => createClient(url, secrets.publishableKey, { auth: { persistSession: false } })
const stock = (['sale', 'rent'] as const).map((type) => ({
  ...completeListing(type, { slug: `first-${type}`, area: 'Camden', latitude: 51.54, longitude: -0.14 }),
  id: randomUUID(),
}))
const [sale, rental] = stock as [(typeof stock)[0], (typeof stock)[0]]
const enquiry = {
  id: randomUUID(),
  type: 'buy',
  property_id: sale.id,
  property_title: 'First Home',
  name: 'Adaeze Okafor',
  email: 'adaeze@example.com',
  phone: '+234 803 000 0000',
}
const filters = { rent: { type: 'rent' }, sale: { type: 'sale' } }
// Windows of Chrome: robots are not counted.
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

const database = testDatabase()
let clients: Record<'anonymous' | 'stranger' | 'reader' | 'negotiator', SupabaseClient>
const offer = (...types: string[]) => database.query("select private.set_agency('MR', 3, $1)", [types])

beforeAll(async () => {
  await database.exec('set search_path = public, extensions')
  for (const file of ['staff', 'stranger'])
    await database.exec(await readFile(new URL(`${file}.sql`, import.meta.url), 'utf8'))
  const folder = await mkdtemp(`${tmpdir()}/agency-types-`)
  cleanups.push(() => rm(folder, { recursive: true }))
  await mkdir(`${folder}/supabase`)
  const readinessPath = '/rest/v1/properties?select=id&limit=1'
  const api = await startApi({ folder, owner: database.address, port: await freePort(), secrets, readinessPath })
  cleanups.push(api.stop)
  const signedIn = async (name: string) => {
    const one = client(api.url)
    const { error } = await one.auth.signInWithPassword({
      email: `${name}@example.com`,
      password: `${name}-demo`,
    })
    if (error) throw error
    return one
  }
  clients = {
    anonymous: createClient(api.url, secrets.publishableKey, {
      auth: { persistSession: false },
      global: { headers: { 'user-agent': browser } },
    }),
    stranger: await signedIn('stranger'),
    reader: await signedIn('reader'),
    negotiator: await signedIn('negotiator'),
  }
  for (const listing of stock) expect((await clients.negotiator.from('properties').insert(listing)).error).toBeNull()
  await database.query(
    `insert into public.viewing_hours (weekdays, opens, closes, notice_hours)
      values ('{1,2,3,4,5,6,7}', '08:00', '20:00', 0)`,
  )
  await database.query("update public.properties set slug = slug || '-moved'")
  expect((await clients.anonymous.from('property_inquiries').insert(enquiry)).error).toBeNull()
}, 90_000)
beforeEach(() => offer('rent'))
afterAll(async () => {
  for (const close of cleanups.reverse()) await close()
})

const rowsOf = async (role: keyof typeof clients, table: string) => {
  const { data, error } = await clients[role].from(table).select()
  expect(error).toBeNull()
  return (data ?? []) as Record<string, unknown>[]
}
const call = async (role: keyof typeof clients, name: string, args: Record<string, unknown>) => {
  const { data, error } = await clients[role].rpc(name, args)
  expect(error, name).toBeNull()
  return data as unknown
}

describe.each(['anonymous', 'stranger'] as const)('An agency that only lets shows the %s', (role) => {
  it('no home for sale in a table, a list or a former address', async () => {
    for (const table of ['properties', 'listing_cards', 'featured_cards'])
      expect(await rowsOf(role, table), table).toMatchObject([{ id: rental.id }])
    expect(await rowsOf(role, 'listing_addresses')).toMatchObject([{ slug: 'first-rent' }])
    const { data } = await clients[role].from('properties').select().eq('slug', 'first-sale-moved')
    expect(data).toEqual([])
  })

  it('none in a search, with or without other filters', async () => {
    expect(await call(role, 'search_listings', { filters: filters.rent })).toMatchObject({ total: 1 })
    for (const more of [{}, { q: 'home' }, { areas: ['Camden'] }, { beds: 9 }])
      expect(await call(role, 'search_listings', { filters: { ...filters.sale, ...more } })).toEqual({
        ...{ total: 0, listings: [], areas: [], relaxed: {} },
      })
  })

  it('none on the map', async () => {
    expect(await call(role, 'listings_on_map', { filters: filters.rent, cell: 0.01 })).toHaveLength(1)
    expect(await call(role, 'listings_on_map', { filters: filters.sale, cell: 0.01 })).toEqual([])
    expect(await call(role, 'listing_bounds', { filters: filters.sale })).toBeNull()
  })

  it('no history, slot or counted view of one', async () => {
    const listings = stock.map(({ id }) => id)
    expect(await call(role, 'listing_histories', { listings })).toMatchObject([{ property_id: rental.id }])
    expect(await call(role, 'viewing_slots', { listing: rental.id })).not.toEqual([])
    expect(await call(role, 'viewing_slots', { listing: sale.id })).toEqual([])
    for (const type of ['rent', 'sale']) await call('anonymous', 'count_view', { slug: `first-${type}-moved` })
    expect((await rowsOf('reader', 'listing_views')).map(({ property_id: id }) => id)).toEqual([rental.id])
  })

  it('no alert about one', async () => {
    const email = `alert-${role}@example.com`
    const request = (type: string) =>
      clients[role].rpc('request_alert', {
        ...{ id: randomUUID(), email, filters: { type }, address: `type=${type}`, frequency: 'at_once' },
      })
    expect((await request('rent')).error).toBeNull()
    expect((await request('sale')).error?.hint).toBe('alert-invalid')
    const watch = (listing: string) =>
      clients[role].rpc('request_listing_alert', { id: randomUUID(), email, listings: [listing] })
    expect((await watch(rental.id)).error).toBeNull()
    expect((await watch(sale.id)).error?.hint).toBe('alert-invalid')
  })
})

describe('Its admin', () => {
  it('sees every home, without a link to a page that visitors do not have', async () => {
    expect(await rowsOf('reader', 'properties')).toHaveLength(2)
    expect(await rowsOf('reader', 'staff_listings')).toHaveLength(2)
    expect(await call('reader', 'find_listings', { patterns: ['%home%'] })).toHaveLength(2)
    expect(await rowsOf('reader', 'enquiries')).toMatchObject([{ id: enquiry.id, listing_slug: null }])
  })

  it('sends nobody a home that visitors do not see', async () => {
    const arguments_ = { of_kind: 'inquiry', of_id: enquiry.id }
    expect(await call('reader', 'matching_listings', arguments_)).toMatchObject({ listings: [] })
    const sent = await clients.negotiator.rpc('send_matching_homes', { ...arguments_, listings: [sale.id] })
    expect(sent.error?.hint).toBe('listing-not-live')
    expect(await call('reader', 'listing_seekers', { listing: sale.id })).toBeNull()
    const report = await clients.negotiator.rpc('send_owner_report', { listing: sale.id, mailbox: 'owner@example.com' })
    expect(report.error?.hint).toBe('type-not-offered')
  })
})

describe('Emails', () => {
  const matched = (id: string) => database.value('select private.match_listing($1, now())', [id])
  const alerts = (ids: readonly string[]) =>
    database.query(
      `insert into private.alerts (email, email_hash, filters, address, frequency, state, confirmed_at)
        select type || '@example.com', sha256(type::bytea), jsonb_build_object('type', type), '', 'at_once', 'active',
          now() - interval '1 day' from unnest($1::text[]) as type`,
      [ids],
    )

  it('of an alert have no home of a type that is no longer offered, also if it was found before', async () => {
    await offer('sale', 'rent')
    await alerts(['sale', 'rent'])
    expect([await matched(sale.id), await matched(rental.id)]).toEqual([1, 1])
    await offer('rent')
    const { rows } = await database.query<{ n: number }>('select public.queue_alert_emails() as n')
    expect(rows).toEqual([{ n: 1 }])
    await database.query('delete from private.alert_matches')
    expect([await matched(sale.id), await matched(rental.id)]).toEqual([0, 1])
  })

  it('about an enquiry and a viewing link to no page of one', async () => {
    const data = await database.query<{ data: Record<string, unknown> }>(
      "select private.enquiry_email_data('inquiry', to_jsonb(i)) as data from public.property_inquiries i",
    )
    expect(data.rows[0]?.data['listing']).toBeNull()
    await offer('sale', 'rent')
    const again = await database.query<{ data: Record<string, unknown> }>(
      "select private.enquiry_email_data('inquiry', to_jsonb(i)) as data from public.property_inquiries i",
    )
    expect(again.rows[0]?.data['listing']).toMatchObject({ slug: 'first-sale-moved' })
  })
})

it('An agency that only sells shows no home to rent, and one that does both shows both', async () => {
  await offer('sale')
  expect(await rowsOf('anonymous', 'listing_cards')).toMatchObject([{ id: sale.id }])
  expect(await call('anonymous', 'search_listings', { filters: filters.rent })).toMatchObject({ total: 0 })
  await offer('rent', 'sale')
  expect(await rowsOf('anonymous', 'listing_cards')).toHaveLength(2)
})

it.each([[[]], [['lease']], [['sale', 'lease']]])('The types %j are refused', async (types) => {
  await expect(offer(...types)).rejects.toThrow('listing_types_known')
})

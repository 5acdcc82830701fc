import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareFeed } from '../../src/domain/feed/compare-feed'
import { importPayload } from '../../src/domain/feed/feed-payload'
import { type Imported, importFailure, importInParts, importParts } from '../../src/domain/feed/import-parts'
import { parseBlm } from '../../src/domain/feed/parse-blm'
import { type Present, presentListing } from '../../src/domain/feed/present-listings'
import { type FeedListing, writeBlm } from '../../src/domain/feed/write-blm'
import { failed, success } from '../../src/lib/http/result'
import { completeHome } from '../complete-home'
import { secrets } from '../secrets'
import { administrator, everybody, editors, type Role, roles } from './people'

let admin: SupabaseClient
let people: Record<Role, SupabaseClient>
beforeAll(async () => {
  admin = await administrator()
  people = await everybody()
})

const generated = '2026-11-23 09:00:00'
// A branch of this file's own: what other tests store is not of it.
const branch = `T${Date.now().toString(36)}`
const home = (reference: string, changes: Record<string, unknown> = {}) =>
  ({
    ...completeHome('sale', { reference, gallery: ['https://images.pexels.com/photos/1.jpeg'] }),
    ...{ created_at: '2026-11-01T09:00:00Z', updated_at: '2026-11-01T09:00:00Z', ...changes },
  }) as unknown as FeedListing
const feedOf = (...listings: FeedListing[]) => parseBlm(writeBlm(listings, branch, generated))

async function present(references: string[]): Promise<Present[]> {
  const { data: rows } = await admin.from('properties').select('*').in('reference', references)
  const ids = (rows ?? []).map(({ id }: { id: string }) => id)
  const { data: records } = await admin.from('listing_records').select('*').in('property_id', ids)
  return ((rows ?? []) as Record<string, unknown>[]).map((row) =>
    presentListing(
      row,
      (records ?? []).find((record: { property_id: string }) => record.property_id === row['id']),
    ),
  )
}
async function plan(listings: FeedListing[], references = listings.map(({ reference }) => reference)) {
  return compareFeed(feedOf(...listings), await present(references), { branch, today: '2026-11-23' })
}
// What the export calls a picture is no file of a zip here: it keeps an address instead.
const addresses = new Map<string, string>()
const payload = (planned: Awaited<ReturnType<typeof plan>>) => {
  for (const { row } of planned.created)
    for (const source of (row.gallery as string[] | null) ?? [])
      addresses.set(source, 'https://images.pexels.com/photos/1.jpeg')
  return importPayload(planned, addresses)
}
const apply = (planned: Awaited<ReturnType<typeof plan>>, client = admin) =>
  client.rpc('import_listings', { plan: payload(planned) })
let counter = 0
const reference = () => `${branch}${counter++}`

describe('An import', () => {
  it('brings homes, changes them, and withdraws those that the next feed lacks', async () => {
    const [one, two] = [reference(), reference()]
    const first = await plan([home(one), home(two)])
    expect(first.created).toHaveLength(2)
    expect((await apply(first)).data).toMatchObject({ created: 2, conflicts: [] })

    // Published by hand, with the facts that the feed has no fields for.
    const facts: Record<string, unknown> = { ...completeHome('sale'), status: 'live' }
    for (const column of ['slug', 'title', 'price', 'reference', 'gallery']) delete facts[column]
    const { error } = await admin.from('properties').update(facts).in('reference', [one, two])
    expect(error).toBeNull()

    const again = await plan([home(one), home(two)])
    expect(again).toMatchObject({ created: [], changed: [], left: 2, withdrawn: [] })

    const next = await plan([home(one, { price: 480_000 })], [one, two])
    expect(next.changed.map(({ differences }) => differences.flatMap(({ columns }) => columns))).toEqual([['price']])
    expect(next.withdrawn.map((withdrawn) => withdrawn.reference)).toEqual([two])
    expect((await apply(next)).data).toMatchObject({ changed: 1, withdrawn: 1 })
    const now = await present([one, two])
    expect(Object.fromEntries(now.map((row) => [row.reference, [Number(row.price), row.status]]))).toEqual({
      [one]: [480_000, 'live'],
      [two]: [500_000, 'draft'],
    })
  })

  it('does nothing at all where one home has changed since the dry run, and names it', async () => {
    const [one, two] = [reference(), reference()]
    await apply(await plan([home(one), home(two)]))
    const stale = await plan([home(one, { price: 1 }), home(two, { price: 2 })])
    const [there] = await present([two])
    await admin.from('properties').update({ title: 'Changed by a colleague' }).eq('id', there!.id)
    expect((await apply(stale)).data).toEqual({ conflicts: [there!.id] })
    expect((await present([one])).map(({ price }) => Number(price))).toEqual([500_000])
  })

  it('does nothing at all where the database refuses one home', async () => {
    const [one, two] = [reference(), reference()]
    const planned = await plan([home(one), home(two)])
    planned.created[1]!.row = { ...planned.created[1]!.row, price: -5 }
    expect((await apply(planned)).error).not.toBeNull()
    expect(await present([one, two])).toEqual([])
  })

  it('in parts goes on after one that failed, and withdraws once all others are stored', async () => {
    const [gone, ...rest] = Array.from({ length: 6 }, reference)
    await apply(await plan([home(gone!)]))
    const facts: Record<string, unknown> = { ...completeHome('sale'), status: 'live' }
    for (const column of ['slug', 'title', 'price', 'reference', 'gallery']) delete facts[column]
    await admin.from('properties').update(facts).eq('reference', gone!)

    const all = [gone!, ...rest]
    const next = () =>
      plan(
        rest.map((one) => home(one)),
        all,
      )
    const run = async (planned: Awaited<ReturnType<typeof plan>>) =>
      importInParts(importParts(payload(planned), { homes: 2, bytes: 1e6 }), async (part) => {
        const { data, error } = await admin.rpc('import_listings', { plan: part })
        return error ? failed('refused', error.message) : success(data as Imported)
      })
    const broken = await next()
    broken.created[3]!.row = { ...broken.created[3]!.row, price: -5 }
    const first = await run(broken)
    expect(first).toMatchObject({ parts: 3, stored: 1, created: 2, withdrawn: 0 })
    expect(importFailure(first, 'Run it again')).toContain('Part 2 of 3 was not imported.')
    expect((await present([gone!]))[0]).toMatchObject({ status: 'live' })

    const again = await next()
    expect([again.left, again.created.length, again.withdrawn.length]).toEqual([2, 3, 1])
    expect(await run(again)).toMatchObject({ failure: null, created: 3, withdrawn: 1 })
    expect(await next()).toMatchObject({ created: [], changed: [], withdrawn: [], left: 5 })
  })

  it('keeps what is protected, and protects what it is told to', async () => {
    const one = reference()
    await apply(await plan([home(one)]))
    const changed = await plan([home(one, { price: 450_000, beds: 3 })])
    const protect = new Map([[changed.changed[0]!.id, ['price']]])
    await admin.rpc('import_listings', { plan: importPayload(changed, addresses, protect) })
    expect(await present([one])).toMatchObject([{ beds: 3, protected_columns: ['price'] }])
    expect(await plan([home(one, { price: 450_000, beds: 3 })])).toMatchObject({ changed: [], left: 1 })
  })

  it.each(roles)('is for those who keep listings: by the %s', async (role) => {
    const one = reference()
    const { error } = await apply(await plan([home(one)]), people[role])
    expect(error === null).toBe(editors.includes(role))
    expect(await present([one])).toHaveLength(editors.includes(role) ? 1 : 0)
  })

  it('is for the command, with the secret key; and a column that is none is left out', async () => {
    const secret = createClient(process.env['TEST_BACKEND']!, secrets.secretKey, { auth: { persistSession: false } })
    const one = reference()
    const planned = payload(await plan([home(one)]))
    Object.assign(planned.create[0]!.row, { 'id); drop table public.properties; --': 1, nothing_of_ours: randomUUID() })
    expect((await secret.rpc('import_listings', { plan: planned })).error).toBeNull()
    expect(await present([one])).toHaveLength(1)
  })
})

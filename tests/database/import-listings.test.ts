import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../src/domain/feed/compare-feed'
import { changedRow } from '../../src/domain/feed/feed-plan'
import { importPayload } from '../../src/domain/feed/feed-payload'
import { type Imported, importFailure, importInParts, importParts } from '../../src/domain/feed/import-parts'
import { parseBlm } from '../../src/domain/feed/parse-blm'
import { type CurrentListing, currentListing } from '../../src/domain/feed/current-listings'
import { type FeedListing, writeBlm } from '../../src/domain/feed/write-blm'
import { failed, success } from '../../src/lib/http/result'
import { completeListing } from '../complete-listing'
import { clientsOf, editors, roles, withSecretKey } from './people'

const people = clientsOf(...roles)
const { administrator: admin } = people

const generated = '2026-11-23 09:00:00'
// A branch for this file only, which other tests do not use.
const branch = `T${Date.now().toString(36)}`
const feedListing = (reference: string, changes: Record<string, unknown> = {}, type: 'sale' | 'rent' = 'sale') =>
  ({
    ...completeListing(type, { reference, gallery: ['https://images.pexels.com/photos/1.jpeg'] }),
    ...{ created_at: '2026-11-01T09:00:00Z', updated_at: '2026-11-01T09:00:00Z', ...changes },
  }) as unknown as FeedListing
const feedOf = (...listings: FeedListing[]) => parseBlm(writeBlm(listings, branch, generated))

async function present(references: string[]): Promise<CurrentListing[]> {
  const { data: rows } = await admin.from('properties').select('*').in('reference', references)
  const ids = (rows ?? []).map(({ id }: { id: string }) => id)
  const { data: records } = await admin.from('listing_records').select('*').in('property_id', ids)
  return ((rows ?? []) as Record<string, unknown>[]).map((row) =>
    currentListing(
      row,
      (records ?? []).find((record: { property_id: string }) => record.property_id === row['id']),
    ),
  )
}
async function plan(listings: FeedListing[], references = listings.map(({ reference }) => reference)) {
  return compareFeed(feedOf(...listings), await present(references), { branch, today: '2026-11-23' })
}
// Exported picture names are no zip files here, so they become addresses.
const addresses = new Map<string, string>()
const payload = (planned: Awaited<ReturnType<typeof plan>>) => {
  for (const { row } of planned.created)
    for (const source of (row.gallery as string[] | null) ?? [])
      addresses.set(source, 'https://images.pexels.com/photos/1.jpeg')
  return importPayload(planned, addresses)
}
const apply = (planned: Awaited<ReturnType<typeof plan>>, client = admin) =>
  client.rpc('import_listings', { plan: payload(planned) })
/** Publishes listings by hand, with facts that the feed format lacks. */
async function publish(references: string[], type: 'sale' | 'rent' = 'sale') {
  const facts: Record<string, unknown> = { ...completeListing(type), status: 'live' }
  for (const column of ['slug', 'title', 'price', 'reference', 'gallery']) delete facts[column]
  expect((await admin.from('properties').update(facts).in('reference', references)).error).toBeNull()
}
let counter = 0
const reference = () => `${branch}${counter++}`

describe('An import', () => {
  it('creates and changes listings, and withdraws those that the next feed lacks', async () => {
    const [one, two] = [reference(), reference()]
    const first = await plan([feedListing(one), feedListing(two)])
    expect(first.created).toHaveLength(2)
    expect((await apply(first)).data).toMatchObject({ created: 2, conflicts: [] })

    await publish([one, two])

    const again = await plan([feedListing(one), feedListing(two)])
    expect(again).toMatchObject({ created: [], changed: [], unchanged: 2, withdrawn: [] })

    const next = await plan([feedListing(one, { price: 480_000 })], [one, two])
    expect(next.changed.map(({ differences }) => differences.flatMap(({ columns }) => columns))).toEqual([['price']])
    expect(next.withdrawn.map((withdrawn) => withdrawn.reference)).toEqual([two])
    expect((await apply(next)).data).toMatchObject({ changed: 1, withdrawn: 1 })
    const now = await present([one, two])
    expect(Object.fromEntries(now.map((row) => [row.reference, [Number(row.price), row.status]]))).toEqual({
      [one]: [480_000, 'live'],
      [two]: [500_000, 'draft'],
    })
    // The feed may publish it again: staff did not unpublish it.
    expect(now.flatMap((row) => row.protected_columns)).toEqual([])
  })

  it('keeps references unchanged, long ones and other branches’ too; the next day changes nothing', async () => {
    const own = reference()
    const long = `${reference()}${'L'.repeat(70 - own.length)}`
    const refs = [`${branch}_${own}`, `EAF${own}`, `88888_${own}`, `${branch}_${long}`]
    const rename = (file: ReturnType<typeof feedOf>): ReturnType<typeof feedOf> => ({
      ...file,
      records: file.records.map((record, index) => ({
        ...record,
        values: { ...record.values, AGENT_REF: refs[index]! },
      })),
    })
    const file = rename(feedOf(...refs.map((ref) => feedListing(ref))))
    const stored = [own, `EAF${own}`, `88888_${own}`, long]
    const compare = async () => compareFeed(file, await present(stored), { branch, today: '2026-11-23' })
    const { data, error } = await apply(await compare())
    expect(error).toBeNull()
    expect(data).toMatchObject({ created: 4 })
    expect((await present(stored)).map((row) => row.reference).sort()).toEqual(stored.sort())
    expect(await compare()).toMatchObject({ created: [], changed: [], unchanged: 4, withdrawn: [], refused: [] })
  })

  it('of one branch creates a listing although another branch has the same reference', async () => {
    const one = reference()
    const other = { ...(await plan([feedListing(one)])), branch: '88888' }
    for (const { row } of other.created) row.reference_branch = '88888'
    expect((await apply(other)).data).toMatchObject({ created: 1 })
    const { data, error } = await apply(await plan([feedListing(one)]))
    expect(error).toBeNull()
    expect(data).toMatchObject({ created: 1 })
    expect((await present([one])).map((row) => row['reference_branch' as never]).sort()).toEqual(['88888', branch])
  })

  it('of a partial feed neither adds nor removes ownership', async () => {
    const [manual, fed, part] = [reference(), reference(), reference()]
    const { error } = await admin
      .from('properties')
      .insert({ ...completeListing('sale', { reference: manual }), price: 500_000 })
    expect(error).toBeNull()
    await apply(await plan([feedListing(fed)]))
    const whose = async () =>
      Object.fromEntries(
        (await present([manual, fed, part])).map((row) => [row.reference, [Number(row.price), row.feed_branch]]),
      )

    const all = [manual, fed, part]
    const cut = { ...feedOf(...all.map((name) => feedListing(name, { price: 490_000 }))), complete: false }
    const partial = compareFeed(cut, await present(all), { branch, today: '2026-11-23' })
    expect((await apply(partial)).error).toBeNull()
    expect(await whose()).toEqual({ [manual]: [490_000, null], [fed]: [490_000, branch], [part]: [490_000, null] })

    const file = feedOf(feedListing(part, { price: 490_000 }))
    const complete = compareFeed(file, await present(all), { branch, today: '2026-11-23' })
    // The feed's listing is already a draft; the admin's own one is not withdrawn.
    expect(complete).toMatchObject({ created: [], changed: [], withdrawn: [] })
    expect((await apply(complete)).error).toBeNull()
    expect(await whose()).toEqual({ [manual]: [490_000, null], [fed]: [490_000, branch], [part]: [490_000, branch] })
  })

  it('changes nothing if a listing has changed since the dry run, and names it', async () => {
    const [one, two] = [reference(), reference()]
    await apply(await plan([feedListing(one), feedListing(two)]))
    const stale = await plan([feedListing(one, { price: 1 }), feedListing(two, { price: 2 })])
    const [there] = await present([two])
    await admin.from('properties').update({ title: 'Changed by a colleague' }).eq('id', there!.id)
    expect((await apply(stale)).data).toEqual({ conflicts: [there!.id] })
    expect((await present([one])).map(({ price }) => Number(price))).toEqual([500_000])
  })

  it('changes nothing if the database refuses a listing', async () => {
    const [one, two] = [reference(), reference()]
    const planned = await plan([feedListing(one), feedListing(two)])
    planned.created[1]!.row = { ...planned.created[1]!.row, price: -5 }
    expect((await apply(planned)).error).not.toBeNull()
    expect(await present([one, two])).toEqual([])
  })

  it('in parts resumes after a failed one, and withdraws only when all others are stored', async () => {
    const [gone, ...rest] = Array.from({ length: 6 }, reference)
    await apply(await plan([feedListing(gone!)]))
    await publish([gone!])

    const all = [gone!, ...rest]
    const next = () =>
      plan(
        rest.map((one) => feedListing(one)),
        all,
      )
    const run = async (planned: Awaited<ReturnType<typeof plan>>) =>
      importInParts(importParts(payload(planned), { listings: 2, bytes: 1e6 }), async (part) => {
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
    expect([again.unchanged, again.created.length, again.withdrawn.length]).toEqual([2, 3, 1])
    expect(await run(again)).toMatchObject({ failure: null, created: 3, withdrawn: 1 })
    expect(await next()).toMatchObject({ created: [], changed: [], withdrawn: [], unchanged: 5 })
  })

  it('keeps protected columns, and protects the requested ones', async () => {
    const one = reference()
    await apply(await plan([feedListing(one)]))
    const changed = await plan([feedListing(one, { price: 450_000, beds: 3 })])
    const protect = new Map([[changed.changed[0]!.id, ['price']]])
    await admin.rpc('import_listings', { plan: importPayload(changed, addresses, protect) })
    expect(await present([one])).toMatchObject([{ beds: 3, protected_columns: ['price'] }])
    expect(await plan([feedListing(one, { price: 450_000, beds: 3 })])).toMatchObject({ changed: [], unchanged: 1 })
  })

  it('does not publish a listing again that staff unpublished, until they unlock or publish it', async () => {
    const one = reference()
    const next = () => plan([feedListing(one)])
    const locks = async () => (await present([one]))[0]!.protected_columns
    await apply(await next())
    await publish([one])
    const setStatus = async (status: string) =>
      expect((await people.negotiator.from('properties').update({ status }).eq('reference', one)).error).toBeNull()
    await setStatus('draft')
    expect(await locks()).toEqual(['status'])
    expect(await next()).toMatchObject({ changed: [], unchanged: 1 })
    await setStatus('live')
    expect(await locks()).toEqual([])

    await setStatus('draft')
    const [{ id }] = (await present([one])) as [CurrentListing]
    for (const role of roles) {
      await people[role].from('listing_records').update({ protected_columns: [] }).eq('property_id', id)
      expect([role, await locks()]).toEqual([role, editors.includes(role) ? [] : ['status']])
      await admin
        .from('listing_records')
        .update({ protected_columns: ['status'] })
        .eq('property_id', id)
    }
    await people.negotiator.from('listing_records').update({ protected_columns: [] }).eq('property_id', id)
    expect((await next()).changed.map(changedRow)).toEqual([{ status: 'live' }])
  })

  it('stores the other listings if the new text of a public letting has forbidden words', async () => {
    const [home, letting] = [reference(), reference()]
    const next = (changes: Record<string, unknown>) =>
      plan([feedListing(home, changes), feedListing(letting, changes, 'rent')])
    await apply(await next({}))
    await publish([home])
    await publish([letting], 'rent')
    const planned = await next({ description: 'A flat. No pets.', beds: 4 })
    expect(planned.remarks.map(({ reason }) => reason).join()).toContain('“No pets”')
    expect((await apply(planned)).error).toBeNull()
    const there = await present([home, letting])
    expect(there.map(({ beds }) => beds)).toEqual([4, 4])
    const { error } = await admin.from('properties').update({ title: 'No pets' }).eq('reference', letting)
    expect(error?.message).toBe(`The listing ${letting} cannot be published: title says “No pets”`)
  })

  it.each(roles)('is limited to users who edit listings: the %s', async (role) => {
    const one = reference()
    const { error } = await apply(await plan([feedListing(one)]), people[role])
    expect(error === null).toBe(editors.includes(role))
    expect(await present([one])).toHaveLength(editors.includes(role) ? 1 : 0)
  })

  it('works for the command, with the secret key; an unknown column is ignored', async () => {
    const secret = withSecretKey()
    const one = reference()
    const planned = payload(await plan([feedListing(one)]))
    Object.assign(planned.create[0]!.row, { 'id); drop table public.properties; --': 1, nothing_of_ours: randomUUID() })
    expect((await secret.rpc('import_listings', { plan: planned })).error).toBeNull()
    expect(await present([one])).toHaveLength(1)
  })
})

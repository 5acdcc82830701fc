import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Point } from '../../src/domain/london/london'
import { doorJourney, roundedMinutes } from '../../src/domain/london/trains/door-to-place'
import { directWalk, stationWalks } from '../../src/domain/london/trains/station-walks'
import { trainReach } from '../../src/domain/london/trains/train-reach'
import { publishedJourneys } from '../../src/domain/london/trains/train-text'
import { walkPlace } from '../../src/domain/london/walk'
import { everyCase } from '../every-case'
import { testDatabase } from './test-database'

// A search by train, against the journey of each listing, computed individually.

const manyListings = await readFile(new URL('../../scripts/lib/many-listings.sql', import.meta.url), 'utf8')

const database = testDatabase()
let listings: { slug: string; point: Point }[]
beforeAll(async () => {
  await database.exec(`set bench.listings = ${everyCase ? 3000 : 1500}`)
  await database.exec(manyListings)
  // Across inner London and a little beyond. As in many-listings.sql, the publish check does not apply.
  await database.exec('alter table public.properties disable trigger properties_publishing')
  await database.exec(`update public.properties set latitude = 51.44 + mod(abs(hashtext(slug))::bigint, 1400) / 10000.0,
    longitude = -0.26 + mod(abs(hashtext(slug || 'east'))::bigint, 3200) / 10000.0`)
  const { rows } = await database.query<{ slug: string; lat: number; lng: number }>(
    `select slug, latitude as lat, longitude as lng from public.properties
      where listing_type = 'sale' and status = 'live'`,
  )
  listings = rows.map(({ slug, lat, lng }) => ({ slug, point: [lat, lng] }))
})

interface SearchPage {
  total: number
  listings: { slug: string; latitude?: number; longitude?: number }[]
  relaxed: Record<string, number>
}
function search(train: unknown, sort = 'newest', page = 1): Promise<SearchPage> {
  const filters = JSON.stringify({ type: 'sale', ...(train === undefined ? {} : { train }) })
  return database.asVisitor(() =>
    database.value<SearchPage>('select public.search_listings($1, $2, $3)', [filters, sort, page]),
  )
}
/** The slugs of all results, in order. Slow: one search for each page. */
async function searchAll(train: unknown, sort: string) {
  const { total } = await search(train)
  const pages: SearchPage[] = []
  for (let page = 1; page <= Math.ceil(total / 24); page++) pages.push(await search(train, sort, page))
  return pages.flatMap(({ listings }) => listings.map(({ slug }) => slug))
}
/** The slugs of all results, unordered, by the condition of the search. */
async function results(train: unknown) {
  const condition = await database.value<string>('select public.listing_condition($1)', [{ type: 'sale', train }])
  const all = await database.rows<{ slug: string }>(`select slug from public.properties where ${condition}`)
  const slugs = all.map(({ slug }) => slug).sort()
  const { total, listings: first } = await search(train)
  expect(total).toBe(all.length)
  expect(slugs).toEqual(expect.arrayContaining(first.map(({ slug }) => slug)))
  return slugs
}

const destination = (slug: string) => {
  const place = walkPlace(slug)!
  return { place, journeys: publishedJourneys(place) }
}
const minutesFrom = (point: Point, { place, journeys }: ReturnType<typeof destination>) =>
  doorJourney(stationWalks(point), journeys, directWalk(point, place) ?? undefined)?.minutes ?? Infinity

describe('A search by train', () => {
  it.each([
    ['bank-monument', 20],
    ['bank-monument', 40],
    ['imperial-college-london', 30],
    ['canary-wharf', 30],
    ['greenwich', 60],
  ] as const)('to %s within %i minutes finds the homes whose journey is short enough', async (slug, max) => {
    const to = destination(slug)
    const expected = listings.filter(({ point }) => minutesFrom(point, to) <= max).map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(20)
    expect(await results(trainReach([to], max))).toEqual(expected.toSorted())
  })
  it('for two people finds the homes from which both arrive in time', async () => {
    const both = [destination('canary-wharf'), destination('university-college-london')]
    const expected = listings.filter(({ point }) => both.every((to) => minutesFrom(point, to) <= 40))
    expect(expected.length).toBeGreaterThan(20)
    expect(await results(trainReach(both, 40))).toEqual(expected.map(({ slug }) => slug).toSorted())
  })
  it('puts the shortest journeys first, in steps of five minutes', async () => {
    const to = destination('kings-cross-st-pancras')
    const minutes = new Map(listings.map(({ slug, point }) => [slug, roundedMinutes(minutesFrom(point, to))]))
    const sorted = (await searchAll(trainReach([to], 40, true), 'quickest')).map((slug) => minutes.get(slug)!)
    expect(sorted.length).toBeGreaterThan(100)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  })
  it('returns the position of each home, and none without a train filter', async () => {
    const { listings } = await search(trainReach([destination('bank-monument')], 40))
    expect(listings[0]).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) })
    expect((await search(undefined)).listings[0]).not.toHaveProperty('latitude')
  })
  it('without results returns how many homes it excludes', async () => {
    const { total, relaxed } = await search({ south: 52_000, west: 0, columns: 2, runs: [1, 4] })
    expect([total, relaxed]).toEqual([0, { train: listings.length }])
  })
  it.each([
    { south: 51_500, west: -100, columns: 10, runs: [] },
    { south: 51_500, west: -100, columns: 10, runs: [1] },
    { south: 51_500, west: -100, columns: 0, runs: [1, 100] },
    { south: 51_500, west: -100, columns: -5, runs: [1, 100] },
    { south: 51_500, west: -100, columns: 10, runs: [1, -100] },
    { south: 51_500, west: -100, columns: 10, runs: [256, 100] },
    { south: 51_500, west: -100, columns: 10, runs: [-1, 100] },
    { south: 51_500, west: -100, columns: 10, runs: [1, 1_000_000_000] },
    { south: 51_500, west: -100, columns: 10, runs: [null, null] },
    { south: 51_500, west: -100, columns: 1_000_000, runs: [1, 100] },
    { south: 2_000_000_000, west: 2_000_000_000, columns: 10, runs: [1, 100] },
    { south: 51_500, west: -100, columns: 10, runs: Array.from({ length: 30_000 }, () => 100) },
    {},
    [],
    7,
    null,
  ])('finds nothing in an invalid raster: %.70j', async (train) => expect((await search(train)).total).toBe(0))
  it.each([
    { south: '1); drop table public.properties; --', west: 0, columns: 1, runs: [1, 1] },
    { south: 51_500, west: 0, columns: 1, runs: ["1'::text); --", 1] },
  ])('refuses a raster without numbers: %j', (train) => expect(search(train)).rejects.toThrow('invalid input syntax'))
})

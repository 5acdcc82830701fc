import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { flatTypes } from '../../../src/domain/listing/facts/fact-fields'
import { areaCentre } from '../../../src/domain/london/areas'
import { metresBetween } from '../../../src/domain/london/distance'
import { isDrawn, london, type Point } from '../../../src/domain/london/london'
import { nearestStations, stationsFrom } from '../../../src/domain/london/nearby'
import { isInside } from '../../../src/domain/london/polygon'
import { agency } from '#agency/agency.ts'

interface DemoListing {
  slug: string
  listing_type: string
  price: number
  beds: number
  area: string
  latitude: number
  longitude: number
  description: string
  features: string[]
  description_zh: string
  features_zh: string[]
}
const seed = readFileSync(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8')
const listings = JSON.parse(/\$homes\$(\[[\s\S]*?\])\$homes\$/.exec(seed)![1]!) as DemoListing[]
const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

/** A description's claim about a station: its name, soon followed by minutes. */
const claimed = (text: string, name: string) => {
  const match = new RegExp(
    `${name}(?: station| DLR| Overground)?(?: is| on foot)? (${numbers.join('|')}) minutes`,
  ).exec(text)
  return match ? numbers.indexOf(match[1]!) + 1 : undefined
}

describe.each(listings)('$slug', ({ slug, area, latitude, longitude, description }) => {
  const point: Point = [latitude, longitude]

  it('is on land, in its area, and no more exact than its street', () => {
    expect(isDrawn(point)).toBe(true)
    expect(isInside(point, london.river)).toBe(false)
    expect(metresBetween(point, areaCentre(area)!)).toBeLessThan(1500)
    expect(point.map((degrees) => Number(degrees.toFixed(agency.coordinateDecimals)))).toEqual(point)
  })

  it('has a named station, and its text gives the map’s minutes', () => {
    expect(nearestStations(point).length).toBeGreaterThan(0)
    const off = stationsFrom(point).flatMap(({ name, minutes, farthest }) => {
      const claim = claimed(description, name)
      return claim !== undefined && (claim < minutes || claim > farthest) ? [`${name}: ${claim}, not ${minutes}`] : []
    })
    expect(off).toEqual([])
  })

  it('has a plan without web fonts: letters are outlines, with text for screen readers', () => {
    const plan = readFileSync(new URL(`../../../public/floorplans/${slug}.svg`, import.meta.url), 'utf8')
    expect(plan).not.toMatch(/<text|font-family/)
    expect(plan).toMatch(/<title [^>]+>Floor plan of .+<\/title>\n<desc [^>]+>.+ sq ft .+<\/desc>/)
    const ids = new Set([...plan.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect([...plan.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id))).toEqual([])
  })
})

/** The figures of a text in digits, besides an area in square metres. */
const figures = (text: string) =>
  [...text.replace(/约 \d+ 平方米/g, '').matchAll(/[\d,]*\d/g)].map(([figure]) => figure)

it.each(listings)('$slug has its texts in Chinese, with as many paragraphs, features and figures', (listing) => {
  const paragraphs = (text: string) => text.split('\n\n').length
  expect(paragraphs(listing.description_zh)).toBe(paragraphs(listing.description))
  expect(listing.features_zh).toHaveLength(listing.features.length)
  for (const text of [listing.description_zh, ...listing.features_zh]) {
    expect(text).toMatch(/\p{Script=Han}/u)
    // Half-width punctuation is allowed only inside brackets of English, in figures and in names.
    expect(text).not.toMatch(/\p{Script=Han} ?[,.;:!?()]|！/u)
  }
  expect(figures(listing.features_zh.join(' '))).toEqual(figures(listing.features.join(' ')))
})

it('most of the demo’s descriptions name a station and its minutes', () => {
  const some = listings.filter(({ description }) => london.stations.some(({ name }) => claimed(description, name)))
  expect(some.length).toBeGreaterThan(20)
})

it('every demo flat states its floor and its lift, or that the lift was requested', () => {
  const facts = JSON.parse(/\$facts\$(\{[\s\S]*?\})\$facts\$/.exec(seed)![1]!) as Record<
    string,
    Record<string, string | boolean | string[]>
  >
  const flats = Object.entries(facts).filter(([, own]) => flatTypes.includes(String(own['property_type'])))
  expect(flats.length).toBeGreaterThan(15)
  const silent = flats.filter(
    ([, own]) => !own['floor_level'] || (own['lift'] === undefined && !String(own['asked']).includes('lift')),
  )
  expect(silent.map(([slug]) => slug)).toEqual([])
})

it('no small demo home asks a tenth more than the average rent of its area', () => {
  const averages = parse(readFileSync('src/agency/data/prices.yaml', 'utf8')) as Record<string, { rent: number }>
  const small = listings.filter(({ listing_type: type, beds, area }) => type === 'rent' && beds < 2 && averages[area])
  expect(small.length).toBeGreaterThan(3)
  const dear = small.filter(({ area, price }) => price > averages[area]!.rent * 1.1)
  expect(dear.map(({ slug, price }) => `${slug}: £${price}`)).toEqual([])
})

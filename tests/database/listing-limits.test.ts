import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { listingLimits, listingSchema } from '../../src/domain/listing/listing.schema'
import { listingRow } from './people'
import { testDatabase } from './test-database'

// Schema and migrations have the same limits: a value at a limit is valid for both, one beyond it for neither.
type Limit = keyof typeof listingLimits
type Columns = Record<string, unknown>

const letters = (count: number) => '🏡'.repeat(count)
const pictureUrl = (length: number) => 'https://a.example/'.padEnd(length, 'x')
const list = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

/** For each limit: its constraint, and columns of a size. */
const cases: [limit: Limit, constraint: string, columns: (size: number) => Columns][] = [
  ['slug', 'properties_slug_shape', (size) => ({ slug: 'a'.repeat(size) })],
  ['title', 'properties_title_filled', (size) => ({ title: letters(size) })],
  ['area', 'properties_area_filled', (size) => ({ area: letters(size) })],
  ['price', 'numeric field overflow', (price) => ({ price })],
  ['rooms', 'properties_beds_range', (beds) => ({ beds })],
  ['rooms', 'properties_baths_range', (baths) => ({ baths })],
  ['address', 'properties_thumb_length', (size) => ({ thumb: pictureUrl(size) })],
  ['address', 'properties_rightmove_url_shape', (size) => ({ rightmove_url: pictureUrl(size) })],
  ['pictures', 'properties_gallery_size', (size) => ({ gallery: list(size, pictureUrl(listingLimits.address)) })],
  ['pictureAlt', 'properties_picture_alts_size', (size) => ({ picture_alts: [letters(size)] })],
  ['description', 'properties_description_filled', (size) => ({ description: letters(size) })],
  ['features', 'properties_features_size', (size) => ({ features: list(size, 'A balcony') })],
  ['feature', 'properties_features_length', (size) => ({ features: [letters(size)] })],
  ['description', 'properties_description_zh_filled', (size) => ({ description_zh: letters(size) })],
  ['features', 'properties_features_zh_size', (size) => ({ features_zh: list(size, '阳台') })],
  ['feature', 'properties_features_zh_length', (size) => ({ features_zh: [letters(size)] })],
]
// The database has only the integer type as a limit.
const ofTheSchemaAlone: Limit[] = ['floorSize']

const optional = {
  thumb: null,
  picture_alts: null,
  description_zh: null,
  features_zh: [],
  floor_size: null,
  date_available: null,
  furnished: null,
  rightmove_url: null,
  latitude: null,
  longitude: null,
}
const listing = (columns: Columns) => ({ ...optional, ...listingRow(columns) })

const database = testDatabase()

function insert(row: Columns) {
  const places = Object.keys(row).map((_, n) => `$${n + 1}`)
  return database.query(
    `insert into public.properties (${Object.keys(row).join()}) values (${places.join()})`,
    Object.values(row),
  )
}

describe('The limits of a listing', () => {
  it.each(cases)('%s: the schema and %s agree', async (limit, constraint, columns) => {
    const size = listingLimits[limit]
    const most = listing(columns(size))
    expect(is(listingSchema, most)).toBe(true)
    await insert(most)
    const beyond = listing(columns(size + 1))
    expect(is(listingSchema, beyond)).toBe(false)
    await expect(insert(beyond)).rejects.toThrow(constraint)
  })

  it('are all enforced by the database', () =>
    expect([...new Set([...cases.map(([limit]) => limit), ...ofTheSchemaAlone])].toSorted()).toEqual(
      Object.keys(listingLimits).toSorted(),
    ))
})

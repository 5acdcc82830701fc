import * as v from 'valibot'
import { parseUrl } from '../../lib/http/parse-url.ts'
import { isPictureAddress, webAddress } from '../../lib/http/web-address.ts'
import { isSlug, slugLimit } from '../saved/saved-storage.ts'
import { listingTypes, statuses, statusesOf } from './listing-status.ts'

// A row of `properties`, declared once: columns, types and limits. Strict use, for forms and imports:
// `v.safeParse(listingSchema, row)` succeeds. Lenient use, for adopted databases (`parseListing`): valibot reports
// `typed` values; those that only exceed a limit (`v.check`, `v.maxLength`, `v.maxValue` …) are shown unchanged.

/** The maximum values; the database has the same limits (tests/database/listing-limits.test.ts). */
export const listingLimits = {
  slug: slugLimit,
  title: 160,
  area: 80,
  price: 9_999_999_999.99,
  rooms: 50,
  /** Only in the schema: the database's column is an integer. */
  floorSize: 9_999_999,
  address: 2000,
  pictures: 40,
  pictureAlt: 200,
  description: 20_000,
  features: 60,
  feature: 200,
}

/** Text length in code points, as the database counts, not UTF-16 units. */
const atMost = (limit: number) => v.check((text: string) => [...text].length <= limit)
const text = v.custom<string>((value) => typeof value === 'string' && value.trim() !== '')
const textOf = (limit: number) => v.pipe(text, atMost(limit))

// Hosted Supabase returns numeric columns as numbers, the embedded backend as text.
const number = v.pipe(
  v.unknown(),
  v.transform((value) => (value === null || value === undefined || value === '' ? null : Number(value))),
  v.number(),
)
// A zero price is invalid in both modes.
const positive = v.pipe(
  number,
  v.custom<number>((value) => Number(value) > 0),
)
const numberFrom = (min: number, max: number) => v.pipe(number, v.minValue(min), v.maxValue(max))
const integerFrom = (min: number, max: number) => v.pipe(numberFrom(min, max), v.integer())

// `javascript:` and similar schemes are invalid in both modes.
const link = v.pipe(
  v.string(),
  v.transform((address: string) => webAddress(address)),
  v.string(),
  atMost(listingLimits.address),
)

export const listingSchema = v.object({
  slug: v.pipe(
    text,
    v.check((slug: string) => isSlug(slug)),
  ),
  listing_type: v.picklist(listingTypes),
  status: v.picklist(statuses),
  title: textOf(listingLimits.title),
  area: textOf(listingLimits.area),
  /** Pounds; a rental's is the monthly rent. */
  price: v.pipe(positive, v.minValue(1), v.maxValue(listingLimits.price)),
  beds: integerFrom(0, listingLimits.rooms),
  baths: integerFrom(1, listingLimits.rooms),
  thumb: v.nullable(link),
  gallery: v.pipe(
    v.array(
      v.pipe(
        link,
        v.check((address: string) => isPictureAddress(address)),
      ),
    ),
    v.minLength(1),
    v.maxLength(listingLimits.pictures),
  ),
  /** Alternative texts of the gallery, in order; empty if unknown. */
  picture_alts: v.nullable(v.array(v.pipe(v.string(), atMost(listingLimits.pictureAlt)))),
  description: textOf(listingLimits.description),
  features: v.pipe(v.array(textOf(listingLimits.feature)), v.maxLength(listingLimits.features)),
  description_zh: v.nullable(textOf(listingLimits.description)),
  features_zh: v.pipe(v.array(textOf(listingLimits.feature)), v.maxLength(listingLimits.features)),
  /** Square feet. */
  floor_size: v.nullable(integerFrom(1, listingLimits.floorSize)),
  date_available: v.nullable(v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/))),
  furnished: v.nullable(v.boolean()),
  rightmove_url: v.nullable(
    v.pipe(
      link,
      v.regex(/^https?:\/\/\S+$/),
      v.check((address: string) => parseUrl(address) !== null),
    ),
  ),
  latitude: v.nullable(numberFrom(-90, 90)),
  longitude: v.nullable(numberFrom(-180, 180)),
})

export type ListingInput = v.InferOutput<typeof listingSchema>

/** Columns set only by the database; forms and imports leave them out. */
export const storedColumns = v.object({
  id: text,
  created_at: text,
  updated_at: text,
  outcode: text,
  price_reduced_on: text,
  previous_price: positive,
})

/** The strict schema, with rules across columns. */
export const strictListingSchema = v.pipe(
  listingSchema,
  v.check(({ listing_type: type, status }) => statusesOf(type).includes(status)),
  v.check(({ listing_type: type, date_available: date, furnished }) =>
    type === 'rent' ? true : date === null && furnished === null,
  ),
  v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
)

import { tidyLine, tidyText } from '../../../lib/form/normalise'
import type { ListingInput } from '../../../domain/listing/listing.schema'
import { fittingStatus, isStatus } from '../../../domain/listing/listing-status'
import { type FactEntries, factEntriesOf, factRow, emptyFact } from './fact-entries'
import { degrees } from './coordinates'
import { noRecord } from '../listing-record'
import type { ListingRow } from '../listing-row'
import { picturesOf, picturesRow } from '../pictures/picture-columns'
import { ofKind } from '../pictures/pictures'
import { readPrice, shownPrice } from '../price'
import type { ListingValues } from './property-form'
import { lines, parseInteger } from './parse-text'
import { toText, toTexts } from '../../../lib/format/to-text'

// Converts a row of `properties` to form values and back.

/** Columns that a draft may lack: null when empty. */
type DraftColumn = 'area' | 'price' | 'beds' | 'baths' | 'gallery' | 'description'

/** A row from the form: the columns of the listing schema, and facts. */
export type FormRow = Omit<ListingInput, DraftColumn> & {
  [Column in DraftColumn]: ListingInput[Column] | null
} & ReturnType<typeof factRow> &
  ReturnType<typeof picturesRow>

// The embedded backend returns a price as the text `950000.00`.
const numberText = (value: unknown, shown: (number: number) => string = String) =>
  toText(value) === '' ? '' : shown(Number(value))

/** The facts of a row. The specification's boolean supplies a missing furnishing. */
function furnishedFacts(row: ListingRow): FactEntries {
  const facts = factEntriesOf(row)
  const { furnished, listing_type: type } = row
  if (facts.furnishing || type !== 'rent' || typeof furnished !== 'boolean') return facts
  return { ...facts, furnishing: { ...emptyFact, value: furnished ? 'furnished' : 'unfurnished' } }
}

/** The form values of a `properties` row and its record. */
export function listingValues(row: ListingRow, record = noRecord): ListingValues {
  return {
    listingType: row['listing_type'] === 'rent' ? 'rent' : 'sale',
    status: isStatus(row['status']) ? row['status'] : 'live',
    title: toText(row['title']),
    slug: toText(row['slug']),
    slugByHand: true,
    area: toText(row['area']),
    price: numberText(row['price'], shownPrice),
    beds: numberText(row['beds']),
    baths: numberText(row['baths']),
    floorSize: numberText(row['floor_size']),
    dateAvailable: toText(row['date_available']),
    rightmoveUrl: toText(row['rightmove_url']),
    latitude: numberText(row['latitude']),
    longitude: numberText(row['longitude']),
    pictures: picturesOf(row),
    description: toText(row['description']),
    features: toTexts(row['features']).join('\n'),
    descriptionZh: toText(row['description_zh']),
    featuresZh: toTexts(row['features_zh']).join('\n'),
    facts: furnishedFacts(row),
    record,
  }
}

/** An optional number: null if empty, NaN if invalid, which every schema rejects. */
const optional = (written: string, read: (written: string) => number | null) =>
  tidyLine(written) === '' ? null : (read(written) ?? NaN)

/** The price, with the same rules as `optional`. */
function priceOf({ price, listingType }: ListingValues): number | null {
  if (tidyLine(price) === '') return null
  const read = readPrice(price, listingType)
  return 'pounds' in read ? read.pounds : NaN
}

/** The row of the values, for `strictListingSchema`. Rental columns are null for a sale. */
export function rowOf(values: ListingValues): FormRow {
  const rent = values.listingType === 'rent'
  // Incomplete coordinates are invalid: one requires the other.
  const placed = tidyLine(values.latitude + values.longitude) !== ''
  const facts = factRow(values.facts, values.listingType)
  return {
    ...facts,
    ...picturesRow(values.pictures),
    slug: tidyLine(values.slug),
    listing_type: values.listingType,
    status: fittingStatus(values.status, values.listingType),
    title: tidyLine(values.title),
    area: tidyLine(values.area) || null,
    price: priceOf(values),
    beds: optional(values.beds, parseInteger),
    baths: optional(values.baths, parseInteger),
    thumb: ofKind(values.pictures, 'photograph')[0]?.url ?? null,
    description: tidyText(values.description) || null,
    features: lines(values.features),
    description_zh: tidyText(values.descriptionZh) || null,
    features_zh: lines(values.featuresZh),
    floor_size: optional(values.floorSize, parseInteger),
    date_available: (rent && values.dateAvailable) || null,
    // The specification's boolean follows.
    furnished: facts.furnishing ? facts.furnishing !== 'unfurnished' : null,
    rightmove_url: tidyLine(values.rightmoveUrl) || null,
    latitude: placed ? (degrees(values.latitude, 'latitude') ?? NaN) : null,
    longitude: placed ? (degrees(values.longitude, 'longitude') ?? NaN) : null,
  }
}

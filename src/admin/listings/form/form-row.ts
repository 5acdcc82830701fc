import { tidyLine, tidyText } from '../../../lib/form/normalise'
import type { ListingInput } from '../../../domain/listing/listing.schema'
import { fittingStatus, isStatus } from '../../../domain/listing/listing-status'
import { offeredTypes } from '../../../domain/listing/offered-types'
import { readColumns } from '../../../lib/read-columns'
import { type FactEntries, factEntriesOf, factRow, emptyFact } from './fact-entries'
import { degrees } from './coordinates'
import { noRecord } from '../listing-record'
import type { ListingRow } from '../listing-row'
import { picturesOf, picturesRow } from '../pictures/picture-columns'
import { ofKind } from '../pictures/pictures'
import { priceInPounds, shownPrice } from '../price'
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
    ...readColumns(row, ['title', 'slug', 'area', 'description', 'description_zh'], toText),
    ...readColumns(row, ['date_available', 'rightmove_url'], toText),
    ...readColumns(row, ['beds', 'baths', 'floor_size', 'latitude', 'longitude'], numberText),
    ...readColumns(row, ['features', 'features_zh'], (value) => toTexts(value).join('\n')),
    price: numberText(row.price, shownPrice),
    listing_type: row.listing_type === 'rent' ? 'rent' : 'sale',
    status: isStatus(row.status) ? row.status : 'live',
    slugByHand: true,
    pictures: picturesOf(row),
    facts: furnishedFacts(row),
    record,
  }
}

export const emptyListingValues: ListingValues = {
  ...listingValues({}),
  listing_type: offeredTypes[0] ?? 'rent',
  status: 'draft',
  slugByHand: false,
}

/** An optional number: null if empty, NaN if invalid, which every schema rejects. */
const optional = (written: string, read: (written: string) => number | null) =>
  tidyLine(written) === '' ? null : (read(written) ?? NaN)

/** The row of the values, for `strictListingSchema`. Rental columns are null for a sale. */
export function rowOf(values: ListingValues): FormRow {
  const { listing_type: type, latitude, longitude } = values
  // Incomplete coordinates are invalid: one requires the other.
  const placed = tidyLine(latitude + longitude) !== ''
  const facts = factRow(values.facts, type)
  return {
    ...facts,
    ...picturesRow(values.pictures),
    ...readColumns(values, ['slug', 'title'], tidyLine),
    ...readColumns(values, ['area', 'rightmove_url'], (text) => tidyLine(text) || null),
    ...readColumns(values, ['description', 'description_zh'], (text) => tidyText(text) || null),
    ...readColumns(values, ['features', 'features_zh'], lines),
    ...readColumns(values, ['beds', 'baths', 'floor_size'], (text) => optional(text, parseInteger)),
    listing_type: type,
    status: fittingStatus(values.status, type),
    price: optional(values.price, (text) => priceInPounds(text, type)),
    thumb: ofKind(values.pictures, 'photograph')[0]?.url ?? null,
    date_available: (type === 'rent' && values.date_available) || null,
    // The specification's boolean follows.
    furnished: facts.furnishing ? facts.furnishing !== 'unfurnished' : null,
    latitude: placed ? (degrees(latitude, 'latitude') ?? NaN) : null,
    longitude: placed ? (degrees(longitude, 'longitude') ?? NaN) : null,
  }
}

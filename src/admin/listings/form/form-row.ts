import { tidyLine, tidyText } from '../../../lib/form/normalise'
import type { ListingInput } from '../../../domain/listing/listing.schema'
import { fittingStatus, isStatus } from '../../../domain/listing/listing-status'
import { type FactAnswers, factAnswersOf, factRow, noAnswer } from './fact-answers'
import { degrees } from './coordinates'
import { noRecord } from '../listing-record'
import type { ListingRow } from '../listing-row'
import { picturesOf, picturesRow } from '../pictures/picture-columns'
import { ofKind } from '../pictures/pictures'
import { readPrice, shownPrice } from '../price'
import type { Answers } from './property-form'
import { lines, whole } from './parse-text'
import { toText, toTexts } from '../../../lib/format/to-text'

// A row of `properties` as the form's answers, and the answers as a row.

/** The columns that a draft may lack: null where nothing was written. */
type DraftColumn = 'area' | 'price' | 'beds' | 'baths' | 'gallery' | 'description'

/** A row that the form makes: the columns of the listing's schema, and the facts beside them. */
export type FormRow = Omit<ListingInput, DraftColumn> & {
  [Column in DraftColumn]: ListingInput[Column] | null
} & ReturnType<typeof factRow> &
  ReturnType<typeof picturesRow>

// A price arrives as `950000.00` where the database speaks in texts.
const figure = (value: unknown, shown: (number: number) => string = String) =>
  toText(value) === '' ? '' : shown(Number(value))

/** The facts of a row. Where only the specification's yes or no says how it is furnished, that is the answer. */
function furnishedFacts(row: ListingRow): FactAnswers {
  const facts = factAnswersOf(row)
  const { furnished, listing_type: type } = row
  if (facts.furnishing || type !== 'rent' || typeof furnished !== 'boolean') return facts
  return { ...facts, furnishing: { ...noAnswer, value: furnished ? 'furnished' : 'unfurnished' } }
}

/** A row of `properties` as the form shows it, and what is kept beside it. */
export function answersOf(row: ListingRow, record = noRecord): Answers {
  return {
    listingType: row['listing_type'] === 'rent' ? 'rent' : 'sale',
    status: isStatus(row['status']) ? row['status'] : 'live',
    title: toText(row['title']),
    slug: toText(row['slug']),
    slugByHand: true,
    area: toText(row['area']),
    price: figure(row['price'], shownPrice),
    beds: figure(row['beds']),
    baths: figure(row['baths']),
    floorSize: figure(row['floor_size']),
    dateAvailable: toText(row['date_available']),
    furnished: row['furnished'] === true,
    rightmoveUrl: toText(row['rightmove_url']),
    latitude: figure(row['latitude']),
    longitude: figure(row['longitude']),
    pictures: picturesOf(row),
    description: toText(row['description']),
    features: toTexts(row['features']).join('\n'),
    facts: furnishedFacts(row),
    record,
  }
}

/** A number that was written; null where nothing was, NaN for what is none, which no schema takes. */
const optional = (written: string, read: (written: string) => number | null) =>
  tidyLine(written) === '' ? null : (read(written) ?? NaN)

/** A price that was written, as `optional` has numbers. */
function priceOf({ price, listingType }: Answers): number | null {
  if (tidyLine(price) === '') return null
  const read = readPrice(price, listingType)
  return 'pounds' in read ? read.pounds : NaN
}

/** The row that answers make, for `strictListingSchema` to judge. What belongs to rentals alone is null for a sale. */
export function rowOf(answers: Answers): FormRow {
  const rent = answers.listingType === 'rent'
  const photographs = ofKind(answers.pictures, 'photograph')
  const alts = photographs.map(({ alt }) => tidyLine(alt))
  // Half a place is none: where one of the two is written, the other has to be.
  const placed = tidyLine(answers.latitude + answers.longitude) !== ''
  return {
    ...factRow(answers.facts, answers.listingType),
    ...picturesRow(answers.pictures),
    slug: tidyLine(answers.slug),
    listing_type: answers.listingType,
    status: fittingStatus(answers.status, answers.listingType),
    title: tidyLine(answers.title),
    area: tidyLine(answers.area) || null,
    price: priceOf(answers),
    beds: optional(answers.beds, whole),
    baths: optional(answers.baths, whole),
    thumb: photographs[0]?.url ?? null,
    gallery: photographs.length > 0 ? photographs.map(({ url }) => url) : null,
    picture_alts: alts.some(Boolean) ? alts : null,
    description: tidyText(answers.description) || null,
    features: lines(answers.features),
    floor_size: optional(answers.floorSize, whole),
    date_available: (rent && answers.dateAvailable) || null,
    furnished: rent ? answers.furnished : null,
    rightmove_url: tidyLine(answers.rightmoveUrl) || null,
    latitude: placed ? (degrees(answers.latitude, 'latitude') ?? NaN) : null,
    longitude: placed ? (degrees(answers.longitude, 'longitude') ?? NaN) : null,
  }
}

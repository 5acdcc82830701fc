import { tidyLine, tidyText } from '../../../lib/form/normalise'
import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingInput } from '../../../domain/listing/listing.schema'
import { fittingStatus, isStatus, type ListingType, type Status } from '../../../domain/listing/listing-status'
import { knownArea } from './areas'
import { type FactAnswers, factAnswersOf, factRow, isFactAnswers, noAnswer, normaliseFacts } from './fact-answers'
import { coordinatePair, degrees } from './coordinates'
import { isRecordAnswers, noRecord, normaliseRecord, type RecordAnswers, type RecordColumn } from './listing-record'
import { type ListingRow, text, texts } from './listing-row'
import { ofKind, type Picture, type PictureKind, pictureKinds } from './pictures'
import { readPrice, shownPrice } from './price'
import { lines, whole } from './written'

/** What the form holds: texts as they are typed. */
export interface Answers {
  listingType: ListingType
  status: Status
  title: string
  slug: string
  /** The address was written by hand, and follows the title no more. */
  slugByHand: boolean
  area: string
  price: string
  beds: string
  baths: string
  floorSize: string
  dateAvailable: string
  furnished: boolean
  rightmoveUrl: string
  latitude: string
  longitude: string
  pictures: Picture[]
  description: string
  /** One on each line. */
  features: string
  facts: FactAnswers
  /** What the agency alone keeps of the home: no column of the listing, a record beside it. */
  record: RecordAnswers
}
export type FieldName = keyof Answers
export type Errors = Partial<Record<FieldName | `fact-${FactColumn}` | `record-${RecordColumn}`, string>>

/** The columns that a draft may lack: null where nothing was written. */
type DraftColumn = 'area' | 'price' | 'beds' | 'baths' | 'gallery' | 'description'

/** A row that the form makes: the columns of the listing's schema, and the facts beside them. */
export type FormRow = Omit<ListingInput, DraftColumn> & {
  [Column in DraftColumn]: ListingInput[Column] | null
} & ReturnType<typeof factRow> &
  ReturnType<typeof picturesRow>

export const empty: Answers = {
  listingType: 'sale',
  status: 'draft',
  title: '',
  slug: '',
  slugByHand: false,
  area: '',
  price: '',
  beds: '',
  baths: '',
  floorSize: '',
  dateAvailable: '',
  furnished: false,
  rightmoveUrl: '',
  latitude: '',
  longitude: '',
  pictures: [],
  description: '',
  features: '',
  facts: {},
  record: noRecord,
}

// A price arrives as `950000.00` where the database speaks in texts.
const figure = (value: unknown, shown: (number: number) => string = String) =>
  text(value) === '' ? '' : shown(Number(value))

const columnsOfKind = {
  photograph: ['gallery', 'picture_alts'],
  plan: ['floor_plans', 'floor_plan_captions'],
  certificate: ['epc_documents', null],
} as const

/** The pictures of all kinds of a row, each with its words. */
const picturesOf = (row: ListingRow): Picture[] =>
  pictureKinds.flatMap((kind) => {
    const [column, words] = columnsOfKind[kind]
    const alts = words ? texts(row[words]) : []
    return texts(row[column]).flatMap((url, n) =>
      url.trim() ? [{ key: `${kind} ${n} ${url}`, kind, url, alt: alts[n] ?? '' }] : [],
    )
  })

/** The columns of the pictures that are no photographs; without any they are null. */
function picturesRow(pictures: readonly Picture[]) {
  const plans = ofKind(pictures, 'plan')
  const captions = plans.map(({ alt }) => tidyLine(alt))
  const certificate = ofKind(pictures, 'certificate').map(({ url }) => url)
  return {
    floor_plans: plans.length > 0 ? plans.map(({ url }) => url) : null,
    floor_plan_captions: captions.some(Boolean) ? captions : null,
    epc_documents: certificate.length > 0 ? certificate : null,
  }
}

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
    title: text(row['title']),
    slug: text(row['slug']),
    slugByHand: true,
    area: text(row['area']),
    price: figure(row['price'], shownPrice),
    beds: figure(row['beds']),
    baths: figure(row['baths']),
    floorSize: figure(row['floor_size']),
    dateAvailable: text(row['date_available']),
    furnished: row['furnished'] === true,
    rightmoveUrl: text(row['rightmove_url']),
    latitude: figure(row['latitude']),
    longitude: figure(row['longitude']),
    pictures: picturesOf(row),
    description: text(row['description']),
    features: texts(row['features']).join('\n'),
    facts: furnishedFacts(row),
    record,
  }
}

const isPicture = (value: unknown) => {
  const { key, kind, url, alt } = (value ?? {}) as Record<keyof Picture, unknown>
  return [key, url, alt].every((each) => typeof each === 'string') && pictureKinds.includes(kind as PictureKind)
}

/** Answers as a tab kept them, on top of the stored ones; what is of no use is left out. */
export function answersKept(kept: Record<string, unknown>, stored: Answers): Answers {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(stored, name) &&
    (name === 'pictures'
      ? Array.isArray(value) && value.every(isPicture)
      : name === 'facts'
        ? isFactAnswers(value)
        : name === 'record'
          ? isRecordAnswers(value)
          : typeof value === typeof stored[name as FieldName])
  const answers = { ...stored, ...Object.fromEntries(Object.entries(kept).filter(fits)) } as Answers
  return {
    ...answers,
    listingType: answers.listingType === 'rent' ? 'rent' : 'sale',
    status: isStatus(answers.status) ? answers.status : stored.status,
  }
}

/** Both coordinates, where one of the two fields holds them; one that was read, as a plain number. */
export function splitCoordinates({ latitude, longitude }: Pick<Answers, 'latitude' | 'longitude'>) {
  const both = coordinatePair(latitude) ?? coordinatePair(longitude)
  if (both) return { latitude: String(both.latitude), longitude: String(both.longitude) }
  return {
    latitude: String(degrees(latitude, 'latitude') ?? latitude),
    longitude: String(degrees(longitude, 'longitude') ?? longitude),
  }
}

/**
 * What was read, shown as it was read: the price with its commas, the area in its known spelling, degrees as numbers.
 */
export function normalise(answers: Answers, areas: readonly string[] = []): Answers {
  const price = readPrice(answers.price, answers.listingType)
  return {
    ...answers,
    price: 'pounds' in price ? shownPrice(price.pounds) : answers.price,
    area: knownArea(answers.area, areas) ?? answers.area,
    facts: normaliseFacts(answers.facts),
    record: normaliseRecord(answers.record),
    ...splitCoordinates(answers),
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

const names: Record<string, string> = {
  listingType: 'listing type',
  status: 'status',
  title: 'title',
  slug: 'web address',
  area: 'area',
  price: 'price',
  beds: 'bedrooms',
  baths: 'bathrooms',
  floorSize: 'floor size',
  dateAvailable: 'available from',
  furnished: 'furnished',
  rightmoveUrl: 'Rightmove URL',
  latitude: 'latitude',
  longitude: 'longitude',
  pictures: 'images',
  description: 'description',
  features: 'features',
  facts: 'facts',
  record: 'what is for us alone',
}
/** An answer that was written and emptied again is none; the order in which answers came means nothing. */
const sortedKeys = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => JSON.stringify(each) !== JSON.stringify(noAnswer))
          .sort(([a], [b]) => a.localeCompare(b)),
      )
    : value
const comparable = (value: Answers[FieldName]) =>
  JSON.stringify(
    Array.isArray(value)
      ? pictureKinds.flatMap((kind) => ofKind(value, kind).map(({ url, alt }) => [kind, url, alt]))
      : value,
    sortedKeys,
  )

/** The names of the fields in which two sets of answers differ. */
export const differences = (a: Answers, b: Answers) =>
  (Object.keys(names) as FieldName[])
    .filter((name) => comparable(a[name]) !== comparable(b[name]))
    .map((name) => names[name] ?? name)

import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType, Status } from '../../../domain/listing/listing-status'
import { knownArea } from '../areas'
import { type FactEntries, normaliseFacts } from './fact-entries'
import { coordinatePair, degrees } from './coordinates'
import { type RecordColumn } from '../../../domain/listing/record-columns'
import { noRecord, normaliseRecord, type RecordValues } from '../listing-record'
import type { Picture } from '../pictures/pictures'
import { readPrice, shownPrice } from '../price'

/** What the form holds: texts as they are typed. */
export interface ListingValues {
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
  facts: FactEntries
  /** What the agency alone keeps of the home: no column of the listing, a record beside it. */
  record: RecordValues
}
export type FieldName = keyof ListingValues
export type Errors = Partial<Record<FieldName | `fact-${FactColumn}` | `record-${RecordColumn}`, string>>

export const empty: ListingValues = {
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

/** Both coordinates, where one of the two fields holds them; one that was read, as a plain number. */
export function splitCoordinates({ latitude, longitude }: Pick<ListingValues, 'latitude' | 'longitude'>) {
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
export function normalise(values: ListingValues, areas: readonly string[] = []): ListingValues {
  const price = readPrice(values.price, values.listingType)
  return {
    ...values,
    price: 'pounds' in price ? shownPrice(price.pounds) : values.price,
    area: knownArea(values.area, areas) ?? values.area,
    facts: normaliseFacts(values.facts),
    record: normaliseRecord(values.record),
    ...splitCoordinates(values),
  }
}

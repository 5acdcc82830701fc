import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType, Status } from '../../../domain/listing/listing-status'
import { offeredTypes } from '../../../domain/listing/offered-types'
import { findKnownArea } from '../areas'
import { type FactEntries, normaliseFacts } from './fact-entries'
import { coordinatePair, degrees } from './coordinates'
import { type RecordColumn } from '../../../domain/listing/record-columns'
import { noRecord, normaliseRecord, type RecordValues } from '../listing-record'
import type { Picture } from '../pictures/pictures'
import { readPrice, shownPrice } from '../price'

/** The typed texts. Features are one per line. */
const noTexts = {
  title: '',
  slug: '',
  area: '',
  price: '',
  beds: '',
  baths: '',
  floorSize: '',
  dateAvailable: '',
  rightmoveUrl: '',
  latitude: '',
  longitude: '',
  description: '',
  features: '',
  descriptionZh: '',
  featuresZh: '',
}
type Texts = typeof noTexts

/** The form's values. */
export interface ListingValues extends Texts {
  listingType: ListingType
  status: Status
  /** The slug was edited by hand and no longer follows the title. */
  slugByHand: boolean
  pictures: Picture[]
  facts: FactEntries
  /** The private record, stored beside the listing. */
  record: RecordValues
}
export type FieldName = keyof ListingValues
export type Errors = Partial<Record<FieldName | `fact-${FactColumn}` | `record-${RecordColumn}`, string>>

export const emptyListingValues: ListingValues = {
  ...noTexts,
  listingType: offeredTypes[0] ?? 'rent',
  status: 'draft',
  slugByHand: false,
  pictures: [],
  facts: {},
  record: noRecord,
}

/** Splits a coordinate pair from either field; parsed ones as plain numbers. */
export function splitCoordinates({ latitude, longitude }: Pick<ListingValues, 'latitude' | 'longitude'>) {
  const both = coordinatePair(latitude) ?? coordinatePair(longitude)
  if (both) return { latitude: String(both.latitude), longitude: String(both.longitude) }
  return {
    latitude: String(degrees(latitude, 'latitude') ?? latitude),
    longitude: String(degrees(longitude, 'longitude') ?? longitude),
  }
}

/** Formats parsed values: price with commas, area in its known spelling, degrees as numbers. */
export function normalise(values: ListingValues, areas: readonly string[] = []): ListingValues {
  const price = readPrice(values.price, values.listingType)
  return {
    ...values,
    price: 'pounds' in price ? shownPrice(price.pounds) : values.price,
    area: findKnownArea(values.area, areas) ?? values.area,
    facts: normaliseFacts(values.facts),
    record: normaliseRecord(values.record),
    ...splitCoordinates(values),
  }
}

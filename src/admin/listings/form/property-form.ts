import type { ListingType, Status } from '../../../domain/listing/listing-status'
import { findKnownArea } from '../areas'
import { type FactEntries, normaliseFacts } from './fact-entries'
import { coordinatePair, degrees } from './coordinates'
import type { FormField, OwnColumn } from './form-sections'
import { normaliseRecord, type RecordValues } from '../listing-record'
import type { Picture } from '../pictures/pictures'
import { priceInPounds, shownPrice } from '../price'

/** The columns whose values are texts as typed. Features are one per line. */
export type TextColumn = Exclude<OwnColumn, 'listing_type' | 'status' | 'gallery'>

/** The form's values. */
export interface ListingValues extends Record<TextColumn, string> {
  listing_type: ListingType
  status: Status
  /** The slug was edited by hand and no longer follows the title. */
  slugByHand: boolean
  pictures: Picture[]
  facts: FactEntries
  /** The private record, stored beside the listing. */
  record: RecordValues
}
export type Errors = Partial<Record<FormField, string>>

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
  const price = priceInPounds(values.price, values.listing_type)
  return {
    ...values,
    price: price === null ? values.price : shownPrice(price),
    area: findKnownArea(values.area, areas) ?? values.area,
    facts: normaliseFacts(values.facts),
    record: normaliseRecord(values.record),
    ...splitCoordinates(values),
  }
}

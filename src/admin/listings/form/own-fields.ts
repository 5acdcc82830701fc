import type { ListingInput } from '../../../domain/listing/listing.schema'
import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { RecordColumn } from '../../../domain/listing/record-columns'
import type { FormField } from './form-sections'

// The fields of a listing's own columns, declared once. Pure.

export type OwnField = Exclude<FormField, `fact-${FactColumn}` | `record-${RecordColumn}`>

/** In the order of the form: the column, and the name within a sentence. */
export const ownFields: Record<OwnField, { column: keyof ListingInput; name: string }> = {
  listingType: { column: 'listing_type', name: 'listing type' },
  status: { column: 'status', name: 'status' },
  title: { column: 'title', name: 'title' },
  slug: { column: 'slug', name: 'web address' },
  area: { column: 'area', name: 'area' },
  price: { column: 'price', name: 'price' },
  beds: { column: 'beds', name: 'bedrooms' },
  baths: { column: 'baths', name: 'bathrooms' },
  floorSize: { column: 'floor_size', name: 'floor size' },
  dateAvailable: { column: 'date_available', name: 'available from' },
  rightmoveUrl: { column: 'rightmove_url', name: 'Rightmove URL' },
  latitude: { column: 'latitude', name: 'latitude' },
  longitude: { column: 'longitude', name: 'longitude' },
  pictures: { column: 'gallery', name: 'images' },
  description: { column: 'description', name: 'description' },
  features: { column: 'features', name: 'features' },
  descriptionZh: { column: 'description_zh', name: 'description in Chinese' },
  featuresZh: { column: 'features_zh', name: 'features in Chinese' },
}

/** The field of a column; undefined for other columns. */
export const ownFieldOf = (column: string): OwnField | undefined =>
  (Object.keys(ownFields) as OwnField[]).find((field) => ownFields[field].column === column)

import { emptyFact } from './fact-entries'
import { ofKind, pictureKinds } from '../pictures/pictures'
import type { ListingValues, FieldName } from './property-form'

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
  facts: 'material information',
  record: 'office-only details',
}
/** An emptied value equals a missing one; the order of values is irrelevant. */
const sortedKeys = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => JSON.stringify(each) !== JSON.stringify(emptyFact))
          .sort(([a], [b]) => a.localeCompare(b)),
      )
    : value
const comparable = (value: ListingValues[FieldName]) =>
  JSON.stringify(
    Array.isArray(value)
      ? pictureKinds.flatMap((kind) => ofKind(value, kind).map(({ url, alt }) => [kind, url, alt]))
      : value,
    sortedKeys,
  )

/** The names of the fields that differ. */
export const differences = (a: ListingValues, b: ListingValues) =>
  (Object.keys(names) as FieldName[])
    .filter((name) => comparable(a[name]) !== comparable(b[name]))
    .map((name) => names[name] ?? name)

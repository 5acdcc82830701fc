import type { ListingType } from '../listing/listing-status.ts'

/** The columns of `properties` that a feed may fill. */
export const feedPropertyColumns = [
  ...(['listing_type', 'status', 'title', 'area', 'price', 'beds', 'baths', 'floor_size', 'date_available'] as const),
  ...(['description', 'features', 'latitude', 'longitude', 'gallery', 'picture_alts'] as const),
  ...(['reference', 'property_type', 'price_qualifier', 'tenure', 'lease_end', 'ground_rent'] as const),
  ...(['ground_rent_review', 'service_charge', 'shared_ownership_percent', 'deposit', 'furnishing'] as const),
  ...(['council_tax_band', 'tour_url', 'floor_plans', 'epc_documents'] as const),
]
/** The columns of `listing_records` that a feed may fill. */
export const feedRecordColumns = ['address_line', 'postcode'] as const
export type FeedColumn = (typeof feedPropertyColumns)[number] | (typeof feedRecordColumns)[number]

/** A listing in a feed or the database: null or absent values are unknown. */
export type FeedRow = { [Column in FeedColumn]?: unknown } & {
  /** The last feed's picture sources, by column; the columns themselves have our addresses. */
  feed_media?: unknown
  /** The kind of tenancy, which no feed states. */
  tenancy?: unknown
}

/** The context for reading a field. */
export interface FeedContext {
  type: ListingType
  /** The listing's name in the feed, `99999_MR0007`, which also prefixes its picture files. */
  agentRef: string
  /** The reference day for lease years, `2026-11-23`. */
  today: string
  /** The listing that a record changes. */
  listing?: FeedRow
  /** Reports a value that was dropped or changed. */
  remark: (field: string, reason: string) => void
  /** The picture of a source: in a zip, its file with a hash of its bytes. Null leaves it out. */
  picture?: (source: string) => string | null
}

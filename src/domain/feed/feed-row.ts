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

/** A listing as a feed tells of it, or as the database has it: null, or absent, where nothing is known. */
export type FeedRow = { [Column in FeedColumn]?: unknown } & {
  /** What the last feed called the pictures, by column; they have addresses of ours since. */
  feed_media?: unknown
}

/** What reading a field may need of the whole. */
export interface FeedContext {
  type: ListingType
  /** The listing's name in the feed, `99999_MR0007`: its pictures are files of that name. */
  agentRef: string
  /** The day from which the years of a lease are counted, `2026-11-23`. */
  today: string
  /** Says that a field was not taken, or not as it stands. */
  remark: (field: string, reason: string) => void
}

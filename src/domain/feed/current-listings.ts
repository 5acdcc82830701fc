import { isListed } from '../listing/listing-status.ts'
import type { PresentListing } from './feed-plan.ts'
import { portalReference } from './feed-reference.ts'
import { feedPropertyColumns, feedRecordColumns } from './feed-row.ts'
import type { FeedListing } from './write-blm.ts'

// Existing listings, for feed comparison and export. Pure.

export const ownColumns = ['feed_branch', 'feed_media', 'protected_columns', 'archived_at', 'publish_at']
/** The selected columns of `listing_records`. */
export const currentRecordColumns = ['property_id', ...feedRecordColumns, ...ownColumns].join()

type Row = Record<string, unknown>
export type CurrentListing = PresentListing & FeedListing

/** Combines a row of `properties` with its record, if there is one. */
export const currentListing = (row: Row, record: Row = {}): CurrentListing =>
  ({
    ...row,
    ...Object.fromEntries(feedRecordColumns.map((column) => [column, record[column] ?? null])),
    id: String(row['id']),
    feed_branch: record['feed_branch'] ?? null,
    feed_media: record['feed_media'] ?? {},
    protected_columns: record['protected_columns'] ?? [],
    archived_at: record['archived_at'] ?? null,
    publish_at: record['publish_at'] ?? null,
  }) as unknown as CurrentListing

const listed = (listings: readonly CurrentListing[]) =>
  listings
    .filter(({ status, reference }) => isListed(status) && reference)
    .sort((a, b) => (a.reference < b.reference ? -1 : 1))

/**
 * The exported listings: listed, with a reference, in order. Portals identify listings by reference: of two that
 * collide (`MR-1` and `MR1`), only the first is exported.
 */
export function exportable(listings: readonly CurrentListing[]): CurrentListing[] {
  const taken = new Set<string>()
  return listed(listings).filter(({ reference }) => {
    const name = portalReference(reference)
    return !taken.has(name) && taken.add(name)
  })
}

/** Data that the feed format cannot express, with counts. */
export function omissions(listings: readonly CurrentListing[]): { message: string; count: number }[] {
  const count = (has: (listing: CurrentListing) => unknown) => listings.filter((listing) => has(listing)).length
  const others = (column: string) => !(feedPropertyColumns as readonly string[]).includes(column)
  return [
    { message: 'no reference, left out of the feed', count: count(({ reference }) => !reference) },
    {
      message: 'the reference of another listing, apart from punctuation, left out of the feed',
      count: listed(listings).length - exportable(listings).length,
    },
    {
      message: 'more than ten features, the maximum in the feed',
      count: count(({ features }) => Array.isArray(features) && features.length > 10),
    },
    { message: 'a last day of the lease, which the feed gives in years', count: count(({ lease_end: end }) => end) },
    {
      message: 'material information without a field in the feed (heating, broadband, flood risk and others)',
      count: count((listing) =>
        ['heating', 'broadband', 'flood_surface', 'parking', 'pets'].some(
          (column) => others(column) && (listing as unknown as Row)[column],
        ),
      ),
    },
  ].filter(({ count: total }) => total > 0)
}

import type { Listing } from './listing'
import { statusBadge } from './status-text'

/**
 * The words in the corner of a home's picture; the meridian's line marks a home that is no longer simply there to be
 * had.
 */
export const StatusBadge = ({ listing }: { listing: Pick<Listing, 'status' | 'listingType'> }) => (
  <span className={listing.status === 'live' ? 'badge' : 'badge marked'}>{statusBadge(listing)}</span>
)

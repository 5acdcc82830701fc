import { type Listing, pictureAlt } from '../domain/listing/listing'
import { listingsBySlugs } from '../domain/listing/listings.queries'
import { isGone, standing, statusBadge } from '../domain/listing/status-text'
import type { Home } from '../features/saved/compare'
import { SavedHomes } from '../features/saved/SavedListings'
import { mapped } from '../lib/http/result'

// Features do not know each other; an island that needs two of them puts them together here.

const asHome = (listing: Listing): Home => ({
  ...listing,
  alt: pictureAlt(listing, listing.thumb, 0),
  status: statusBadge(listing),
  says: standing(listing)?.says ?? null,
  gone: isGone(listing),
})

const read = async (slugs: string[]) => mapped(await listingsBySlugs(slugs), (listings) => listings.map(asHome))

/** The homes that a visitor saved, and those that somebody shared with them, as they are now. */
export const SavedPage = () => <SavedHomes read={read} />

import type { Listing } from '../../domain/listing/listing'
import type { ListingRow } from '../../domain/listing/listings.queries'
import { isWithheld, withheldText } from '../../domain/listing/has-page'
import { parseListing } from '../../domain/listing/parse-listing'

// A stored listing as its public page will show it. Pure.

export interface Previewed {
  listing: Listing
  draft: boolean
  /** Why visitors do not see it although it is published; empty otherwise. */
  withheld: string
}

/** A draft as if live, any other listing unchanged; a sentence if the row cannot be shown yet. */
export function previewOf(stored: ListingRow): Previewed | string {
  const draft = stored.status === 'draft'
  const listing = parseListing(draft ? { ...stored, status: 'live' } : stored)
  if (typeof listing === 'string') return listing
  return { listing, draft, withheld: isWithheld(listing) && !draft ? withheldText(listing) : '' }
}

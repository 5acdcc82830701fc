import { type ComponentProps, useEffect, useState } from 'react'
import type { Listing } from '../../domain/listing/listing'
import { listingHistory } from '../../domain/listing/listing-history.queries'
import { listingBySlug, type ListingRow } from '../../domain/listing/listings.queries'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'
import { PropertyView } from './PropertyView'
import { redirectToCurrentSlug } from './redirect-to-current-slug'

interface Props extends ComponentProps<typeof PropertyView> {
  /** The current rows at the listing's slug, if they differ from the prerendered ones. */
  freshData?: ListingRow[]
}

/**
 * The page of a prerendered listing. The HTML is complete; it hydrates on interaction, or when the database has
 * changed, and then shows the current data.
 */
export function PrerenderedProperty({ listing: prerendered, freshData, history: prerenderedHistory, ...parts }: Props) {
  const [listing, setListing] = useState<Listing | null>(prerendered)
  const [history, setHistory] = useState(prerenderedHistory)

  useEffect(() => {
    void listingBySlug(prerendered.slug, freshData).then((result) => {
      if (result.ok && !(result.value && redirectToCurrentSlug(result.value, prerendered.slug)))
        setListing(result.value)
    })
  }, [prerendered.slug, freshData])

  // A history changes only together with its listing.
  const current = listing?.updatedAt === prerendered.updatedAt
  useEffect(() => {
    if (!current) void listingHistory(prerendered.id).then((result) => result.ok && setHistory(result.value))
  }, [current, prerendered.id])

  if (!listing) return <PropertyNotFound message={propertyNotFoundMessage} />
  return <PropertyView listing={listing} history={history} {...parts} />
}

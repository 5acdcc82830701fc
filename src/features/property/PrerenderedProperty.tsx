import { type ComponentProps, useEffect, useState } from 'react'
import type { Listing } from '../../domain/listing/listing'
import { listingBySlug, type ListingRow } from '../../domain/listing/listings.queries'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'
import { PropertyView } from './PropertyView'
import { redirectToCurrentSlug } from './redirect-to-current-slug'

interface Props extends ComponentProps<typeof PropertyView> {
  /** The rows at the listing's address now, where they are no longer what was prerendered. */
  freshData?: ListingRow[]
}

/**
 * The page of a listing that the build knew. As HTML it is complete; it hydrates when touched, or when the database no
 * longer holds what was prerendered, and then shows what is true now.
 */
export function PrerenderedProperty({ listing: prerendered, freshData, ...parts }: Props) {
  const [listing, setListing] = useState<Listing | null>(prerendered)

  useEffect(() => {
    void listingBySlug(prerendered.slug, freshData).then((result) => {
      if (result.ok && !(result.value && redirectToCurrentSlug(result.value, prerendered.slug)))
        setListing(result.value)
    })
  }, [prerendered.slug, freshData])

  if (!listing) return <PropertyNotFound message={propertyNotFoundMessage} />
  return <PropertyView listing={listing} {...parts} />
}

import * as messages from '#messages/property.ts'
import { useEffect, useState } from 'react'
import type { ListingSummary } from '../../domain/listing/listing'
import { ListingCards } from '../../domain/listing/ListingCards'
import { newestCards } from '../../domain/listing/listings.queries'
import { PropertySection } from './PropertySection'
import { listPath } from '../../paths'
import { similarListings } from '../../domain/listing/similar-listings'

/** How many of the newest listings the browser compares. */
const among = 48

/** Up to three similar listings. Chosen at build time, or here for a listing added since. */
export function SimilarListings({
  listing,
  chosen,
}: {
  listing: ListingSummary
  chosen?: ListingSummary[] | undefined
}) {
  const [listings, setListings] = useState(chosen ?? [])
  const unknown = chosen === undefined

  useEffect(() => {
    if (unknown)
      void newestCards(listing.listingType, among).then(
        (result) => result.ok && setListings(similarListings(listing, result.value)),
      )
  }, [unknown, listing])

  if (listings.length === 0) return null
  const rental = listing.listingType === 'rent'
  return (
    <PropertySection
      id="similar"
      title={messages.similar}
      note={
        <a className="inline-block py-1 quiet-link" href={listPath(listing.listingType)}>
          {rental ? messages.allToRent : messages.allForSale}
        </a>
      }
      className="print:hidden!"
    >
      <div data-testid="similar">
        <ListingCards listings={listings} three={listings.length === 3} />
      </div>
    </PropertySection>
  )
}

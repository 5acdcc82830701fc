import { useEffect, useState } from 'react'
import type { ListingSummary } from '../../domain/listing/listing'
import { ListingCard } from '../../domain/listing/ListingCard'
import { cardGridClass } from '../../domain/listing/ListingCards'
import { newestCards } from '../../domain/listing/listings.queries'
import { similarListings } from '../../domain/listing/similar-listings'

/** How many of the newest homes a browser looks through. */
const among = 48

/**
 * Up to three homes like one that is spoken for. The build chooses them; where it did not yet know that they would be
 * wanted, they are chosen here from the newest.
 */
export function SimilarListings({ listing, chosen }: { listing: ListingSummary; chosen: ListingSummary[] }) {
  const [listings, setListings] = useState(chosen)
  const unknown = chosen.length === 0

  useEffect(() => {
    if (unknown)
      void newestCards(listing.listingType, among).then(
        (result) => result.ok && setListings(similarListings(listing, result.value)),
      )
  }, [unknown, listing])

  if (listings.length === 0) return null
  return (
    <section className="row pb-section print:hidden!" data-testid="similar">
      <div className="rail">
        <p>{listing.listingType === 'rent' ? 'To rent' : 'For sale'} now</p>
      </div>
      <div className="main">
        <h2 className="mb-fluid-sm max-w-[15em] text-[1.875rem]">Similar homes</h2>
        <div className={cardGridClass()}>
          {listings.map((similar) => (
            <ListingCard key={similar.id} listing={similar} />
          ))}
        </div>
      </div>
    </section>
  )
}

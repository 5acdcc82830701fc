import { useEffect, useState } from 'react'
import type { Listing } from '../../domain/listing/listing'
import { ListingCard } from '../../domain/listing/ListingCard'
import { newestCards } from '../../domain/listing/listings.queries'
import { similarHomes } from '../../domain/listing/similar-listings'

/** How many of the newest homes a browser looks through. */
const among = 48

/**
 * Up to three homes like one that is spoken for. The build chooses them; where it did not yet know that they would be
 * wanted, they are chosen here from the newest.
 */
export function SimilarHomes({ listing, chosen }: { listing: Listing; chosen: Listing[] }) {
  const [homes, setHomes] = useState(chosen)
  const unknown = chosen.length === 0

  useEffect(() => {
    if (unknown)
      void newestCards(listing.listingType, among).then(
        (result) => result.ok && setHomes(similarHomes(listing, result.value)),
      )
  }, [unknown, listing])

  if (homes.length === 0) return null
  return (
    <section className="row similar">
      <div className="rail">
        <p>{listing.listingType === 'rent' ? 'To rent' : 'For sale'} now</p>
      </div>
      <div className="main">
        <h2>Similar homes</h2>
        <div className="grid">
          {homes.map((home) => (
            <ListingCard key={home.id} listing={home} />
          ))}
        </div>
      </div>
    </section>
  )
}

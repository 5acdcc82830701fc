import type { Listing } from './listing'
import { ListingCard } from './ListingCard'

interface Props {
  listings: Listing[]
  /** The first two cards make a wide and a narrow one, as in a magazine. */
  lead?: boolean | undefined
  /** Without Save buttons. */
  plain?: boolean | undefined
}

/** Homes in a grid. */
export const Cards = ({ listings, lead, plain }: Props) => (
  <div className="grid">
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        first={lead && position < 2}
        wide={lead && position === 0}
        plain={plain}
        sizes={position > 0 ? undefined : lead ? '(min-width: 1000px) 53vw, 92vw' : '(min-width: 1000px) 26vw, 92vw'}
      />
    ))}
  </div>
)

/** Their places, while nothing is known of them. */
export const CardsToCome = () => (
  <div className="grid" aria-busy="true">
    <p className="sr-only" role="status">Loading properties…</p>
    {[1, 2, 3].map((n) => <div key={n} className="card skeleton" aria-hidden="true"><figure /></div>)}
  </div>
)

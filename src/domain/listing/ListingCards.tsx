import type { ListingSummary } from './listing'
import { ListingCard, third } from './ListingCard'

interface Props {
  listings: ListingSummary[]
  /** The first two cards make a wide and a narrow one, as in a magazine. */
  lead?: boolean | undefined
  /** Without Save buttons. */
  plain?: boolean | undefined
}

// The second of a lead is as high as the wide one beside it, and cut from a picture as wide.
const leadSizes = ['(min-width: 1000px) 46vw, (min-width: 736px) 70vw, 88vw', third.replace('22vw', '46vw')]
// The first of three takes both of two columns.
const threeSizes = ['(min-width: 1000px) 22vw, (min-width: 736px) 70vw, 88vw']

/** Homes in a grid. */
export const ListingCards = ({ listings, lead, plain }: Props) => (
  <div className="grid">
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        first={lead && position === 0}
        wide={lead && position === 0}
        plain={plain}
        sizes={(lead ? leadSizes : threeSizes)[position]}
      />
    ))}
  </div>
)

/** Their places, while nothing is known of them. */
export const ListingCardsSkeleton = () => (
  <div className="grid" aria-busy="true">
    <p className="sr-only" role="status">
      Loading properties…
    </p>
    {[1, 2, 3].map((n) => (
      <div key={n} className="card skeleton" aria-hidden="true">
        <figure />
      </div>
    ))}
  </div>
)

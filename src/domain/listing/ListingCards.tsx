import clsx from 'clsx'
import type { ListingSummary } from './listing'
import { ListingCard, third } from './ListingCard'

interface Props {
  listings: ListingSummary[]
  /** The first two cards make a wide and a narrow one, as in a magazine. */
  lead?: boolean | undefined
  /** There are three, so in two columns the first takes both. */
  three?: boolean | undefined
  /** Beside a map, where a wide screen has room for one column. */
  narrow?: boolean | undefined
  /** Without Save buttons. */
  plain?: boolean | undefined
}

// The second of a lead is as high as the wide one beside it, and cut from a picture as wide.
const leadSizes = ['(min-width: 1000px) 46vw, (min-width: 736px) 70vw, 88vw', third.replace('22vw', '46vw')]
const leadPlaces = ['wide', 'beside'] as const
const threeSizes = ['(min-width: 1000px) 22vw, (min-width: 736px) 70vw, 88vw']

/** The grid of listing cards, up to three abreast; beside a map a single column. */
export const cardGridClass = (narrow?: boolean) =>
  clsx(
    'grid grid-cols-1 gap-x-[calc(var(--spacing-gap)*1.1)] gap-y-fluid-md sm:grid-cols-2',
    narrow ? 'lg:grid-cols-1 lg:gap-y-8.5' : 'lg:grid-cols-3',
  )

/** Homes in a grid. */
export const ListingCards = ({ listings, lead, three, narrow, plain }: Props) => (
  <div className={cardGridClass(narrow)}>
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        first={lead && position === 0}
        place={lead ? leadPlaces[position] : three && position === 0 ? 'first' : undefined}
        plain={plain}
        sizes={(lead ? leadSizes : threeSizes)[position]}
      />
    ))}
  </div>
)

const bone = 'bg-line forced-colors:bg-[GrayText]'

/** A card that is on its way: its picture, its place, its title and the line above its price. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <div className="aspect-3/2 animate-breathe bg-sky" />
    <div className="h-32 pt-4.25">
      <div className={`h-2.75 w-1/3 ${bone}`} />
      <div className={`mt-2.25 h-4.5 w-7/10 ${bone}`} />
      <div className={`mt-3.75 h-px ${bone}`} />
      <div className={`mt-3 h-3.25 w-1/4 ${bone}`} />
    </div>
  </div>
)

/** Their places, while nothing is known of them. */
export const ListingCardsSkeleton = () => (
  <div className={cardGridClass()} aria-busy="true">
    <p className="sr-only" role="status">
      Loading properties…
    </p>
    {[1, 2, 3].map((n) => (
      <CardSkeleton key={n} />
    ))}
  </div>
)

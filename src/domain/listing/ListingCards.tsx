import clsx from 'clsx'
import type { Ref } from 'react'
import type { ListingSummary } from './listing'
import { ListingCard } from './ListingCard'

interface Props {
  listings: ListingSummary[]
  /** The first stands in the first screen: its picture does not wait. */
  first?: boolean | undefined
  /** There are three, so in two columns the first takes both. */
  three?: boolean | undefined
  /** Beside a map, where a wide screen has room for one column. */
  narrow?: boolean | undefined
  /** Without Save buttons. */
  plain?: boolean | undefined
  /** The element around the cards. */
  grid?: Ref<HTMLDivElement>
}

const threeSizes = ['(min-width: 1200px) 22vw, (min-width: 736px) 70vw, 88vw']

/** The grid of listing cards, up to three abreast; beside a map a single column. On a phone pictures bleed. */
export const cardGridClass = (narrow?: boolean) =>
  clsx(
    'grid grid-cols-1 gap-x-6.5 gap-y-6.5 sm:grid-cols-2 max-sm:**:[figure]:-mx-margin',
    '*:[--height:26rem] *:nth-[n+3]:deferred',
    narrow ? 'lg:grid-cols-1' : 'xl:grid-cols-3',
  )

/** Homes in a grid. */
export const ListingCards = ({ listings, first, three, narrow, plain, grid }: Props) => (
  <div className={cardGridClass(narrow)} ref={grid}>
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        first={first && position === 0}
        whole={three && position === 0}
        plain={plain}
        sizes={three ? threeSizes[position] : undefined}
      />
    ))}
  </div>
)

const bone = 'bg-line forced-colors:bg-[GrayText]'

/** A card that is on its way: its picture, its price, its title and where it is. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <div className="aspect-3/2 animate-breathe bg-sky" />
    <div className="h-24 pt-3">
      <div className={`h-5.5 w-1/3 ${bone}`} />
      <div className={`mt-3 h-4 w-7/10 ${bone}`} />
      <div className={`mt-2.5 h-3 w-1/2 ${bone}`} />
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

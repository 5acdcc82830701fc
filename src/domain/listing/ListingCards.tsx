import clsx from 'clsx'
import type { Ref } from 'react'
import type { ListingSummary } from './listing'
import { Spinner } from '../../components/ui/Spinner'
import { ListingCard } from './ListingCard'

interface Props {
  listings: ListingSummary[]
  /** The first stands in the first screen: its picture does not wait. */
  first?: boolean | undefined
  /** There are three, so in two columns the first takes both. */
  three?: boolean | undefined
  /** How many there are abreast at most, where they are fewer than a wide screen has room for. */
  columns?: number | undefined
  /** What is said of each of them above its price. */
  notes?: string[] | undefined
  /** Beside a map, where a wide screen has room for one column. */
  narrow?: boolean | undefined
  /** On a phone the cards stand in one row, which a finger moves. */
  row?: boolean | undefined
  /** The element around the cards. */
  grid?: Ref<HTMLDivElement>
}

const threeSizes = ['(min-width: 1200px) 22vw, (min-width: 736px) 70vw, 88vw']
const columnSizes: Record<number, string> = {
  1: '(min-width: 1000px) 42vw, (min-width: 736px) 70vw, 100vw',
  2: '(min-width: 736px) 34vw, (min-width: 600px) 45vw, 100vw',
}
const rowSizes = '(min-width: 1200px) 22vw, (min-width: 736px) 34vw, (min-width: 600px) 45vw, 78vw'

const columnsClass = (columns?: number) =>
  columns === 1
    ? ''
    : columns === 2
      ? 'sm:grid-cols-2'
      : clsx('sm:grid-cols-2 xl:grid-cols-3', !columns && 'min-[118.75rem]:grid-cols-4')

/** The grid of listing cards, up to four abreast; beside a map a single column. On a phone pictures bleed. */
export const cardGridClass = ({ narrow, row, columns }: Pick<Props, 'narrow' | 'row' | 'columns'> = {}) =>
  clsx(
    'grid gap-x-6.5 gap-y-6.5',
    row
      ? // The next card looks in at the edge of the screen. Padding leaves room for the focus, and the price below.
        'max-sm:-mx-margin max-sm:auto-cols-[78vw] max-sm:grid-flow-col max-sm:gap-x-4 max-sm:overflow-x-auto ' +
          'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-margin max-sm:px-margin max-sm:*:snap-start ' +
          'max-sm:-mb-6 max-sm:scrollbar-none max-sm:overscroll-x-contain max-sm:pb-6'
      : // A width of its own: WebKit takes the height of a stretched picture from the column without its margins.
        'grid-cols-1 *:[--height:26rem] *:nth-[n+3]:deferred max-sm:**:[figure]:-mx-margin ' +
          'max-sm:**:[figure]:w-[calc(100%+2*var(--spacing-margin))] ' +
          // A row is deferred as a whole: its cards are snapped to other pixels than those of a row that is not.
          'xl:*:nth-3:[content-visibility:visible] min-[118.75rem]:*:nth-4:[content-visibility:visible]',
    narrow ? 'sm:max-lg:grid-cols-2' : columnsClass(row ? 3 : columns),
  )

/** Homes in a grid. */
export const ListingCards = ({ listings, first, three, columns, notes, narrow, row, grid }: Props) => (
  <div className={cardGridClass({ narrow, row, columns })} ref={grid}>
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        first={first && position === 0}
        fullRow={three && position === 0}
        note={notes?.[position]}
        wide={columns === 1}
        sizes={three ? threeSizes[position] : row ? rowSizes : columnSizes[columns ?? 0]}
      />
    ))}
  </div>
)

const bone = 'bg-line forced-colors:bg-[GrayText]'

/** A card that is on its way: its picture, its price, its title and where it is. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <figure className="aspect-3/2 animate-breathe bg-surface-muted" />
    <div className="h-24 pt-3">
      <div className={`h-5.5 w-1/3 ${bone}`} />
      <div className={`mt-3 h-4 w-7/10 ${bone}`} />
      <div className={`mt-2.5 h-3 w-1/2 ${bone}`} />
    </div>
  </div>
)

/** Lies over the places of homes that are on their way, and takes none. */
export const ListLoading = ({ className }: { className: string }) => (
  <p
    className={clsx('sticky top-44 z-2 h-0 justify-center print:hidden [&>*]:translate-y-20', className)}
    role="status"
  >
    <Spinner>Loading properties…</Spinner>
  </p>
)

/** Their places, while nothing is known of them. */
export const ListingCardsSkeleton = () => (
  <div className={cardGridClass()} aria-busy="true">
    <ListLoading className="col-span-full flex" />
    {[1, 2, 3].map((n) => (
      <CardSkeleton key={n} />
    ))}
  </div>
)

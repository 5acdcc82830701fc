import clsx from 'clsx'
import type { Ref } from 'react'
import { loading } from '#messages/listing-card.ts'
import type { ListingSummary } from './listing'
import { Spinner } from '../../components/ui/Spinner'
import { ListingCard } from './ListingCard'

interface Props {
  listings: ListingSummary[]
  /** The first card is above the fold: its picture loads eagerly. */
  eager?: boolean | undefined
  /** With three cards in two columns the first spans both. */
  three?: boolean | undefined
  /** The maximum number of columns, if below what a wide screen fits. */
  columns?: number | undefined
  /** A note above each card's price. */
  notes?: string[] | undefined
  /** Beside a map, where a wide screen fits one column. */
  narrow?: boolean | undefined
  /** On phones the cards are one horizontally scrolling row. */
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
      ? 'phablet:grid-cols-2'
      : clsx('phablet:grid-cols-2 desktop:grid-cols-3', !columns && 'min-[118.75rem]:grid-cols-4')

/** The grid of listing cards, up to four columns; one beside a map. On phones pictures extend to the screen edge. */
export const cardGridClass = ({ narrow, row, columns }: Pick<Props, 'narrow' | 'row' | 'columns'> = {}) =>
  clsx(
    'grid gap-x-6.5 gap-y-6.5',
    row
      ? // The next card is partly visible. Padding makes room for focus outlines and for the price.
        'max-phablet:-mx-margin max-phablet:auto-cols-[78vw] max-phablet:grid-flow-col max-phablet:gap-x-4 ' +
          'max-phablet:overflow-x-auto ' +
          'max-phablet:snap-x max-phablet:snap-mandatory max-phablet:scroll-px-margin max-phablet:px-margin ' +
          'max-phablet:*:snap-start ' +
          'max-phablet:-mb-6 max-phablet:scrollbar-none max-phablet:overscroll-x-contain max-phablet:pb-6'
      : // Explicit width: WebKit sizes a stretched picture by the column without its margins.
        'grid-cols-1 *:[--deferred-height:26rem] *:nth-[n+3]:deferred max-phablet:**:[figure]:-mx-margin ' +
          'max-phablet:**:[figure]:w-[calc(100%+2*var(--spacing-margin))] ' +
          // A row defers rendering as a whole: its cards snap to other pixels than those of a rendered row.
          'desktop:*:nth-3:[content-visibility:visible] min-[118.75rem]:*:nth-4:[content-visibility:visible]',
    narrow ? 'phablet:max-laptop:grid-cols-2' : columnsClass(row ? 3 : columns),
  )

/** Listings in a grid. */
export const ListingCards = ({ listings, eager, three, columns, notes, narrow, row, grid }: Props) => (
  <div className={cardGridClass({ narrow, row, columns })} ref={grid}>
    {listings.map((listing, position) => (
      <ListingCard
        key={listing.id}
        listing={listing}
        eager={eager && position === 0}
        fullRow={three && position === 0}
        note={notes?.[position]}
        wide={columns === 1}
        sizes={three ? threeSizes[position] : row ? rowSizes : columnSizes[columns ?? 0]}
      />
    ))}
  </div>
)

const skeletonClass = 'bg-line forced-colors:bg-[GrayText]'

/** Placeholder of a loading card: picture, price, title and place. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <figure className="aspect-3/2 animate-breathe bg-surface-muted" />
    <div className="h-24 pt-3">
      <div className={`h-5.5 w-1/3 ${skeletonClass}`} />
      <div className={`mt-3 h-4 w-7/10 ${skeletonClass}`} />
      <div className={`mt-2.5 h-3 w-1/2 ${skeletonClass}`} />
    </div>
  </div>
)

/** Loading message over the card placeholders; takes no space. */
export const ListLoading = ({ className }: { className: string }) => (
  <p
    className={clsx('sticky top-44 z-2 h-0 justify-center print:hidden [&>*]:translate-y-20', className)}
    role="status"
  >
    <Spinner>{loading}</Spinner>
  </p>
)

/** Placeholders of unknown listings. */
export const ListingCardsSkeleton = () => (
  <div className={cardGridClass()} aria-busy="true">
    <ListLoading className="col-span-full flex" />
    {[1, 2, 3].map((n) => (
      <CardSkeleton key={n} />
    ))}
  </div>
)

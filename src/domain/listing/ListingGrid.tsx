import { useEffect, useRef, useState } from 'react'
import type { ListingType } from './listing-status'
import { listPath } from '../../paths'
import { countVisibleCards, keepPlaces } from './keep-places'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { type ListingRow, parseCards } from './listings.queries'
import { NoListings } from './NoListings'

interface Props {
  /** The prerendered homes; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  /** The newest of a type, in one area; without it, those of the home page. */
  newest?: { type: ListingType; area: string }
  /** On a phone the cards stand in one row, which a finger moves. */
  row?: boolean
  /** The rows of the cards that stand there now. */
  freshData?: ListingRow[]
}

/**
 * The newest homes of an area, or those of the home page. As HTML it is complete; it hydrates only when the database
 * holds something newer, and then changes in place: nothing in sight moves.
 */
export function ListingGrid({ listings, newest, row, freshData }: Props) {
  const [shown, setShown] = useState(listings)
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const gone = new AbortController()
    const update = (now: ListingSummary[]) => {
      const next = keepPlaces(listings ?? [], now, countVisibleCards(grid.current))
      const box = grid.current?.getBoundingClientRect()
      if (!box || box.bottom > innerHeight || next.length <= (listings?.length ?? 0)) return setShown(next)
      // With its end in sight the list would push what follows: it grows when that is read.
      setShown(next.slice(0, listings?.length))
      addEventListener('scroll', () => update(now), { once: true, signal: gone.signal })
    }
    if (freshData) update(parseCards(freshData))
    return () => gone.abort()
  }, [freshData, listings])

  if (!shown) return <ListingCardsSkeleton />
  // By what was prerendered: another number of columns would change the width of what is in sight.
  const count = (listings ?? shown).length
  if (shown.length > 0)
    return (
      <ListingCards
        listings={shown}
        three={count === 3}
        columns={newest && count > 0 ? Math.min(count, 3) : undefined}
        row={row}
        grid={grid}
      />
    )
  if (!newest) return <NoListings />
  const { type, area } = newest
  const listed = type === 'rent' ? 'to rent' : 'for sale'
  return (
    <NoListings>
      <p>
        We have no home {listed} in {area} today.{' '}
        <a className="quiet-link" href={listPath(type)}>
          All homes {listed} in London
        </a>
      </p>
    </NoListings>
  )
}

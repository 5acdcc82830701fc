import { useEffect, useRef, useState } from 'react'
import type { ListingType } from './listing-status'
import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/listing-card.ts'
import { listPath } from '../../paths'
import { countVisibleCards, keepPlaces } from './keep-places'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { type ListingRow, parseCards } from './listings.queries'
import { NoListings } from './NoListings'

interface Props {
  /** The prerendered listings; null if the build could not reach the backend. */
  listings: ListingSummary[] | null
  /** The newest of a type in one area; by default the home page's. `listed`: other areas have some. */
  newest?: { type: ListingType; area: string; listed?: boolean }
  /** On phones the cards are one horizontally scrolling row. */
  row?: boolean
  /** The current rows of the cards. */
  freshData?: ListingRow[]
}

/**
 * The newest listings of an area, or the home page's. The prerendered HTML is complete; it hydrates only when the
 * database has newer data, and updates without layout shift.
 */
export function ListingGrid({ listings, newest, row, freshData }: Props) {
  const [shown, setShown] = useState(listings)
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const update = (now: ListingSummary[]) => {
      const next = keepPlaces(listings ?? [], now, countVisibleCards(grid.current))
      const box = grid.current?.getBoundingClientRect()
      if (!box || box.bottom > innerHeight || next.length <= (listings?.length ?? 0)) return setShown(next)
      // While the list's end is visible, growth would shift the content below, so it waits for a scroll.
      setShown(next.slice(0, listings?.length))
      addEventListener('scroll', () => update(now), { once: true, signal: controller.signal })
    }
    if (freshData) update(parseCards(freshData))
    return () => controller.abort()
  }, [freshData, listings])

  if (!shown) return <ListingCardsSkeleton />
  // Uses the prerendered count: another column count would change visible widths.
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
  const { type, area, listed: elsewhere } = newest
  const none = type === 'rent' ? messages.noneToRent : messages.noneForSale
  return (
    <NoListings>
      <p>
        {none(areaName(area))}{' '}
        {elsewhere && (
          <a className="quiet-link" href={listPath(type)}>
            {type === 'rent' ? messages.allToRent : messages.allForSale}
          </a>
        )}
      </p>
    </NoListings>
  )
}

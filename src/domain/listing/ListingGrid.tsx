import { useEffect, useState } from 'react'
import type { ListingType } from './listing-status'
import { Notice } from '../../components/ui/Notice'
import { listPath } from '../../paths'
import { site } from '../../site'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { cardsById, newestCards } from './listings.queries'
import { NoListings } from './NoListings'

interface Props {
  type: ListingType
  /** The prerendered homes; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  limit: number
  /** Those of one area. */
  area?: string
  /** These, in this order, in place of the newest. */
  ids?: readonly string[]
  /** Without Save buttons. */
  plain?: boolean
}

/**
 * The homes of one type, newest first, or those that staff chose. As HTML it is complete; it hydrates only when the
 * database holds something newer, and then changes in place. A failed read leaves what was there.
 */
export function ListingGrid({ type, listings, limit, area, ids, plain }: Props) {
  const [shown, setShown] = useState(listings)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    void (ids ? cardsById(ids) : newestCards(type, limit, area)).then((result) =>
      result.ok ? setShown(result.value) : setFailed(true),
    )
  }, [type, limit, area, ids])

  if (!shown)
    return failed ? (
      <Notice>
        The list could not be loaded just now. Try again in a minute, or call{' '}
        <a className="link" href={`tel:${site.phone.dial}`}>
          {site.phone.shown}
        </a>
        .
      </Notice>
    ) : (
      <ListingCardsSkeleton />
    )
  if (shown.length === 0)
    return area ? (
      <NoListings>
        <p>
          We have no home {type === 'rent' ? 'to rent' : 'for sale'} in {area} today.{' '}
          <a className="link" href={listPath(type)}>
            All homes {type === 'rent' ? 'to rent' : 'for sale'} in London
          </a>
        </p>
      </NoListings>
    ) : (
      <NoListings />
    )
  return <ListingCards listings={shown} three={limit === 3} plain={plain} />
}

import { useEffect, useState } from 'react'
import type { ListingType } from './listing-status'
import { Notice } from '../../components/ui/Notice'
import { site } from '../../site'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { newestCards } from './listings.queries'
import { NoListings } from './NoListings'

interface Props {
  type: ListingType
  /** The prerendered homes; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  limit: number
  /** Without Save buttons. */
  plain?: boolean
}

/**
 * The homes of one type, newest first. As HTML it is complete; it hydrates only when the database holds something
 * newer, and then changes in place. A failed read leaves what was there.
 */
export function ListingGrid({ type, listings, limit, plain }: Props) {
  const [shown, setShown] = useState(listings)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    void newestCards(type, limit).then((result) => (result.ok ? setShown(result.value) : setFailed(true)))
  }, [type, limit])

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
  if (shown.length === 0) return <NoListings />
  return <ListingCards listings={shown} three={limit === 3} plain={plain} />
}

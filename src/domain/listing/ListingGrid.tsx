import { useEffect, useState } from 'react'
import type { ListingType } from './listing-status'
import { site } from '../../site'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { newestCards } from './listings.queries'

interface Props {
  type: ListingType
  /** The prerendered homes; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  limit: number
  /** The first two cards make a wide and a narrow one, as in a magazine. */
  lead?: boolean
  /** Without Save buttons. */
  plain?: boolean
}

/**
 * The homes of one type, newest first. As HTML it is complete; it hydrates only when the database holds something
 * newer, and then changes in place. A failed read leaves what was there.
 */
export function ListingGrid({ type, listings, limit, lead, plain }: Props) {
  const [shown, setShown] = useState(listings)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    void newestCards(type, limit).then((result) => (result.ok ? setShown(result.value) : setFailed(true)))
  }, [type, limit])

  if (!shown)
    return failed ? (
      <p className="notice">
        The list could not be loaded just now. Try again in a minute, or call{' '}
        <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
      </p>
    ) : (
      <ListingCardsSkeleton />
    )
  if (shown.length === 0)
    return (
      <div className="empty">
        <p>No properties found</p>
        <p>
          Nothing is on the list today. Tell us what you want at <a href={`mailto:${site.email}`}>{site.email}</a> and
          we will write when it comes.
        </p>
      </div>
    )
  return <ListingCards listings={shown} lead={lead} plain={plain} />
}

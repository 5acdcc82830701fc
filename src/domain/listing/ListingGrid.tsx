import { useEffect, useState } from 'react'
import type { ListingType } from './listing-status'
import { Notice } from '../../components/ui/Notice'
import { listPath } from '../../paths'
import { site } from '../../site'
import { ListingCards, ListingCardsSkeleton } from './ListingCards'
import type { ListingSummary } from './listing'
import { featuredCards, newestCards } from './listings.queries'
import { NoListings } from './NoListings'

interface Props {
  /** The prerendered homes; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  /** The newest of a type, in one area; without it, those of the home page. */
  newest?: { type: ListingType; limit: number; area: string }
  /** Without Save buttons. */
  plain?: boolean
}

/**
 * The newest homes of an area, or those of the home page. As HTML it is complete; it hydrates only when the database
 * holds something newer, and then changes in place. A failed read leaves what was there.
 */
export function ListingGrid({ listings, newest, plain }: Props) {
  const [shown, setShown] = useState(listings)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    void (newest ? newestCards(newest.type, newest.limit, newest.area) : featuredCards()).then((result) =>
      result.ok ? setShown(result.value) : setFailed(true),
    )
  }, [newest])

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
  if (shown.length > 0) return <ListingCards listings={shown} three={shown.length === 3} plain={plain} />
  if (!newest) return <NoListings />
  const { type, area } = newest
  const listed = type === 'rent' ? 'to rent' : 'for sale'
  return (
    <NoListings>
      <p>
        We have no home {listed} in {area} today.{' '}
        <a className="link" href={listPath(type)}>
          All homes {listed} in London
        </a>
      </p>
    </NoListings>
  )
}

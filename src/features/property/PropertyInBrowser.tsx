import { location } from '#messages/property.ts'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { HistoryEvent } from '../../domain/listing/listing-history'
import { listingHistory } from '../../domain/listing/listing-history.queries'
import { PrintedFoot } from './PrintedFoot'
import { PropertySection } from './PropertySection'
import { PropertyView } from './PropertyView'
import { SimilarListings } from './SimilarListings'

// Loads London's map data and the sun's formulas separately, so that the first text does not wait for it.
const Location = lazy(() => import('./Location').then(({ Location: component }) => ({ default: component })))

const Light = lazy(() => import('./Light').then(({ Light: component }) => ({ default: component })))

type Props = Pick<
  ComponentProps<typeof PropertyView>,
  'listing' | 'EnquiryForm' | 'costs' | 'taxes' | 'units' | 'rates'
>

/** The page of a listing that was not prerendered, rendered in the browser. */
export function PropertyInBrowser({ listing, ...parts }: Props) {
  const [history, setHistory] = useState<HistoryEvent[]>([])

  useEffect(() => {
    void listingHistory(listing.id).then((result) => result.ok && setHistory(result.value))
  }, [listing.id])

  return (
    <>
      <PropertyView
        listing={listing}
        history={history}
        {...parts}
        place={
          <Suspense fallback={<PropertySection id="where" title={location} children="" />}>
            <Location listing={listing} />
          </Suspense>
        }
        light={
          <Suspense>
            <Light listing={listing} />
          </Suspense>
        }
        similar={<SimilarListings listing={listing} />}
      />
      <PrintedFoot slug={listing.slug} />
    </>
  )
}

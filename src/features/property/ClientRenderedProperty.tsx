import { areaName } from '#messages/formats.ts'
import { location } from '#messages/property.ts'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { HistoryEvent } from '../../domain/listing/listing-history'
import type { Listing } from '../../domain/listing/listing'
import { listingHistory } from '../../domain/listing/listing-history.queries'
import { PrintedFooter } from './PrintedFooter'
import { PropertySection } from './PropertySection'
import { PropertyView } from './PropertyView'
import { SimilarListings } from './SimilarListings'

/** The location without its map. */
const LocationName = ({ listing }: { listing: Listing }) => (
  <PropertySection id="where" title={location} children={areaName(listing.area)} />
)

type Section = ComponentType<{ listing: Listing }>
/** A section with its own code. If that fails to load, the rest of the page stays. */
const lazySection = (load: () => Promise<Section>, fallback: Section) =>
  lazy(async () => ({ default: await load().catch(() => fallback) }))

// Loads London's map data and the sun's formulas separately, so that the first text does not wait for it.
const Location = lazySection(() => import('./Location').then((code) => code.Location), LocationName)
const Light = lazySection(
  () => import('./Light').then((code) => code.Light),
  () => null,
)

type Props = Pick<
  ComponentProps<typeof PropertyView>,
  'listing' | 'EnquiryForm' | 'costs' | 'taxes' | 'units' | 'rates'
>

/** The page of a listing that was not prerendered, rendered in the browser. */
export function ClientRenderedProperty({ listing, ...parts }: Props) {
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
      <PrintedFooter slug={listing.slug} />
    </>
  )
}

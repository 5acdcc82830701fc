import { type ComponentProps, lazy, Suspense } from 'react'
import { PrintedFoot } from './PrintedFoot'
import { PropertySection } from './PropertySection'
import { PropertyView } from './PropertyView'
import { SimilarListings } from './SimilarListings'

// Loads London's map data separately, so that the first text does not wait for it.
const Location = lazy(() => import('./Location').then(({ Location: component }) => ({ default: component })))

type Props = Pick<
  ComponentProps<typeof PropertyView>,
  'listing' | 'EnquiryForm' | 'costs' | 'taxes' | 'units' | 'rates'
>

/** The page of a listing that was not prerendered, rendered in the browser. */
export const PropertyInBrowser = ({ listing, ...parts }: Props) => (
  <>
    <PropertyView
      listing={listing}
      {...parts}
      place={
        <Suspense fallback={<PropertySection id="where" title="Location" children="" />}>
          <Location listing={listing} />
        </Suspense>
      }
      similar={<SimilarListings listing={listing} />}
    />
    <PrintedFoot slug={listing.slug} />
  </>
)

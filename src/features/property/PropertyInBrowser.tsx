import { type ComponentProps, lazy, Suspense } from 'react'
import { PrintedFoot } from './PrintedFoot'
import { PropertySection } from './PropertySection'
import { PropertyView } from './PropertyView'
import { SimilarListings } from './SimilarListings'

// The facts of London come with it: the page's first words do not wait for them.
const Location = lazy(() => import('./Location').then(({ Location: component }) => ({ default: component })))

type Props = Pick<ComponentProps<typeof PropertyView>, 'listing' | 'EnquiryForm' | 'costs' | 'units' | 'rates'>

/** The page of a listing, drawn in the browser: the build did not know it. */
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

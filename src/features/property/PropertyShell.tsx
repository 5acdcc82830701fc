import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { decodePathSegment } from '../../lib/http/decode-path-segment'
import { documentTitle } from '../../lib/document-title'
import type { Result } from '../../lib/http/result'
import { type Listing, pageTitle } from '../../domain/listing/listing'
import { countView } from './count-view?copy'
import { redirectToCurrentSlug } from './redirect-to-current-slug'
import { listingBySlug } from '../../domain/listing/listings.queries'
import { PrintedFoot } from './PrintedFoot'
import { PropertyLoading } from './PropertyLoading'
import { PropertySection } from './PropertySection'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'
import { SimilarListings } from './SimilarListings'
import { PropertyView } from './PropertyView'

// The facts of London come with it: the page's first words do not wait for them.
const Location = lazy(() => import('./Location').then(({ Location: component }) => ({ default: component })))

const slugInAddress = () => decodePathSegment(location.pathname.replace(/^\/property\//, '').replace(/\/$/, ''))

type Props = Pick<ComponentProps<typeof PropertyView>, 'EnquiryForm' | 'costs' | 'units' | 'rates'>

/** A listing added since the last build: fetched by the slug in the address. */
export function PropertyShell({ EnquiryForm, costs, units, rates }: Props) {
  const [result, setResult] = useState<Result<Listing | null>>()

  useEffect(() => {
    const slug = slugInAddress()
    void listingBySlug(slug).then((answer) => {
      if (answer.ok && answer.value && redirectToCurrentSlug(answer.value, slug)) return
      setResult(answer)
      if (!answer.ok || !answer.value) return
      document.title = documentTitle(pageTitle(answer.value))
      countView()
    })
  }, [])

  if (!result) return <PropertyLoading />
  if (!result.ok) return <PropertyNotFound message="Failed to load property" />
  if (!result.value) return <PropertyNotFound message={propertyNotFoundMessage} />
  return (
    <>
      <PropertyView
        listing={result.value}
        costs={costs}
        units={units}
        rates={rates}
        place={
          <Suspense fallback={<PropertySection id="where" title="Where it is" children="" />}>
            <Location listing={result.value} />
          </Suspense>
        }
        similar={<SimilarListings listing={result.value} />}
        EnquiryForm={EnquiryForm}
      />
      <PrintedFoot slug={result.value.slug} />
    </>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { decoded } from '../../lib/http/decode-path-segment'
import { documentTitle } from '../../lib/document-title'
import type { Result } from '../../lib/http/result'
import { type Listing, pageTitle } from '../../domain/listing/listing'
import { hasMoved } from './redirect-to-current-slug'
import { listingBySlug } from '../../domain/listing/listings.queries'
import { PropertyLoading } from './PropertyLoading'
import { notThere, PropertyNotFound } from './PropertyNotFound'

const slugInAddress = () => decoded(location.pathname.replace(/^\/property\//, '').replace(/\/$/, ''))

/** A listing added since the last build: fetched by the slug in the address. */
export function PropertyShell({ show }: { show: (listing: Listing) => ReactNode }) {
  const [result, setResult] = useState<Result<Listing | null>>()

  useEffect(() => {
    const slug = slugInAddress()
    void listingBySlug(slug).then((answer) => {
      if (answer.ok && answer.value && hasMoved(answer.value, slug)) return
      setResult(answer)
      if (answer.ok && answer.value) document.title = documentTitle(pageTitle(answer.value))
    })
  }, [])

  if (!result) return <PropertyLoading />
  if (!result.ok) return <PropertyNotFound message="Failed to load property" />
  return result.value ? show(result.value) : <PropertyNotFound message={notThere} />
}

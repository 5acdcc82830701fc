import { failed } from '#messages/property.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { decodePathSegment } from '../../lib/http/decode-path-segment'
import { documentTitle } from '../../lib/document-title'
import type { Result } from '../../lib/http/result'
import type { Listing } from '../../domain/listing/listing'
import { pageTitle } from '../../domain/listing/listing-head'
import { countView } from './count-view?copy'
import { redirectToCurrentSlug } from './redirect-to-current-slug'
import { listingBySlug } from '../../domain/listing/listings.queries'
import { ClientRenderedProperty } from './ClientRenderedProperty'
import { PropertyLoading } from './PropertyLoading'
import { propertyNotFoundMessage, PropertyNotFound } from './PropertyNotFound'

const slugInAddress = () => decodePathSegment((location.pathname.split('/property/')[1] ?? '').replace(/\/$/, ''))

type Props = Omit<ComponentProps<typeof ClientRenderedProperty>, 'listing'>

/** A listing added since the last build: fetched by the slug in the address. */
export function PropertyShell(parts: Props) {
  const [result, setResult] = useState<Result<Listing | null>>()
  const [attempt, setAttempt] = useState(1)
  const [isRetrying, setRetrying] = useState(false)

  useEffect(() => {
    const slug = slugInAddress()
    void listingBySlug(slug).then((outcome) => {
      if (outcome.ok && outcome.value && redirectToCurrentSlug(outcome.value, slug)) return
      setResult(outcome)
      setRetrying(false)
      if (!outcome.ok || !outcome.value) return
      document.title = documentTitle(pageTitle(outcome.value))
      countView()
    })
  }, [attempt])

  const hasFailed = result?.ok === false
  // The message stays meanwhile, and so does the focus.
  const retry = () => {
    setRetrying(true)
    setAttempt((count) => count + 1)
  }
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed])

  const hasRecovered = attempt > 1 && result?.ok === true
  useEffect(() => {
    if (!hasRecovered) return
    const title = document.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus()
  }, [hasRecovered])

  if (!result) return <PropertyLoading />
  if (!result.ok) return <PropertyNotFound message={failed} onRetry={retry} isRetrying={isRetrying} />
  if (!result.value) return <PropertyNotFound message={propertyNotFoundMessage} />
  return <ClientRenderedProperty listing={result.value} {...parts} />
}

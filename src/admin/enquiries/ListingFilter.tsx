import { useStore } from '@nanostores/react'
import { useRead } from '../query/use-read'
import { $inboxLocation } from './inbox.store'
import { readListingTitle } from './listing-enquiries.queries'
import { PlaceLink } from './PlaceLink'

/** The active listing filter, removed by a press. */
export function ListingFilter() {
  const { listing } = useStore($inboxLocation)
  const { data: title, isError } = useRead(['listing title', listing], () => readListingTitle(listing), {
    enabled: listing !== '',
  })
  if (!listing) return null
  const unknown = isError ? 'a listing that could not be loaded' : '…'
  return (
    <p className="mt-4.5 flex flex-wrap items-baseline gap-x-4 border-l-2 border-green pl-4 text-note">
      <span className="wrap-anywhere">
        Enquiries about{' '}
        <strong className="font-semibold">{title === '' ? 'a listing that was not found' : (title ?? unknown)}</strong>
      </span>
      <PlaceLink className="py-1 quiet-link decoration-edge" to={{ listing: '', page: 1, open: '' }}>
        Show all listings
      </PlaceLink>
    </p>
  )
}

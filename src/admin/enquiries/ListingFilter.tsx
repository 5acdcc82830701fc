import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $inboxLocation } from './inbox.store'
import { readListingTitle } from './listing-enquiries.queries'
import { PlaceLink } from './PlaceLink'

/** The active listing filter, removed by a press. */
export function ListingFilter() {
  const { listing } = useStore($inboxLocation)
  return listing ? <Narrowed key={listing} listing={listing} /> : null
}

function Narrowed({ listing }: { listing: string }) {
  const [title, setTitle] = useState('…')
  useEffect(() => {
    let here = true
    void readListingTitle(listing).then(
      (result) => here && setTitle((result.ok && result.value) || 'a listing that was not found'),
    )
    return () => void (here = false)
  }, [listing])
  return (
    <p className="mt-4.5 flex flex-wrap items-baseline gap-x-4 border-l-2 border-green pl-4 text-note">
      <span className="wrap-anywhere">
        Enquiries about <strong className="font-semibold">{title}</strong>
      </span>
      <PlaceLink className="py-1 quiet-link decoration-edge" to={{ listing: '', page: 1, open: '' }}>
        Show all listings
      </PlaceLink>
    </p>
  )
}

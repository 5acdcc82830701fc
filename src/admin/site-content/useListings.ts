import { useEffect, useState } from 'react'
import { type ListingOption, readListings } from './site-content.queries'

/** The titles of featured listings, loaded once and extended by selections. */
export function useListings(ids: readonly string[]) {
  const [known, setKnown] = useState<ListingOption[]>([])
  const [status, setStatus] = useState<'loading' | 'error' | 'ready'>('loading')
  const [first] = useState(ids)
  useEffect(
    () =>
      void readListings(first).then((result) => {
        setStatus(result.ok ? 'ready' : 'error')
        if (result.ok) setKnown((before) => [...before, ...result.value])
      }),
    [first],
  )
  const missing = {
    loading: 'One moment…',
    error: 'A listing whose title could not be loaded',
    ready: 'A listing that is no longer published and is left out',
  }
  const titleOf = (id: string) => {
    const listing = known.find((each) => each.id === id)
    return listing ? [listing.title, listing.note].filter(Boolean).join(', ') : missing[status]
  }
  return { titleOf, learn: (listing: ListingOption) => setKnown((before) => [...before, listing]) }
}

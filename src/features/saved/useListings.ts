import { useEffect, useState } from 'react'
import type { Listing } from '../../domain/listing/listing'
import { listingsBySlugs } from '../../domain/listing/listings.queries'

export interface ListingLookup {
  status: 'loading' | 'ready' | 'error'
  /** Undefined while unknown, null if the listing no longer exists. */
  of: (slug: string) => Listing | null | undefined
  again: () => void
}

/** The known listings of these slugs, each once: a renamed one may be under both of its addresses. */
export function knownListings(slugs: string[], { of }: Pick<ListingLookup, 'of'>): Listing[] {
  const listings = slugs.flatMap((slug) => of(slug) ?? [])
  return listings.filter(({ id }, index) => listings.findIndex((each) => each.id === id) === index)
}

/** The current data of these listings: one initial query, another for later additions. */
export function useListings(slugs: string[]): ListingLookup {
  const [known, setKnown] = useState<ReadonlyMap<string, Listing | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const unknown = slugs.filter((slug) => !known.has(slug)).join()

  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!unknown) return
    let cancelled = false
    const missingSlugs = unknown.split(',')
    void listingsBySlugs(missingSlugs).then((result) => {
      if (cancelled) return
      setFailed(!result.ok)
      if (!result.ok) return
      const bySlug = new Map(result.value.map((listing) => [listing.slug, listing]))
      setKnown(
        (before) => new Map([...before, ...missingSlugs.map((slug) => [slug, bySlug.get(slug) ?? null] as const)]),
      )
    })
    return () => {
      cancelled = true
    }
  }, [unknown, attempt])

  return {
    status: !unknown ? 'ready' : failed ? 'error' : 'loading',
    of: (slug) => known.get(slug),
    again: () => (setFailed(false), setAttempt(attempt + 1)),
  }
}

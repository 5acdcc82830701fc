import { useQueries } from '@tanstack/react-query'
import type { ListingOption } from '../query/find-listings.queries'
import { readListedOption } from './site-content.queries'

const text = ({ label, note }: ListingOption) => [label, note].filter(Boolean).join(', ')

/** The titles of featured listings, each read once. */
export function useListings(ids: readonly string[]): (id: string) => string {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['featured-listing', id],
      queryFn: () => readListedOption(id),
      staleTime: Infinity,
    })),
  })
  return (id) => {
    const result = results[ids.indexOf(id)]
    if (!result || result.isPending) return 'One moment…'
    if (result.data) return text(result.data)
    return result.isError
      ? 'A listing whose title could not be loaded'
      : 'A listing that is no longer published and is left out'
  }
}

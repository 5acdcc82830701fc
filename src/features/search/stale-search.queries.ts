import type { Listing } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import { stale, staleCards } from '../../domain/listing/published-listings'
import { queryResult, rest } from '../../lib/http/rest'
import { defaultSearch, pageSize } from './search'
import { searchRequest } from './search-request'

/**
 * For `client:query` on a list's first page, at build time: hydrate when the database's response to the unfiltered
 * search has changed. The island reads that response instead of requesting it again.
 */
export async function staleSearch(type: ListingType, shown: Listing[]) {
  const request = searchRequest(defaultSearch(type))
  const result = await queryResult<unknown>(rest().rpc('search_listings', request))
  // A database that cannot search, or a build without one.
  if (!result.ok) return staleCards(type, shown, pageSize)
  const response = result.value as { listings: { slug: string }[] }
  const slugs = (listings: { slug: string }[]) => listings.map(({ slug }) => slug).join()
  // The listings may have changed between the build's two reads: then every response counts as changed.
  const rows = slugs(response.listings) === slugs(shown) ? [response] : []
  return stale('rpc/search_listings', rows, JSON.stringify(request))
}

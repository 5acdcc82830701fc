import type { Listing } from '../../domain/listing/listing'
import type { ListingType } from '../../domain/listing/listing-status'
import { stale, staleCards } from '../../domain/listing/published-listings'
import { queryResult, rest } from '../../lib/http/rest'
import { defaultSearch, pageSize } from './search'
import { searchRequest } from './search-request'

/**
 * For `client:query` on the first page of a list, at build time: hydrate once the database no longer answers the search
 * without filters as it did to the build. The island reads that answer and does not ask again.
 */
export async function staleSearch(type: ListingType, shown: Listing[]) {
  const request = searchRequest(defaultSearch(type))
  const result = await queryResult<unknown>(rest().rpc('search_homes', request))
  // A database that cannot search, or a build without one.
  if (!result.ok) return staleCards(type, shown, pageSize)
  const response = result.value as { homes: { slug: string }[] }
  const slugs = (listings: { slug: string }[]) => listings.map(({ slug }) => slug).join()
  // The listings may have changed between the two reads of the build: then no answer is this.
  const rows = slugs(response.homes) === slugs(shown) ? [response] : []
  return stale('rpc/search_homes', rows, JSON.stringify(request))
}

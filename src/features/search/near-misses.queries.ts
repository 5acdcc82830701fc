import type { ListingSummary } from '../../domain/listing/listing'
import { type NearMiss, nearestMisses } from './near-misses'
import { filterNames, without } from './search'
import type { FilterName, Search, Sort } from './search-type'
import { searchListings } from './search.queries'

const wanted = 3
// Each is a separate search.
const maxSearches = 4

/** The order that puts the listings nearest to a filter first. */
const nearestFirst: Partial<Record<FilterName, Sort>> = { max: 'price-up', min: 'price-down' }
const pairs = (names: FilterName[]) =>
  names.flatMap((name, position) => names.slice(position + 1).map((other) => [name, other]))

/**
 * Up to three listings that miss a search by one filter or, if too few, by two, or else by all.
 * @param relaxed how many listings each single filter excludes
 */
export async function nearMisses(
  search: Search,
  relaxed: Record<string, number>,
  signal: AbortSignal,
): Promise<NearMiss[]> {
  const read = async (missed: FilterName[]) => {
    const sort = missed.map((name) => nearestFirst[name]).find(Boolean) ?? 'newest'
    const result = await searchListings({ ...missed.reduce(without, search), sort }, signal)
    const listings: ListingSummary[] = result.ok ? result.value.listings : []
    return listings.map((listing) => ({ listing, missed }))
  }
  const readAll = async (missed: FilterName[][]) => (await Promise.all(missed.slice(0, maxSearches).map(read))).flat()
  const names = filterNames(search)
  const single = await readAll(names.filter((name) => (relaxed[name] ?? 0) > 0).map((name) => [name]))
  const enough = (misses: typeof single) => new Set(misses.map(({ listing }) => listing.id)).size >= wanted
  if (enough(single) || names.length < 2) return nearestMisses(search, single, wanted)
  const double = [...single, ...(await readAll(pairs(names)))]
  if (enough(double) || names.length < 3) return nearestMisses(search, double, wanted)
  return nearestMisses(search, [...double, ...(await read(names))], wanted)
}

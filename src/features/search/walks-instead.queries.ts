import type { Search } from './search-type'
import { searchListings, type WalkInstead } from './search.queries'
import { loadWalks, walkSteps } from './walk-places'

/** The shortest longer walk with results, and the same walk from the next stations. */
export async function walksInstead(search: Search, signal: AbortSignal): Promise<WalkInstead[]> {
  if (!search.near) return []
  const walks = await loadWalks()
  const place = walks.ok && walks.value.walkPlace(search.near)
  if (!place) return []
  const longer = walkSteps.filter((minutes) => minutes > search.walk).map((walk) => ({ place, walk }))
  const others = walks.value.nextStations(place).map((other) => ({ place: other, walk: search.walk }))
  const results = await Promise.all(
    [...longer, ...others].map(async ({ place: { slug, name }, walk }) => {
      const result = await searchListings({ ...search, near: slug, walk, page: 1 }, signal)
      return { near: slug, name, walk, total: result.ok ? result.value.total : 0 }
    }),
  )
  const leading = results.filter(({ total }) => total > 0)
  const shortest = leading.find(({ near }) => near === place.slug)
  return leading.filter((walk) => walk === shortest || walk.near !== place.slug)
}

import { code } from '#messages/language.ts'
import { atom } from 'nanostores'
import { keepPlaces } from '../../domain/listing/keep-places'
import type { ListingSummary } from '../../domain/listing/listing'
import type { ListingRow } from '../../domain/listing/listings.queries'
import type { ListingType } from '../../domain/listing/listing-status'
import { success } from '../../lib/http/result'
import type { AreaCount } from './area-counts'
import { nearMisses } from './near-misses.queries'
import { isDefaultSearch, pageSize } from './search'
import { searchQuery } from './search-address'
import { searchCache } from './search-cache'
import type { Search } from './search-type'
import { type SearchResults, parseResults, type SearchResponse, searchListings } from './search.queries'
import { walksInstead } from './walks-instead.queries'

/** The prerendered data of the page. */
export interface PrerenderedSearch {
  type: ListingType
  /** The listings of this page; null if the build could not reach the backend. */
  listings: ListingSummary[] | null
  total: number
  page: number
  /** How many pages of the list were prerendered. */
  pages: number
  /** The areas with listings of this type. */
  areas: AreaCount[]
  /** The prerender day in London: `2026-11-22`. */
  today: string
  /** The database's current response, if it differs from the prerendered data. */
  freshData?: SearchResponse | ListingRow[]
}

/** The displayed results and their state. `loading`: they are not yet those of the search. */
export interface Shown extends Omit<SearchResults, 'listings'> {
  listings: ListingSummary[] | null
  status: 'idle' | 'loading' | 'ready' | 'error'
  /** The source of the displayed listings. */
  from: 'build' | 'database'
}

/** Alternatives for empty results. */
async function instead(search: Search, { relaxed }: SearchResults, signal: AbortSignal) {
  const [walks, misses] = await Promise.all([walksInstead(search, signal), nearMisses(search, relaxed, signal)])
  return { walks, nearMisses: misses }
}

/**
 * The results of a search, from the build, the cache or the database.
 * @param onPastEnd receives the last page, if the search requests a later one
 */
export function searchResults(
  { type, listings, total, page, areas, freshData }: PrerenderedSearch,
  onPastEnd: (lastPage: Search) => void,
) {
  const published: Shown = { listings, total, areas, relaxed: {}, status: 'idle', from: 'build' }
  const $shown = atom<Shown>(published)
  let cache: ReturnType<typeof searchCache>
  let countVisible = () => 0
  let controller: AbortController | undefined
  let unreadData = freshData

  // The map shows the same listings as the list. Their data includes texts in the page's language.
  const cacheKey = (search: Search) => `${code}?${searchQuery({ ...search, view: 'list' })}`
  const known = (search: Search): Shown | undefined => {
    const cached = cache.get(cacheKey(search))
    if (cached) return { ...cached, status: 'ready', from: 'database' }
    return isDefaultSearch({ ...search, view: 'list' }) && search.page === page ? published : undefined
  }

  async function runSearch(search: Search): Promise<void> {
    controller?.abort()
    const { signal } = (controller = new AbortController())
    const knownResults = known(search)
    // The prerendered list itself, read again: nothing that the visitor asked for.
    const status = knownResults?.listings && knownResults === $shown.get() ? 'idle' : 'ready'
    $shown.set(knownResults ?? { ...$shown.get(), status: 'loading' })
    const fresh = isDefaultSearch(search) && search.page === 1 ? unreadData : undefined
    unreadData = undefined
    const result = fresh ? success(parseResults(search, fresh)) : await searchListings(search, signal)
    if (signal.aborted) return
    if (!result.ok) {
      console.warn('Homes not searched:', result.failure.message)
      // Known results stay. Without any, the listings before or the prerendered ones do, with an error message.
      const before = $shown.get()
      const hasListings = before.from === 'database' && before.listings?.length
      if (!knownResults?.listings) $shown.set({ ...(hasListings ? before : published), status: 'error' })
      return
    }
    const last = Math.max(1, Math.ceil(result.value.total / pageSize))
    if (search.page > last) return onPastEnd({ ...search, page: last })
    const results: SearchResults =
      result.value.total > 0 ? result.value : { ...result.value, ...(await instead(search, result.value, signal)) }
    if (signal.aborted) return
    cache.keep(cacheKey(search), results)
    // New results for the displayed search update in place: the focus stays, and visible cards do not move. When sorted
    // by price, positions are fixed.
    const updated =
      knownResults?.listings && search.sort === 'newest'
        ? keepPlaces(knownResults.listings, results.listings, countVisible())
        : results.listings
    $shown.set({ ...results, listings: updated, status, from: knownResults?.from ?? 'database' })
  }

  return {
    $shown,
    /** @param count how many listings begin in or above the viewport */
    start: (count: () => number) => {
      countVisible = count
      cache = searchCache(`homes ${type}`)
    },
    stop: () => controller?.abort(),
    showLoading: () => $shown.set({ ...published, status: 'loading' }),
    run: (search: Search) => void runSearch(search),
  }
}

import { atom } from 'nanostores'
import type { ListingType } from '../../domain/listing/listing-status'
import type { ListingSummary } from '../../domain/listing/listing'
import { searchHref, parseSearchAddress, searchQuery } from './search-address'
import { keepPlaces } from '../../domain/listing/keep-places'
import type { ListingRow } from '../../domain/listing/listings.queries'
import type { AreaCount } from './area-counts'
import { nearMisses } from './near-misses.queries'
import { defaultSearch, isDefaultSearch, pageSize } from './search'
import type { Search } from './search-type'
import { placeSearch } from './place-search'
import { searchCache } from './search-cache'
import { type SearchResults, parseResults, type SearchResponse, searchListings } from './search.queries'
import { walksInstead } from './walks-instead.queries'
import { success } from '../../lib/http/result'

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

// Pauses between words are longer than between letters.
const debounceMs = 350

/**
 * A list that follows its filters: `$search` is the requested search, as in the address, `$shown` its results. Nothing
 * runs before `start`.
 */
export function listingSearch({ type, listings, total, page, pages, areas, freshData }: PrerenderedSearch) {
  const published: Shown = { listings, total, areas, relaxed: {}, status: 'idle', from: 'build' }
  const $search = atom<Search>(defaultSearch(type, page))
  const $shown = atom<Shown>(published)
  let cache: ReturnType<typeof searchCache>
  let controller: AbortController | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  /** The `mergeKey` of what is not yet in the address. */
  let settlingKey = ''
  /** The `mergeKey` of the current history entry. */
  let entryKey = ''
  let countVisible = () => 0
  let unreadData = freshData

  // The map shows the same listings as the list.
  const cacheKey = (search: Search) => searchQuery({ ...search, view: 'list' })
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
    if (search.page > last) {
      const lastPage = { ...search, page: last }
      $search.set(lastPage)
      history.replaceState(history.state, '', searchHref(lastPage, pages))
      return runSearch(lastPage)
    }
    const results: SearchResults =
      result.value.total > 0 ? result.value : { ...result.value, ...(await instead(search, result.value, signal)) }
    if (signal.aborted) return
    cache.keep(cacheKey(search), results)
    // New results for the displayed search update in place: the focus stays, and visible cards do not move. When sorted
    // by price, positions are fixed.
    const listings =
      knownResults?.listings && search.sort === 'newest'
        ? keepPlaces(knownResults.listings, results.listings, countVisible())
        : results.listings
    $shown.set({ ...results, listings, status, from: knownResults?.from ?? 'database' })
  }

  const rememberScroll = () => history.replaceState({ ...(history.state as object | null), y: scrollY }, '')
  // After the content has its height.
  const scrollBack = (y: unknown) =>
    typeof y === 'number' && requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, y)))

  function settle(search: Search, mergeKey: string) {
    const address = searchHref(search, pages)
    if (address === location.pathname + location.search) return
    if (mergeKey && mergeKey === entryKey) history.replaceState(history.state, '', address)
    else {
      rememberScroll()
      history.pushState(null, '', address)
    }
    entryKey = mergeKey
    void runSearch(search)
  }

  /**
   * Starts a search and writes it to the address.
   * @param mergeKey what is changed in small steps, as a typed field: they are debounced into one history entry
   */
  function change(search: Search, mergeKey = '') {
    // Enter ends what is typed, and belongs to its entry.
    const unsettledKey = settlingKey
    clearTimeout(settling)
    settlingKey = mergeKey
    if (mergeKey && unsettledKey && mergeKey !== unsettledKey) settle($search.get(), unsettledKey)
    $search.set(search)
    if (mergeKey) {
      settling = setTimeout(() => {
        settlingKey = ''
        settle(search, mergeKey)
      }, debounceMs)
      return
    }
    settle(search, unsettledKey)
    entryKey = ''
  }

  const retry = () => void runSearch($search.get())
  const retryFailed = () => $shown.get().status === 'error' && retry()
  const { $placeNotice, searchPlace } = placeSearch($search, change)

  /**
   * Takes over the prerendered list: reads the address, and follows Back and Forward. Returns the stop function.
   * @param count how many listings begin in or above the viewport
   */
  function start(count: typeof countVisible): () => void {
    countVisible = count
    cache = searchCache(`homes ${type}`)
    const follow = (y: unknown) => {
      clearTimeout(settling)
      settlingKey = entryKey = ''
      const search = parseSearchAddress(
        location,
        type,
        areas.map(({ name }) => name),
      )
      if (/=(&|$)/.test(location.search)) history.replaceState(history.state, '', searchHref(search, pages))
      $search.set(search)
      void runSearch(search)
      scrollBack(y)
    }
    const back = ({ state }: PopStateEvent) => follow((state as { y?: number } | null)?.y)
    addEventListener('popstate', back)
    addEventListener('pagehide', rememberScroll)
    addEventListener('online', retryFailed)
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // After an interaction, the browser itself has scrolled a default list.
    const begin = () =>
      follow(
        location.search && arrival?.type === 'back_forward' ? (history.state as { y?: number } | null)?.y : undefined,
      )
    // A place as it was typed on the home page, which becomes a filter.
    const where = new URLSearchParams(location.search).get('where')?.trim()
    if (where) {
      $search.set(parseSearchAddress(location, type))
      $shown.set({ ...published, status: 'loading' })
      void searchPlace(where, (search) => {
        history.replaceState(history.state, '', searchHref(search, pages))
        begin()
      })
    } else begin()
    let resting: ReturnType<typeof setTimeout>
    const scrolled = () => {
      clearTimeout(resting)
      resting = setTimeout(rememberScroll, 250)
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      controller?.abort()
      clearTimeout(settling)
      clearTimeout(resting)
      removeEventListener('popstate', back)
      removeEventListener('pagehide', rememberScroll)
      removeEventListener('online', retryFailed)
      removeEventListener('scroll', scrolled)
    }
  }

  return { $search, $shown, $placeNotice, change, searchPlace, start, retry }
}

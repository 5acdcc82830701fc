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
import { searchCache } from './search-cache'
import { type SearchResults, parseResults, type SearchResponse, searchListings } from './search.queries'
import { walksInstead } from './walks-instead.queries'
import { success } from '../../lib/http/result'

/** What the page was prerendered with. */
export interface PrerenderedSearch {
  type: ListingType
  /** The homes of this page; null when the build could not reach the backend. */
  listings: ListingSummary[] | null
  total: number
  page: number
  /** How many pages of the list were prerendered. */
  pages: number
  /** The areas in which homes of this type stood. */
  areas: AreaCount[]
  /** The day on which they were prerendered, in London: `2026-11-22`. */
  today: string
  /** What the database answers to this search now, where that is no longer what was prerendered. */
  freshData?: SearchResponse | ListingRow[]
}

/** What the list shows, and how it came to it. `loading`: what is shown is not yet what was asked for. */
export interface Shown extends Omit<SearchResults, 'listings'> {
  listings: ListingSummary[] | null
  status: 'idle' | 'loading' | 'ready' | 'error'
  /** Who knew of the homes that are shown. */
  from: 'build' | 'database'
}

/** What is offered where nothing fits. */
async function instead(search: Search, { relaxed }: SearchResults, signal: AbortSignal) {
  const [walks, misses] = await Promise.all([walksInstead(search, signal), nearMisses(search, relaxed, signal)])
  return { walks, nearMisses: misses }
}

// A person pauses for longer between two words than between two letters.
const debounceMs = 350

/**
 * A list that follows its filters: `$search` is what is asked for and what the address says, `$shown` what came of it.
 * Nothing of it runs before `start`.
 */
export function listingSearch({ type, listings, total, page, pages, areas, freshData }: PrerenderedSearch) {
  const published: Shown = { listings, total, areas, relaxed: {}, status: 'idle', from: 'build' }
  const $search = atom<Search>(defaultSearch(type, page))
  const $shown = atom<Shown>(published)
  let cache: ReturnType<typeof searchCache>
  let controller: AbortController | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  let typed = false
  let countVisible = () => 0
  let unreadData = freshData

  // The map shows the same homes as the list.
  const cacheKey = (search: Search) => searchQuery({ ...search, view: 'list' })
  const known = (search: Search): Shown | undefined => {
    const cached = cache.get(cacheKey(search))
    if (cached) return { ...cached, status: 'ready', from: 'database' }
    return isDefaultSearch({ ...search, view: 'list' }) && search.page === page ? published : undefined
  }

  async function ask(search: Search): Promise<void> {
    controller?.abort()
    const { signal } = (controller = new AbortController())
    const at = known(search)
    $shown.set(at ?? { ...$shown.get(), status: 'loading' })
    const fresh = isDefaultSearch(search) && search.page === 1 ? unreadData : undefined
    unreadData = undefined
    const result = fresh ? success(parseResults(search, fresh)) : await searchListings(search, signal)
    if (signal.aborted) return
    if (!result.ok) {
      console.warn('Homes not searched:', result.failure.message)
      // What was known stays; where nothing was, the prerendered homes come back, and the page says that they are all
      // homes.
      if (!at?.listings) $shown.set({ ...published, status: 'error' })
      return
    }
    const last = Math.max(1, Math.ceil(result.value.total / pageSize))
    if (search.page > last) {
      const there = { ...search, page: last }
      $search.set(there)
      history.replaceState(history.state, '', searchHref(there, pages))
      return ask(there)
    }
    const results: SearchResults =
      result.value.total > 0 ? result.value : { ...result.value, ...(await instead(search, result.value, signal)) }
    if (signal.aborted) return
    cache.keep(cacheKey(search), results)
    // An answer to what was shown already changes it in place: whoever is in the midst of it keeps the focus, and
    // nothing in sight moves. By price a home has one place alone.
    const listings =
      at?.listings && search.sort === 'newest'
        ? keepPlaces(at.listings, results.listings, countVisible())
        : results.listings
    $shown.set({ ...results, listings, status: 'ready', from: at?.from ?? 'database' })
  }

  const rememberScroll = () => history.replaceState({ ...(history.state as object | null), y: scrollY }, '')
  // Once what is shown has its height.
  const scrollBack = (y: unknown) =>
    typeof y === 'number' && requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, y)))

  function settle(search: Search, typing: boolean) {
    const address = searchHref(search, pages)
    if (address === location.pathname + location.search) return
    if (typing && typed) history.replaceState(history.state, '', address)
    else {
      rememberScroll()
      history.pushState(null, '', address)
    }
    typed = typing
    void ask(search)
  }

  /**
   * Asks for something else and writes it into the address. What is being typed settles after a pause, as one entry.
   */
  function change(search: Search, typing = false) {
    clearTimeout(settling)
    $search.set(search)
    if (typing) settling = setTimeout(() => settle(search, true), debounceMs)
    else settle(search, false)
  }

  /**
   * Takes the page over from the prerendered list: reads the address, and follows Back and Forward. Returns its end.
   * @param count how many of the homes that are shown begin in sight or above it
   */
  function start(count: typeof countVisible): () => void {
    countVisible = count
    cache = searchCache(`homes ${type}`)
    const follow = (y: unknown) => {
      clearTimeout(settling)
      typed = false
      const search = parseSearchAddress(
        location,
        type,
        areas.map(({ name }) => name),
      )
      if (/=(&|$)/.test(location.search)) history.replaceState(history.state, '', searchHref(search, pages))
      $search.set(search)
      void ask(search)
      scrollBack(y)
    }
    const back = ({ state }: PopStateEvent) => follow((state as { y?: number } | null)?.y)
    addEventListener('popstate', back)
    addEventListener('pagehide', rememberScroll)
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Touched, a plain list was scrolled by the browser itself.
    follow(
      location.search && arrival?.type === 'back_forward' ? (history.state as { y?: number } | null)?.y : undefined,
    )
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
      removeEventListener('scroll', scrolled)
    }
  }

  return { $search, $shown, change, start, retry: () => void ask($search.get()) }
}

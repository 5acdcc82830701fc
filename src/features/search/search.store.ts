import { atom } from 'nanostores'
import { placeSearch } from './place-search'
import { defaultSearch } from './search'
import { parseSearchAddress, searchHref } from './search-address'
import { type PrerenderedSearch, searchResults } from './search-results.store'
import type { Search } from './search-type'

// Pauses between words are longer than between letters.
const debounceMs = 350

/**
 * A list that follows its filters: `$search` is the requested search, as in the address, `$shown` its results. Nothing
 * runs before `start`.
 */
export function listingSearch(prerendered: PrerenderedSearch) {
  const { type, page, pages, areas } = prerendered
  const $search = atom<Search>(defaultSearch(type, page))
  const { $shown, ...results } = searchResults(prerendered, (lastPage) => {
    $search.set(lastPage)
    history.replaceState(history.state, '', searchHref(lastPage, pages))
    results.run(lastPage)
  })
  let settling: ReturnType<typeof setTimeout> | undefined
  /** The `mergeKey` of what is not yet in the address. */
  let settlingKey = ''
  /** The `mergeKey` of the current history entry. */
  let entryKey = ''

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
    results.run(search)
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

  const retry = () => results.run($search.get())
  const retryFailed = () => $shown.get().status === 'error' && retry()
  const { $placeNotice, searchPlace } = placeSearch($search, change)

  /**
   * Takes over the prerendered list: reads the address, and follows Back and Forward. Returns the stop function.
   * @param count how many listings begin in or above the viewport
   */
  function start(count: () => number): () => void {
    results.start(count)
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
      results.run(search)
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
      results.showLoading()
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
      results.stop()
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

import { placeLost } from '#messages/search.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Search } from './search-type'

/** The search of a typed place, beside the store of a list. Its code loads at the first use. */
export function placeSearch($search: ReadableAtom<Search>, change: (search: Search) => void) {
  /** Why words are searched that were typed as a place. */
  const $placeNotice = atom<{ words: string | undefined; text: string | undefined } | undefined>()
  let latest = 0

  /**
   * Searches a typed place, else its words. A later text replaces an earlier one.
   * @param begin takes over the search of a text in the address, which is no page to come back to
   */
  async function searchPlace(text: string, begin?: (search: Search) => void): Promise<void> {
    const request = ++latest
    const result = await import('./where-search').then(
      ({ searchWhere }) => searchWhere(() => $search.get(), text),
      // The code failed to load: words need none.
      () => ({ search: { ...$search.get(), page: 1, q: text }, notice: placeLost(text) }),
    )
    if (request !== latest) return
    if ('href' in result) return begin ? location.replace(result.href) : location.assign(result.href)
    $placeNotice.set({ words: result.search.q, text: result.notice })
    ;(begin ?? change)(result.search)
  }

  return { $placeNotice, searchPlace }
}

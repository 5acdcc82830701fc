import { atom, type ReadableAtom } from 'nanostores'
import type { Search } from './search-type'

/** The search of a typed place, beside the store of a list. Its code loads at the first use. */
export function placeSearch($search: ReadableAtom<Search>, change: (search: Search) => void) {
  /** The words that are searched because they are no known place. */
  const $unknownPlace = atom<string | undefined>()
  let latest = 0

  /** Searches a typed place, else its words. `write` receives the search. A later text replaces an earlier one. */
  async function searchPlace(text: string, write = change): Promise<void> {
    const request = ++latest
    const result = await import('./where-search').then(
      ({ searchWhere }) => searchWhere(() => $search.get(), text),
      // The code failed to load: words need none.
      () => ({ search: { ...$search.get(), page: 1, q: text }, unknown: undefined }),
    )
    if (request !== latest) return
    if ('href' in result) return location.assign(result.href)
    $unknownPlace.set(result.unknown)
    write(result.search)
  }

  return { $unknownPlace, searchPlace }
}

import { atom, type ReadableAtom } from 'nanostores'
import type { Search } from './search-type'

/** The search of a typed place, beside the store of a list. Its code loads at the first use. */
export function placeSearch($search: ReadableAtom<Search>, change: (search: Search) => void) {
  /** The words that are searched because they are no known place. */
  const $unknownPlace = atom<string | undefined>()

  /** Searches a typed place, else its words. `write` receives the search. */
  async function searchPlace(text: string, write = change): Promise<void> {
    const search = $search.get()
    const result = await import('./where-search').then(
      ({ searchWhere }) => searchWhere(search, text),
      // The code failed to load: words need none.
      () => ({ search: { ...search, page: 1, q: text }, unknown: undefined }),
    )
    if ('href' in result) return location.assign(result.href)
    $unknownPlace.set(result.unknown)
    write(result.search)
  }

  return { $unknownPlace, searchPlace }
}

import type { ListingType } from '../../domain/listing/listing-status'
import { usualWalk } from './walk-places'
import { filterOrder } from '../../domain/search/filter-order'
import type { FilterName, Search } from './search-type'

/** Homes on one page of a list, as the database pages them. */
export const pageSize = 24

/** Every home of a type, newest first. */
export const defaultSearch = (type: ListingType, page = 1): Search => ({
  type,
  areas: [],
  walk: usualWalk,
  sort: 'newest',
  page,
  view: 'list',
})

/** Whether no filter is set: the order, the page and the map may differ. */
export const isUnfiltered = (search: Search) => filterNames(search).length === 0

/** Whether this is the list as it was prerendered: every home, newest first, no map. */
export const isDefaultSearch = (search: Search) =>
  isUnfiltered(search) && search.sort === 'newest' && search.view === 'list'

/** The filters that are set, in the order of the address. */
export const filterNames = (search: Search): FilterName[] =>
  filterOrder.filter((name) => (name === 'areas' ? search.areas.length > 0 : search[name] !== undefined))

/** The same search without one filter, from its first page. */
export const without = (search: Search, name: FilterName): Search => ({
  ...search,
  page: 1,
  [name]: name === 'areas' ? [] : undefined,
  ...(name === 'near' && withoutWalk(search)),
})

/** What is said of a walk, once there is no place to walk to. */
export const withoutWalk = ({ sort }: Pick<Search, 'sort'>): Pick<Search, 'walk' | 'sort'> => ({
  walk: usualWalk,
  sort: sort === 'nearest' ? 'newest' : sort,
})

/** The same search with an area chosen, or no longer. */
export const withArea = (search: Search, area: string): Search => {
  const others = search.areas.filter((other) => !sameArea(other, area))
  return {
    ...search,
    page: 1,
    areas: others.length < search.areas.length ? others : [...others, area].sort((a, b) => a.localeCompare(b, 'en-GB')),
  }
}
export const sameArea = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

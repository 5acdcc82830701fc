import type { ListingType } from '../../domain/listing/listing-status'
import { defaultJourneyMinutes } from './train-places'
import { defaultWalkMinutes } from './walk-places'
import { filterOrder } from '../../domain/search/filter-order'
import type { FilterName, Search } from './search-type'

/** Listings per page, as in the database. */
export const pageSize = 24

/** Every listing of a type, newest first. */
export const defaultSearch = (type: ListingType, page = 1): Search => ({
  type,
  areas: [],
  walk: defaultWalkMinutes,
  within: defaultJourneyMinutes,
  sort: 'newest',
  page,
  view: 'list',
})

/** Whether no filter is active: order, page and view may differ. */
export const isUnfiltered = (search: Search) => filterNames(search).length === 0

/** Whether this is the prerendered list: unfiltered, newest first, no map. */
export const isDefaultSearch = (search: Search) =>
  isUnfiltered(search) && search.sort === 'newest' && search.view === 'list'

/** The active filters, in address order. */
export const filterNames = (search: Search): FilterName[] =>
  filterOrder.filter((name) => (name === 'areas' ? search.areas.length > 0 : search[name] !== undefined))

/** The same search without one filter, from page one. */
export const without = (search: Search, name: FilterName): Search => ({
  ...search,
  page: 1,
  [name]: name === 'areas' ? [] : undefined,
  ...(name === 'near' && withoutWalk(search)),
  ...(name === 'train' && withoutTrain(search)),
})

/** The walk's settings, reset without a destination. */
export const withoutWalk = ({ sort }: Pick<Search, 'sort'>): Pick<Search, 'walk' | 'sort'> => ({
  walk: defaultWalkMinutes,
  sort: sort === 'nearest' ? 'newest' : sort,
})

/** The journey's settings, reset without a destination. */
export const withoutTrain = ({ sort }: Pick<Search, 'sort'>): Pick<Search, 'also' | 'within' | 'sort'> => ({
  also: undefined,
  within: defaultJourneyMinutes,
  sort: sort === 'quickest' ? 'newest' : sort,
})

/** The same search with an area toggled. */
export const withArea = (search: Search, area: string): Search => {
  const others = search.areas.filter((other) => !sameArea(other, area))
  return {
    ...search,
    page: 1,
    areas: others.length < search.areas.length ? others : [...others, area].sort((a, b) => a.localeCompare(b, 'en-GB')),
  }
}
export const sameArea = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

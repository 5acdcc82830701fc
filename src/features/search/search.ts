import type { ListingType } from '../../domain/listing/listing-status'
import type { Bounds } from '../../lib/map/bounds'
import type { Ring } from '../../lib/map/ring'
import { usualWalk } from './walk-places'
import { filterOrder, type Sort } from './search-parameters'
import type { accessOptions, furnishingOptions, homeOptions, outsideOptions, tenureOptions } from './filter-options'

/** What a visitor asks of a list: everything that its address says. */
export interface Search {
  type: ListingType
  areas: string[]
  /** Pounds; of a rental, a calendar month. */
  min?: number | undefined
  max?: number | undefined
  beds?: Rooms | undefined
  /** At least so many. */
  baths?: number | undefined
  /** The type of home. */
  home?: keyof typeof homeOptions | undefined
  outside?: keyof typeof outsideOptions | undefined
  /** Rentals only, as are `pets` and `available`. */
  furnished?: keyof typeof furnishingOptions | undefined
  /** Whether the landlord considers them. */
  pets?: true | undefined
  access?: keyof typeof accessOptions | undefined
  /** Sales only. */
  tenure?: keyof typeof tenureOptions | undefined
  /** A day, `2026-12-01`: free by then. */
  available?: string | undefined
  /** Words of its title, area, description or features. */
  q?: string | undefined
  /** The station or university to walk to, by its name in an address; it may be one that we do not know. */
  near?: string | undefined
  /** The most minutes of that walk. */
  walk: number
  /** Degrees: south, west, north, east. */
  box?: Bounds | undefined
  /** An area drawn by hand. */
  drawn?: Ring | undefined
  sort: Sort
  page: number
  view: 'list' | 'map'
}
/** At least so many, or the fewest and the most: exactly two is `[2, 2]`, a studio `[0, 0]`. */
export type Rooms = number | [fewest: number, most: number]

/** The filters by the names that the database and the address give them. */
export type FilterName = Exclude<keyof Search, 'type' | 'walk' | 'sort' | 'page' | 'view'>

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
  ...(name === 'near' && nowhere(search)),
})

/** What is said of a walk, once there is no place to walk to. */
export const nowhere = ({ sort }: Pick<Search, 'sort'>): Pick<Search, 'walk' | 'sort'> => ({
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

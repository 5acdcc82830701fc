import { type MapFilters, filterOf, oneValueNames } from './filters'
import type { Search, Sort } from './search-type'

const databaseOrder: Record<Sort, string> = {
  newest: 'newest',
  'price-up': 'price',
  'price-down': '-price',
  size: 'size',
  nearest: 'nearest',
  quickest: 'quickest',
}

/** The arguments of `search_listings`: filters under its names (absent if not set), order and page. */
export function searchRequest(search: Search, map: MapFilters = {}) {
  const { type, areas, sort, page } = search
  const queries = oneValueNames.flatMap((name) => {
    const { query } = filterOf(name)
    const value = search[name]
    return value === undefined ? [] : [[name, query ? query(value, map) : value] as const]
  })
  return {
    filters: { type, ...(areas.length > 0 && { areas }), ...Object.fromEntries(queries) },
    sort: databaseOrder[sort],
    page,
  }
}

import type { ListingType } from '../../domain/listing/listing-status'
import { listPath } from '../../paths'
import { shortLine } from '../../lib/form/normalise'
import { isDefaultSearch, withoutTrain, withoutWalk, sameArea } from './search'
import type { Search } from './search-type'
import { type ParameterName, parameterNames, parameterOf } from './search-parameters'

const maxAreas = 20
// The database's maximum length of an area's name.
const maxAreaLength = 80
/**
 * Parses an address. Unknown, implausible and hostile values are ignored: negative prices, fractional bedrooms, invalid
 * dates. The first valid value of a repeated parameter counts; up to 20 areas are read. A minimum price above the
 * maximum is swapped.
 */
export function parseSearch(query: URLSearchParams, type: ListingType): Search {
  const areas = new Map(
    query
      .getAll('area')
      .slice(0, 10 * maxAreas)
      .map((area) => shortLine(area, maxAreaLength))
      .filter(Boolean)
      .map((area) => [area.toLowerCase(), area]),
  )
  const valueOf = (name: ParameterName) => {
    const { read, only = type, default: usual } = parameterOf(name)
    if (only !== type) return undefined
    const values = query.getAll(name).slice(0, maxAreas).map(read)
    return values.find((value) => value !== undefined) ?? usual
  }
  const search = {
    type,
    areas: [...areas.values()].slice(0, maxAreas).sort((a, b) => a.localeCompare(b, 'en-GB')),
    ...Object.fromEntries(parameterNames.map((name) => [name, valueOf(name)])),
  } as Search
  if (!search.near) Object.assign(search, withoutWalk(search))
  if (!search.train) Object.assign(search, withoutTrain(search))
  const { min, max } = search
  return min !== undefined && max !== undefined && min > max ? { ...search, min: max, max: min } : search
}

/** A search as a query string with a fixed parameter order; empty for the default list. */
export function searchQuery(search: Search): string {
  const query = new URLSearchParams(search.areas.map((area) => ['area', area]))
  for (const name of parameterNames) {
    const { write = String, default: usual } = parameterOf(name)
    const value = search[name]
    if (value !== undefined && value !== usual) query.set(name, write(value))
  }
  return query.toString().replaceAll('%2C', ',')
}

/** The address of a search. A prerendered page, `/rent/2`, keeps its own; `prerendered` is their number. */
export function searchHref(search: Search, prerendered = 1): string {
  const path = listPath(search.type)
  if (isDefaultSearch(search) && search.page <= prerendered) return search.page > 1 ? `${path}/${search.page}` : path
  return `${path}?${searchQuery(search)}`
}

/** Parses an address, `/rent/2` or `/rent?area=camden`; known areas get their proper names. */
export function parseSearchAddress(
  { pathname, search }: { pathname: string; search: string },
  type: ListingType,
  known: string[] = [],
): Search {
  const query = new URLSearchParams(search)
  const page = pathname.slice(listPath(type).length + 1)
  if (page && !query.has('page')) query.set('page', page)
  const parsed = parseSearch(query, type)
  return { ...parsed, areas: parsed.areas.map((area) => known.find((name) => sameArea(name, area)) ?? area) }
}

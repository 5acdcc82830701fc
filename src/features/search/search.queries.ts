import type { Bounds } from '../../lib/map/bounds'
import { ringBounds } from '../../lib/map/ring'
import { withDeadline } from '../../lib/http/deadline'
import { mapped, type Result, success } from '../../lib/http/result'
import { queryResult, rest } from '../../lib/http/rest'
import { type ListingSummary, summarise } from '../../domain/listing/listing'
import { newestCards, parseCards, parseListings, type ListingRow } from '../../domain/listing/listings.queries'
import type { AreaCount } from './area-counts'
import type { NearMiss } from './near-misses'
import { isDefaultSearch, pageSize } from './search'
import type { Search } from './search-type'
import { searchRequest } from './search-request'
import { loadWalks, searchWalkText } from './walk-places'

/** A page of what a search found. */
export interface SearchResults {
  total: number
  listings: ListingSummary[]
  /** How many homes each area has under the other filters; null where the database does not say. */
  areas: AreaCount[] | null
  /** When nothing fits: how many homes each single filter holds back. */
  relaxed: Record<string, number>
  /** When nothing fits a walk: the walks instead of it that lead to homes. */
  walks?: WalkInstead[]
  /** When nothing fits: homes that miss by few filters. */
  nearMisses?: NearMiss[]
}
/** A walk that leads to homes, where the one that was asked for leads to none. */
export interface WalkInstead {
  near: string
  name: string
  walk: number
  total: number
}
/** Homes that stand at one place of the map: several are one mark. */
export interface Cluster {
  count: number
  lat: number
  lng: number
  /** The lowest price among them, in pounds. */
  from: number
  /** One of them. */
  id: string
}

/** What `search_homes` answers. */
export interface SearchResponse {
  total: number
  /** With how much of the walk each takes, where the search names one: 0 at the place, 1 at its edge. */
  homes: (ListingRow & { walk?: unknown })[]
  areas?: AreaCount[]
  relaxed: Record<string, number>
}

// Longer than a slow line needs, shorter than anybody waits for a list.
const timeoutMs = 10_000

// The types of the database know of these functions that they answer with JSON, and not what it holds.
const json = async <T>(query: Parameters<typeof queryResult<unknown>>[0]) =>
  (await queryResult(query)) as Result<T | null>

const within = (signal?: AbortSignal) => withDeadline(timeoutMs, signal)

/** What the database is asked, once it is known where the place is that the search names. */
async function requestOf(search: Search): Promise<Result<ReturnType<typeof searchRequest>>> {
  const { near } = search
  if (!near) return success(searchRequest(search))
  return mapped(await loadWalks(), ({ walkPlace, walkTo }) => {
    const place = walkPlace(near)
    return searchRequest(search, place ? walkTo(place, search.walk) : undefined)
  })
}

/** The filters that a search comes to, as the database takes them. */
export const filtersOf = async (search: Search) => mapped(await requestOf(search), ({ filters }) => filters)

const cardResults = (listings: ListingSummary[]): SearchResults => ({
  total: listings.length,
  listings,
  areas: null,
  relaxed: {},
})

/** The results in the response to a search, or in a list of cards where the database cannot search. */
export function parseResults(search: Search, data: SearchResponse | ListingRow[] | null): SearchResults {
  if (Array.isArray(data)) return cardResults(parseCards(data))
  return {
    total: data?.total ?? 0,
    listings: (data?.homes ?? []).flatMap((row) =>
      parseListings([row]).map((listing) => summarise({ ...listing, walk: searchWalkText(search, row.walk) })),
    ),
    areas: data?.areas ?? null,
    relaxed: data?.relaxed ?? {},
  }
}

/** Asks the database for a page of homes. A page beyond the last comes back empty, with the total. */
export async function searchListings(search: Search, signal?: AbortSignal): Promise<Result<SearchResults>> {
  const request = await requestOf(search)
  if (!request.ok) return request
  const response = await json<SearchResponse>(rest().rpc('search_homes', request.value).abortSignal(within(signal)))
  // A database whose migrations have not run cannot search; it can still say which homes are new.
  if (!response.ok && response.failure.kind === 'refused' && isDefaultSearch(search) && search.page === 1)
    return mapped(await newestCards(search.type, pageSize), cardResults)
  return mapped(response, (data) => parseResults(search, data))
}

/** The rectangle around the area that was drawn, else around the homes; null where none has a place on the map. */
export async function listingBounds(search: Search): Promise<Result<Bounds | null>> {
  if (search.drawn) return success(ringBounds(search.drawn))
  const request = await requestOf({ ...search, box: undefined })
  if (!request.ok) return request
  return json<Bounds>(rest().rpc('home_bounds', { filters: request.value.filters }).abortSignal(within()))
}

/** The homes of a search in a small part of the map, the newest page of them. */
export const listingsAround = async (search: Search, part: Bounds): Promise<Result<ListingSummary[]>> =>
  mapped(await searchListings({ ...search, box: part, sort: 'newest', page: 1 }), ({ listings }) => listings)

/**
 * The homes of a search that lie in a part of the map (or anywhere), gathered in cells of so many degrees of
 * latitude.
 */
export async function listingClusters(
  search: Search,
  part: Bounds | undefined,
  cell: number,
): Promise<Result<Cluster[]>> {
  const request = await requestOf({ ...search, box: part })
  if (!request.ok) return request
  const { filters } = request.value
  const result = await json<Cluster[]>(rest().rpc('homes_on_map', { filters, cell }).abortSignal(within()))
  return mapped(result, (clusters) => clusters ?? [])
}

import type { Bounds } from '../../lib/map/bounds'
import { ringBounds } from '../../lib/map/ring'
import { errorKind } from '../../lib/http/database-error'
import { withDeadline } from '../../lib/http/deadline'
import { mapResult, type Result, success } from '../../lib/http/result'
import { queryResult, rest } from '../../lib/http/rest'
import type { ListingSummary } from '../../domain/listing/listing'
import { summarise } from '../../domain/listing/parse-listing'
import { newestCards, parseCards, parseListings, type ListingRow } from '../../domain/listing/listings.queries'
import type { AreaCount } from './area-counts'
import type { NearMiss } from './near-misses'
import { isDefaultSearch, pageSize } from './search'
import type { Search } from './search-type'
import { searchRequest } from './search-request'
import { loadReach, searchTrainText } from './train-places'
import { loadWalks, searchWalkText } from './walk-places'

/** A page of search results. */
export interface SearchResults {
  total: number
  listings: ListingSummary[]
  /** The count of each area under the other filters; null if the database does not return them. */
  areas: AreaCount[] | null
  /** For empty results: how many listings each single filter excludes. */
  relaxed: Record<string, number>
  /** For a walk without results: alternative walks with results. */
  walks?: WalkInstead[]
  /** For empty results: listings that narrowly miss. */
  nearMisses?: NearMiss[]
}
/** A walk with results, as an alternative to one without. */
export interface WalkInstead {
  near: string
  name: string
  walk: number
  total: number
}
/** Listings at one place of the map; several form one pin. */
export interface Cluster {
  count: number
  lat: number
  lng: number
  /** The lowest price among them, in pounds. */
  from: number
  /** The id of one of them. */
  id: string
}

/** The response of `search_listings`. */
export interface SearchResponse {
  total: number
  /** `walk` is the share of the walk, if the search has one: 0 at the place, 1 at the limit. */
  listings: (ListingRow & { walk?: unknown; latitude?: unknown; longitude?: unknown })[]
  areas?: AreaCount[]
  relaxed: Record<string, number>
}

// Long enough for a slow connection, short enough for a waiting visitor.
const timeoutMs = 10_000

// The generated types know only that these functions return JSON.
const json = async <T>(query: Parameters<typeof queryResult<unknown>>[0]) =>
  (await queryResult(query)) as Result<T | null>

const within = (signal?: AbortSignal) => withDeadline(timeoutMs, signal)

/** The database request, after resolving the search's place. */
async function requestOf(search: Search): Promise<Result<ReturnType<typeof searchRequest>>> {
  const { near, train } = search
  if (!near && !train) return success(searchRequest(search))
  const walks = await loadWalks()
  if (!walks.ok) return walks
  const reach = train ? await loadReach(search) : success(undefined)
  return mapResult(reach, (train) => {
    const place = near ? walks.value.walkPlace(near) : null
    return searchRequest(search, { near: place ? walks.value.walkTo(place, search.walk) : undefined, train })
  })
}

/** A search's filters, in the database's form. */
export const filtersOf = async (search: Search) => mapResult(await requestOf(search), ({ filters }) => filters)

const cardResults = (listings: ListingSummary[]): SearchResults => ({
  total: listings.length,
  listings,
  areas: null,
  relaxed: {},
})

/** The results of a search response, or of a list of cards if the database cannot search. */
export function parseResults(search: Search, data: SearchResponse | ListingRow[] | null): SearchResults {
  if (Array.isArray(data)) return cardResults(parseCards(data))
  return {
    total: data?.total ?? 0,
    listings: (data?.listings ?? []).flatMap((row) =>
      parseListings([row]).map((listing) =>
        summarise({ ...listing, walk: searchWalkText(search, row.walk), trainTimes: searchTrainText(search, listing) }),
      ),
    ),
    areas: data?.areas ?? null,
    relaxed: data?.relaxed ?? {},
  }
}

/** Requests a page of listings. A page beyond the last is empty, with the total. */
export async function searchListings(search: Search, signal?: AbortSignal): Promise<Result<SearchResults>> {
  const request = await requestOf(search)
  if (!request.ok) return request
  const response = await json<SearchResponse>(rest().rpc('search_listings', request.value).abortSignal(within(signal)))
  // A database without our migrations cannot search, but can list the newest cards.
  const lacksSearch = !response.ok && errorKind(response.failure) === 'missing-schema'
  if (lacksSearch && isDefaultSearch(search) && search.page === 1)
    return mapResult(await newestCards(search.type, pageSize), cardResults)
  return mapResult(response, (data) => parseResults(search, data))
}

/** The bounds of the drawn area, else of the listings; null if none has a position. */
export async function listingBounds(search: Search): Promise<Result<Bounds | null>> {
  if (search.drawn) return success(ringBounds(search.drawn))
  const request = await requestOf({ ...search, box: undefined })
  if (!request.ok) return request
  return json<Bounds>(rest().rpc('listing_bounds', { filters: request.value.filters }).abortSignal(within()))
}

/** The first page of a search's listings inside map bounds, newest first. */
export const listingsAround = async (search: Search, bounds: Bounds): Promise<Result<ListingSummary[]>> =>
  mapResult(await searchListings({ ...search, box: bounds, sort: 'newest', page: 1 }), ({ listings }) => listings)

/** A search's listings inside map bounds (or anywhere), clustered in cells of a size in degrees of latitude. */
export async function listingClusters(
  search: Search,
  bounds: Bounds | undefined,
  cell: number,
): Promise<Result<Cluster[]>> {
  const request = await requestOf({ ...search, box: bounds })
  if (!request.ok) return request
  const { filters } = request.value
  const result = await json<Cluster[]>(rest().rpc('listings_on_map', { filters, cell }).abortSignal(within()))
  return mapResult(result, (clusters) => clusters ?? [])
}

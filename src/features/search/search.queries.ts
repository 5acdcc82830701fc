import { mapped, type Result } from '../../lib/http/result'
import { answered, rest } from '../../lib/http/rest'
import type { Listing } from '../../domain/listing/listing'
import { newestCards, parsed, type Row } from '../../domain/listing/listings.queries'
import { type AreaCount, type Box, isPlain, pageSize, questionOf, type Search } from './search'

/** A page of what a search found. */
export interface Found {
  total: number
  homes: Listing[]
  /** How many homes each area has under the other filters; null where the database does not say. */
  areas: AreaCount[] | null
  /** When nothing fits: how many homes each single filter holds back. */
  relaxed: Record<string, number>
}
/** Homes that stand at one place of the map: several are one mark. */
export interface Mark {
  count: number
  lat: number
  lng: number
  /** The lowest price among them, in pounds. */
  from: number
  /** One of them. */
  id: string
}

// Longer than a slow line needs, shorter than anybody waits for a list.
const patience = 10_000

const within = (signal?: AbortSignal) => AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])])

/** Asks the database for a page of homes. A page beyond the last comes back empty, with the total. */
export async function searchHomes(search: Search, signal?: AbortSignal): Promise<Result<Found>> {
  const answer = await answered<{ total: number; homes: Row[]; areas?: AreaCount[]; relaxed: Record<string, number> }>(
    rest().rpc('search_homes', questionOf(search)).abortSignal(within(signal)),
  )
  // A database whose migrations have not run cannot search; it can still say which homes are new.
  if (!answer.ok && answer.failure.kind === 'refused' && isPlain(search) && search.page === 1)
    return mapped(await newestCards(search.type, pageSize), (homes) => ({
      total: homes.length,
      homes,
      areas: null,
      relaxed: {},
    }))
  return mapped(answer, (found) => ({
    total: found?.total ?? 0,
    homes: parsed(found?.homes ?? []),
    areas: found?.areas ?? null,
    relaxed: found?.relaxed ?? {},
  }))
}

/** The rectangle around the homes of a search; null where none of them has a place on the map. */
export async function homeBounds(search: Search): Promise<Result<Box | null>> {
  const { filters } = questionOf({ ...search, box: undefined })
  return answered<Box>(rest().rpc('home_bounds', { filters }).abortSignal(within()))
}

/**
 * The homes of a search that lie in a part of the map (or anywhere), gathered in cells of so many degrees of
 * latitude.
 */
export async function homesOnMap(search: Search, part: Box | undefined, cell: number): Promise<Result<Mark[]>> {
  const { filters } = questionOf({ ...search, box: part })
  const answer = await answered<Mark[]>(rest().rpc('homes_on_map', { filters, cell }).abortSignal(within()))
  return mapped(answer, (marks) => marks ?? [])
}

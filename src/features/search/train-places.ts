import type { Journeys } from '../../domain/london/trains/door-to-place'
import type * as reach from '../../domain/london/trains/train-reach'
import type { Destinations, TrainReach } from '../../domain/london/trains/train-reach'
import type { WalkPlace } from '../../domain/london/walk'
import { withDeadline } from '../../lib/http/deadline'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { paths } from '../../paths'
import type { Search } from './search-type'
import { knownPlace } from './walk-places'

/** Offered maximum journeys, door to door, in minutes. */
export const journeySteps = [20, 30, 40, 50, 60]
/** The default minutes. */
export const defaultJourneyMinutes = 40

// The rules load with the first search by train, the journeys with the first search for their place.
let rules: typeof reach | undefined
const journeys = new Map<string, Journeys>()
let latest: { key: string; reach: TrainReach } | undefined

/** The places of a search by train: one, or one for each of two people. */
const placesByTrain = ({ train, also }: Pick<Search, 'train' | 'also'>): WalkPlace[] =>
  [...new Set([train, also])].flatMap((slug) => (slug ? (knownPlace(slug) ?? []) : []))

async function loadJourneys({ slug }: WalkPlace): Promise<Result<Journeys>> {
  const known = journeys.get(slug)
  if (known) return success(known)
  try {
    const response = await fetch(paths.journeys(slug), { signal: withDeadline(10_000) })
    if (!response.ok) return failed('unreachable', `${response.status} at ${response.url}`)
    const read = (await response.json()) as Journeys
    journeys.set(slug, read)
    return success(read)
  } catch (error) {
    return failed('unreachable', String(error))
  }
}

/** The places of a search by train with the journeys to them; empty if none is known. */
export async function loadDestinations(search: Pick<Search, 'train' | 'also'>): Promise<Result<Destinations>> {
  const read = await Promise.all(
    placesByTrain(search).map(async (place) => [place, await loadJourneys(place)] as const),
  )
  const failure = read.map(([, result]) => result).find((result) => !result.ok)
  if (failure) return mapResult(failure, () => [])
  return success(read.flatMap(([place, result]) => (result.ok ? [{ place, journeys: result.value }] : [])))
}

/** The database's filter of a search by train, after its places are known; undefined if the first is unknown. */
export async function loadReach(search: Search): Promise<Result<TrainReach | undefined>> {
  const places = placesByTrain(search)
  const { within, sort } = search
  if (places.length === 0) return success(undefined)
  const byTime = sort === 'quickest'
  const key = JSON.stringify([places.map(({ slug }) => slug), within, byTime])
  if (latest?.key === key) return success(latest.reach)
  try {
    rules ??= await import('../../domain/london/trains/train-reach')
  } catch (error) {
    return failed('unreachable', String(error))
  }
  const { trainReach } = rules
  return mapResult(await loadDestinations(search), (destinations) => {
    latest = { key, reach: trainReach(destinations, within, byTime) }
    return latest.reach
  })
}

/** The journey text of a card: `About 35 min by train to Bank`. */
export function searchTrainText(
  search: Search,
  { hasCoordinate, coordinate }: { hasCoordinate: boolean; coordinate: { lat: number; lng: number } },
): string | undefined {
  if (!search.train || !hasCoordinate || !rules) return undefined
  const destinations = placesByTrain(search).flatMap((place) => {
    const read = journeys.get(place.slug)
    return read ? [{ place, journeys: read }] : []
  })
  return rules.trainText([coordinate.lat, coordinate.lng], destinations)
}

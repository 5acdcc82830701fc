import type * as walk from '../../domain/london/walk'
import { failed, type Result, success } from '../../lib/http/result'
import type { Search } from './search-type'

type Walks = typeof walk

// Stations and universities load when the filters open or an address names one.
let walks: Walks | undefined

/** Loads walk data. A failed load is retried at the next call. */
export async function loadWalks(): Promise<Result<Walks>> {
  try {
    return success((walks ??= await import('../../domain/london/walk')))
  } catch (error) {
    return failed('unreachable', String(error))
  }
}

/** The place of a slug: null if unknown, undefined before loading. */
export const knownPlace = (slug: string) => walks?.walkPlace(slug)

/** The walk text of a card, from the share that the database returned. */
export function searchWalkText({ near, walk }: Pick<Search, 'near' | 'walk'>, share: unknown): string | undefined {
  const place = near === undefined ? undefined : knownPlace(near)
  return place && typeof share === 'number' ? walks?.walkText(place, walk, share) : undefined
}

/** Offered maximum walks, in minutes. */
export const walkSteps = [5, 10, 15, 20]
/** The default minutes. */
export const defaultWalkMinutes = 15

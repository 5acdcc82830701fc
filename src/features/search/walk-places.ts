import type * as walk from '../../domain/london/walk'
import { failed, type Result, success } from '../../lib/http/result'
import type { Search } from './search-type'

type Walks = typeof walk

// The stations and universities are read when somebody opens the filters, or an address names one.
let walks: Walks | undefined

/** What is known of walks. A browser that could not fetch it is asked again at the next call. */
export async function loadWalks(): Promise<Result<Walks>> {
  try {
    return success((walks ??= await import('../../domain/london/walk')))
  } catch (error) {
    return failed('unreachable', String(error))
  }
}

/** The place of that name in an address: null for one that we do not know, undefined before they are read. */
export const knownPlace = (slug: string) => walks?.walkPlace(slug)

/** What a card says of a home that the search found at a share of its walk, as the database answers it. */
export function searchWalkText({ near, walk }: Pick<Search, 'near' | 'walk'>, share: unknown): string | undefined {
  const place = near === undefined ? undefined : knownPlace(near)
  return place && typeof share === 'number' ? walks?.walkText(place, walk, share) : undefined
}

/** How long a walk may be, in minutes. */
export const walkSteps = [5, 10, 15, 20]
/** The minutes where an address says none. */
export const usualWalk = 15

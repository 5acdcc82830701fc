import type { Listing } from '../listing'
import { requestedFacts, missingFacts, neededFacts } from './missing-facts'

export interface FactCount {
  /** Required facts plus requested ones. */
  counted: number
  known: number
  requested: number
}

/** The number of known and requested facts of a listing, consistent with the page's markers. */
export function factCount({ listingType, facts }: Pick<Listing, 'listingType' | 'facts'>): FactCount {
  const requested = requestedFacts(facts)
  const counted = new Set([...neededFacts(listingType, facts), ...requested]).size
  const unknown = new Set([...missingFacts(listingType, facts), ...requested]).size
  return { counted, requested: requested.length, known: counted - unknown }
}

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** `18 of 21 facts known. We have asked for three.` */
export const factCountText = ({ counted, known, requested }: FactCount): string =>
  `${known} of ${counted} facts known.` + (requested > 0 ? ` We have asked for ${counts[requested] ?? requested}.` : '')

import * as messages from '#messages/fact-texts.ts'
import type { Listing } from '../listing'
import { flatTypes } from './fact-fields'
import { expectedOfFlats, requestedFacts, missingFacts, neededFacts } from './missing-facts'

export interface FactCount {
  /** Required facts, requested ones, and the floor and lift of a flat. */
  counted: number
  known: number
  requested: number
}

/** The number of known and requested facts of a listing, consistent with the page's markers. */
export function factCount({ listingType, facts }: Pick<Listing, 'listingType' | 'facts'>): FactCount {
  const requested = requestedFacts(facts)
  const expected = flatTypes.includes(facts.values.property_type ?? '') ? expectedOfFlats : []
  const silent = expected.filter((column) => facts.values[column] === undefined)
  const counted = new Set([...neededFacts(listingType, facts), ...expected, ...requested]).size
  const unknown = new Set([...missingFacts(listingType, facts), ...silent, ...requested]).size
  return { counted, requested: requested.length, known: counted - unknown }
}

/** `18 of 21 facts known. We have asked for three.` */
export const factCountText = ({ counted, known, requested }: FactCount): string =>
  messages.knownFacts(known, counted) + (requested > 0 ? messages.requestedFacts(requested) : '')

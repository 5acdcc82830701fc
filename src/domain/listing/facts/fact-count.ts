import type { Listing } from '../listing'
import { askedFacts, missingFacts, neededFacts } from './missing-facts'

export interface FactCount {
  /** Those that are needed, and others that somebody has been asked for. */
  counted: number
  known: number
  asked: number
}

/** How many facts of a home are known, and how many somebody has been asked for: as many as the page marks so. */
export function factCount({ listingType, facts }: Pick<Listing, 'listingType' | 'facts'>): FactCount {
  const asked = askedFacts(facts)
  const counted = new Set([...neededFacts(listingType, facts), ...asked]).size
  const unknown = new Set([...missingFacts(listingType, facts), ...asked]).size
  return { counted, asked: asked.length, known: counted - unknown }
}

const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** `18 of 21 facts known. Three we are asking for.` */
export const factCountText = ({ counted, known, asked }: FactCount): string =>
  `${known} of ${counted} facts known.` +
  (asked > 0 ? ` ${counts[asked] ?? asked} we ${asked === 1 ? 'have asked' : 'are asking'} for.` : '')

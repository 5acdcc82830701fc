import type { Listing } from '../listing'
import { askedFacts, missingFacts, neededFacts } from './missing-facts'

export interface FactCount {
  needed: number
  known: number
  asked: number
}

/** How many of the facts that a home needs are known, and how many somebody has been asked for. */
export function factCount({ listingType, facts }: Pick<Listing, 'listingType' | 'facts'>): FactCount {
  const needed = neededFacts(listingType, facts)
  const asked = askedFacts(facts).filter((column) => needed.includes(column)).length
  return { needed: needed.length, asked, known: needed.length - asked - missingFacts(listingType, facts).length }
}

const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** `18 of 21 facts known. Three we are asking for.` */
export const factCountText = ({ needed, known, asked }: FactCount): string =>
  `${known} of ${needed} facts known.` +
  (asked > 0 ? ` ${counts[asked] ?? asked} we ${asked === 1 ? 'have asked' : 'are asking'} for.` : '')

import type { AdminListing } from '../listing-row'

type Facts = Pick<AdminListing, 'neededFacts' | 'knownFacts' | 'missingFacts'>

/** The facts that an advert needs: those without a value, else those that wait for the owner; empty if none. */
export const factsNote = ({ neededFacts, knownFacts, missingFacts }: Facts) =>
  missingFacts > 0 ? `${missingFacts} to fix` : knownFacts < neededFacts ? `${neededFacts - knownFacts} waiting` : ''

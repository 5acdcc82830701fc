// What a listing is called in a feed, and which listing a feed's name means: one and the same way, to and fro. Pure.

/** The most characters of a reference, as the database has it. */
export const longestReference = 80

/** Our name for an AGENT_REF: without our branch before it, else as it came, another branch before it or none. */
export const referenceOf = (branch: string, agentRef: string): string =>
  agentRef.startsWith(`${branch}_`) && agentRef.length > branch.length + 1
    ? agentRef.slice(branch.length + 1)
    : agentRef

/** A reference without what no portal takes. */
export const portalReference = (reference: string) => reference.replace(/[^A-Za-z0-9_]/g, '')

/** The name of a listing in the feed: the branch, and the reference without what no portal takes. */
export const agentReference = (branch: string, reference: string) => `${branch}_${portalReference(reference)}`

interface Referenced {
  reference: string | null
  reference_branch?: string | null
  feed_branch: string | null
}
const branchOf = ({ reference_branch: named, feed_branch: from }: Referenced) => named ?? from

/**
 * Finds the listing that a branch's AGENT_REF means. A listing of another branch is never meant; one that the branch's
 * feed numbered comes before one that somebody numbered here, and the whole reference before what portals take of it.
 */
export function listingFinder<Listing extends Referenced>(present: readonly Listing[], branch: string) {
  const [byReference, portal] = [new Map<string, Listing>(), new Map<string, Listing>()]
  const ours = present.filter((listing) => branchOf(listing) === branch)
  const unbranched = present.filter((listing) => branchOf(listing) === null)
  for (const listing of [...ours, ...unbranched]) {
    if (!listing.reference) continue
    if (!byReference.has(listing.reference)) byReference.set(listing.reference, listing)
    const taken = portalReference(listing.reference)
    if (!portal.has(taken)) portal.set(taken, listing)
  }
  return (agentRef: string): Listing | undefined => {
    const reference = referenceOf(branch, agentRef)
    return byReference.get(reference) ?? portal.get(reference)
  }
}

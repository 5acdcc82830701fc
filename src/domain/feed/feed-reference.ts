// Maps listings to feed references and back, by the same rules. Pure.

/** The maximum length of a reference, as in the database. */
export const maxReferenceLength = 80

/** Our reference for an AGENT_REF: without our branch prefix; any other prefix stays. */
export const referenceOf = (branch: string, agentRef: string): string =>
  agentRef.startsWith(`${branch}_`) && agentRef.length > branch.length + 1
    ? agentRef.slice(branch.length + 1)
    : agentRef

/** A reference without the characters that portals reject. */
export const portalReference = (reference: string) => reference.replace(/[^A-Za-z0-9_]/g, '')

/** A listing's name in the feed: the branch, and the reference without the characters that portals reject. */
export const agentReference = (branch: string, reference: string) => `${branch}_${portalReference(reference)}`

interface Referenced {
  reference: string | null
  reference_branch?: string | null
  feed_branch: string | null
}
const branchOf = ({ reference_branch: named, feed_branch: from }: Referenced) => named ?? from

/**
 * Finds the listing of a branch's AGENT_REF. Ignores listings of other branches; prefers references set by the branch's
 * feed over manual ones, and exact references over their portal form.
 */
export function listingFinder<Listing extends Referenced>(present: readonly Listing[], branch: string) {
  const [byReference, byPortalReference] = [new Map<string, Listing>(), new Map<string, Listing>()]
  const ours = present.filter((listing) => branchOf(listing) === branch)
  const unbranched = present.filter((listing) => branchOf(listing) === null)
  for (const listing of [...ours, ...unbranched]) {
    if (!listing.reference) continue
    if (!byReference.has(listing.reference)) byReference.set(listing.reference, listing)
    const portalForm = portalReference(listing.reference)
    if (!byPortalReference.has(portalForm)) byPortalReference.set(portalForm, listing)
  }
  return (agentRef: string): Listing | undefined => {
    const reference = referenceOf(branch, agentRef)
    return byReference.get(reference) ?? byPortalReference.get(reference)
  }
}

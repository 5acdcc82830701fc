import * as v from 'valibot'
import { parsePublishProblems, type PublishProblem, publishSummary } from '../../../domain/listing/facts/publish-check'
import {
  fittingStatus,
  isStatus,
  type ListingType,
  type Status,
  statusesOf,
  statusLabels,
} from '../../../domain/listing/listing-status'
import { formatPrice } from '../../../lib/format/money'
import { capitalised } from '../../../lib/format/words'
import { refusalReason } from '../refusal-reason'
import type { AdminListing } from '../listing-row'

// Bulk changes: requests, results and messages. Pure.

/** The changeable values; null clears. */
export type Values = Partial<
  Pick<AdminListing, 'status' | 'price' | 'deposit' | 'holding_deposit' | 'negotiator_id' | 'archived' | 'publish_at'>
>

/** One listing's change, skipped unless the listing still matches `before`. */
export interface ListingChange {
  id: string
  before: Values
  after: Values
}

/** The change of a listing to other values. */
export const changeTo = (listing: AdminListing, after: Values): ListingChange => ({
  id: listing.id,
  before: Object.fromEntries(Object.keys(after).map((name) => [name, listing[name as keyof Values]])),
  after,
})

/** The statuses possible for all of these listings. */
export const sharedStatuses = (listings: readonly Pick<AdminListing, 'listingType'>[]): Status[] => {
  const [type = 'sale', ...others] = [...new Set(listings.map(({ listingType }) => listingType))]
  return statusesOf(others.length === 0 ? type : 'sale')
}

/** The label of a status for these types: for both, `Sold or Let`. */
export function sharedStatusText(status: Status, types: readonly ListingType[]): string {
  const labels = [...new Set(types)]
    .sort((a) => (a === 'sale' ? -1 : 1))
    .map((type) => statusLabels[fittingStatus(status, type)])
  return [...new Set(labels)].join(' or ')
}

/** Sets a status; let and sold are equivalents. Listings that already have it are left out. */
export const statusChanges = (listings: readonly AdminListing[], status: Status): ListingChange[] =>
  listings.flatMap((listing) => {
    const after = fittingStatus(status, listing.listingType)
    if (after === listing.status) return []
    const { archived, publish_at } = listing
    const { before, ...change } = changeTo(listing, { status: after })
    // The database removes a published listing from the archive, and ends its schedule.
    return [{ ...change, before: { ...before, ...(archived && { archived }), ...(publish_at && { publish_at }) } }]
  })

export const negotiatorChanges = (listings: readonly AdminListing[], negotiator: string | null) =>
  listings
    .filter(({ negotiator_id: current }) => current !== negotiator)
    .map((listing) => changeTo(listing, { negotiator_id: negotiator }))

/** Archives listings: off the site and the list. Cancels scheduled publication. */
export const archiveChanges = (listings: readonly AdminListing[]) =>
  listings
    .filter(({ archived }) => !archived)
    .map((listing) =>
      changeTo(listing, { status: 'draft', archived: true, ...(listing.publish_at && { publish_at: null }) }),
    )

/** Restores listings as drafts. */
export const restoreChanges = (listings: readonly AdminListing[]) =>
  listings.filter(({ archived }) => archived).map((listing) => changeTo(listing, { archived: false }))

/** The undo of changes. */
export const inverse = (changes: readonly ListingChange[]): ListingChange[] =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before }))

const outcomeSchema = v.object({
  id: v.string(),
  outcome: v.picklist(['changed', 'conflict', 'refused', 'gone']),
  failure: v.nullable(v.object({ code: v.string(), message: v.string(), details: v.string(), hint: v.string() })),
  stored: v.nullable(v.record(v.string(), v.unknown())),
})
/** The result of one listing's change. */
export type Outcome = v.InferOutput<typeof outcomeSchema>

/** Parses the response of `change_listings`. */
export const parseOutcomes = (rows: unknown): Outcome[] => v.parse(v.array(outcomeSchema), rows)

/**
 * Our own write whose response was lost is not a conflict: the stored values are the wanted ones. The schedule is not
 * among them.
 */
export const withoutOwnConflicts = (outcomes: Outcome[], changes: readonly ListingChange[]): Outcome[] =>
  outcomes.map((outcome) => {
    const after = changes.find(({ id }) => id === outcome.id)?.after
    const { stored } = outcome
    if (outcome.outcome !== 'conflict' || !after || !stored) return outcome
    const own = Object.entries(after).every(([name, value]) => !(name in stored) || stored[name] === value)
    return own ? { ...outcome, outcome: 'changed' } : outcome
  })

const storedText = (stored: Outcome['stored'], type: ListingType): string => {
  const { status, price, archived } = stored ?? {}
  const parts = [
    archived === true ? 'archived' : isStatus(status) ? statusLabels[status] : '',
    typeof price === 'number' ? formatPrice(price, type) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why a listing was, or would be, skipped, and the problems to correct in its form; null if it changes. */
export function refusalOf(
  { outcome, failure, stored }: Outcome,
  type: ListingType,
): { text: string; problems: PublishProblem[] } | null {
  if (outcome === 'changed') return null
  if (outcome === 'gone') return { text: 'It no longer exists.', problems: [] }
  if (outcome === 'conflict')
    return {
      text: `Somebody else changed it. It is now ${storedText(stored, type)}. Nothing was changed.`,
      problems: [],
    }
  if (!failure) return { text: 'The server refused the change.', problems: [] }
  const problems = parsePublishProblems(failure.details)
  const [first, ...others] = problems
  if (!first) return { text: capitalised(refusalReason({ kind: 'refused', ...failure })), problems }
  return { text: publishSummary([first, ...others], type), problems }
}

import { isOfferedType } from '../listing/offered-types.ts'
import { authoritiesByArea } from './complete-facts.ts'
import type { FeedFile } from './feed-file.ts'
import type { FeedPlan, PresentListing } from './feed-plan.ts'
import { listingFinder, referenceOf } from './feed-reference.ts'
import { branchOf, refusal } from './feed-refusal.ts'
import { listingTypeOf, planRecord } from './plan-record.ts'
import { noPublishSettings, type PublishSettings } from './publish-settings.ts'

// The dry run: compares a feed with the listings without changing anything. Pure.

interface Options {
  /** The agency's branch. */
  branch: string
  /** The current day in London. */
  today: string
  /** How listings are published. */
  settings?: PublishSettings
  /** The hash of a picture in the zip; undefined if the zip lacks it. Without it, all count as available. */
  pictureHash?: (source: string) => string | undefined
}

/** How often each reference of our branch occurs. Two spellings of one reference are the same listing. */
function countReferences({ records }: FeedFile, branch: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const record of records.filter((each) => branchOf(each) === branch)) {
    const reference = referenceOf(branch, record.values['AGENT_REF'] ?? '')
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  return counts
}

/** The remarks of the parser, with the record that they follow. */
const parserRemarks = ({ remarks, records }: FeedFile): FeedPlan['remarks'] =>
  remarks.map((problem) => ({
    ...problem,
    agentRef: records.filter(({ line }) => line <= problem.line).at(-1)?.values['AGENT_REF'] ?? '',
  }))

/** Whether a complete feed becomes the owner of a listing that it changes no value of. */
const joinsFeed = ({ complete, branch }: FeedPlan, listing: PresentListing) =>
  complete && listing.reference_branch === branch && listing.feed_branch !== branch

/** Whether a draft is from before the database knew the feed's status. */
const lacksFeedStatus = ({ status, feed_media: media }: PresentListing, feedStatus: string) =>
  status === 'draft' && feedStatus !== 'draft' && !(media as { feed_status?: unknown } | null)?.feed_status

/** The public listings that our branch's feed created, and that the file does not name. */
const planWithdrawals = (
  present: readonly PresentListing[],
  branch: string,
  namedIds: ReadonlySet<string | undefined>,
): FeedPlan['withdrawn'] =>
  present.flatMap(({ id, feed_branch: feedBranch, status, updated_at: updatedAt, reference, title }) =>
    feedBranch === branch && status !== 'draft' && reference && !namedIds.has(id)
      ? [{ id, updatedAt, reference, title: title ?? '' }]
      : [],
  )

/**
 * Compares a feed with the existing listings, by branch and reference. Withdraws only listings that the branch's feed
 * created, and only for a complete file.
 */
export function compareFeed(file: FeedFile, present: readonly PresentListing[], options: Options): FeedPlan {
  const { branch, settings = noPublishSettings } = options
  const { fields, records } = file
  const shared = { ...options, settings, fields, authorityOf: authoritiesByArea(present) }
  const find = listingFinder(present, branch)
  const referenceCounts = countReferences(file, branch)
  const hasOwnRecords = records.some((record) => branchOf(record) === branch)
  const plan: FeedPlan = {
    branch,
    complete: file.complete && hasOwnRecords,
    created: [],
    changed: [],
    unchanged: 0,
    adopted: [],
    withdrawn: [],
    refused: file.refused.map((problem) => ({ agentRef: '', ...problem })),
    remarks: parserRemarks(file),
    notices: [...file.notices],
  }
  // Listings in the file are not withdrawn, even if their record is refused.
  const namedIds = new Set(plan.refused.map(({ agentRef }) => find(agentRef)?.id))
  let joiningCount = 0
  let notShownCount = 0
  for (const record of records) {
    const { line, values } = record
    const agentRef = values['AGENT_REF'] ?? ''
    const stored = find(agentRef)
    if (stored) namedIds.add(stored.id)
    const problem = refusal(record, branch, referenceCounts)
    const remark = (field: string, reason: string) => plan.remarks.push({ line, agentRef, field, reason })
    const planned = problem ? { refusal: problem } : planRecord(record, stored, remark, shared)
    if ('refusal' in planned) {
      plan.refused.push({ line, agentRef, ...planned.refusal })
      continue
    }
    if (!isOfferedType(listingTypeOf(record))) notShownCount += 1
    if ('creation' in planned) plan.created.push(planned.creation)
    else if ('change' in planned) plan.changed.push(planned.change)
    else {
      const { unchanged, feedStatus } = planned
      const joins = joinsFeed(plan, unchanged)
      if (joins) joiningCount += 1
      if (joins || lacksFeedStatus(unchanged, feedStatus))
        plan.adopted.push({ id: unchanged.id, updatedAt: unchanged.updated_at, feedStatus })
      plan.unchanged += 1
    }
  }
  if (plan.complete) plan.withdrawn = planWithdrawals(present, branch, namedIds)
  else
    plan.notices.push(
      hasOwnRecords || records.length === 0
        ? 'No listing is withdrawn because the file is not complete.'
        : `No listing is withdrawn because no record belongs to our branch, ${branch}.`,
    )
  if (notShownCount > 0)
    plan.notices.push(
      `Homes that the website does not show, because it has none ${isOfferedType('sale') ? 'to rent' : 'for sale'}: ` +
        `${notShownCount}.`,
    )
  if (joiningCount > 0) plan.notices.push(`Listings that belong to the feed from now on: ${joiningCount}.`)
  return plan
}

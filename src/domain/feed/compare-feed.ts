import { lengthOf } from '../../lib/form/normalise.ts'
import { publishMessage, publishProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { isOfferedType } from '../listing/offered-types.ts'
import { acceptedChanges, cappedDeposits, changedListing } from './accepted-changes.ts'
import { authoritiesByArea, completeFacts, type FactCompletion } from './complete-facts.ts'
import type { FeedFile } from './feed-file.ts'
import { differences } from './feed-differences.ts'
import { readValues } from './feed-mapping.ts'
import type { FeedPlan, PresentListing } from './feed-plan.ts'
import { pictureVersion } from './feed-media.ts'
import { lockedColumns } from './locked-columns.ts'
import { listingFinder, referenceOf } from './feed-reference.ts'
import { branchOf, refusal } from './feed-refusal.ts'
import { noPublishSettings, type PublishSettings } from './publish-settings.ts'
import { toText } from '../../lib/format/to-text.ts'

// The dry run: compares a feed with the listings without changing anything. Pure.

const maxDescription = 20_000
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

/** Validates a row with its planned changes, by the database's rules. */
function draftReasonsOf(row: Record<string, unknown>, type: ListingType): string[] {
  if (row['status'] === 'draft') return []
  return publishProblems(row).map((problem) => publishMessage(problem, type))
}

/**
 * Compares a feed with the existing listings, by branch and reference. Withdraws only listings that the branch's feed
 * created, and only for a complete file.
 */
export function compareFeed(file: FeedFile, present: readonly PresentListing[], options: Options): FeedPlan {
  const { branch, today, settings = noPublishSettings, pictureHash } = options
  const authorityOf = authoritiesByArea(present)
  const refused: FeedPlan['refused'] = file.refused.map((problem) => ({ agentRef: '', ...problem }))
  const remarks: FeedPlan['remarks'] = file.remarks.map((problem) => ({
    ...problem,
    agentRef: file.records.filter(({ line }) => line <= problem.line).at(-1)?.values['AGENT_REF'] ?? '',
  }))
  // References of our branch; two spellings of one reference are the same listing.
  const counts = new Map<string, number>()
  for (const record of file.records.filter((record) => branchOf(record) === branch)) {
    const reference = referenceOf(branch, record.values['AGENT_REF'] ?? '')
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  const find = listingFinder(present, branch)
  const ours = file.records.some((record) => branchOf(record) === branch)
  const plan: FeedPlan = {
    branch,
    complete: file.complete && ours,
    created: [],
    changed: [],
    unchanged: 0,
    adopted: [],
    withdrawn: [],
    refused,
    remarks,
    notices: [...file.notices],
  }
  // Listings in the file are not withdrawn, even if their record is refused.
  const named = new Set(refused.map(({ agentRef }) => find(agentRef)?.id))
  let joining = 0
  let withheld = 0
  const leave = (listing: PresentListing, feedStatus: string) => {
    const {
      id,
      updated_at: updatedAt,
      reference_branch: numbered,
      feed_branch: from,
      status,
      feed_media: media,
    } = listing
    plan.unchanged += 1
    const joins = plan.complete && numbered === branch && from !== branch
    // A draft from before the database knew the feed's status.
    const unknown =
      status === 'draft' && feedStatus !== 'draft' && !(media as { feed_status?: unknown } | null)?.feed_status
    if (joins) joining += 1
    if (joins || unknown) plan.adopted.push({ id, updatedAt, feedStatus })
  }
  for (const record of file.records) {
    const { line, values } = record
    const agentRef = values['AGENT_REF'] ?? ''
    const there = find(agentRef)
    if (there) named.add(there.id)
    const problem = refusal(record, branch, counts)
    if (problem) {
      refused.push({ line, agentRef, ...problem })
      continue
    }
    const type: ListingType = values['TRANS_TYPE_ID'] === '2' ? 'rent' : 'sale'
    const remark = (field: string, reason: string) => remarks.push({ line, agentRef, field, reason })
    const picture = (source: string) => pictureVersion(source, pictureHash?.(source))
    const context = { type, today, agentRef, remark, picture }
    const row = readValues(values, file.fields, there ? { ...context, remark: () => {} } : context)
    const refuse = (field: string, reason: string) => refused.push({ line, agentRef, field, reason })
    if (typeof row.description === 'string' && lengthOf(row.description) > maxDescription) {
      refuse('DESCRIPTION', 'It is longer than 20,000 characters.')
      continue
    }
    if (there && there.listing_type !== type) {
      refuse('TRANS_TYPE_ID', 'Your listing has the other type. Change it by hand first.')
      continue
    }
    if (!isOfferedType(type)) withheld += 1
    if (there) {
      // A feed publishes neither an archived draft nor one with a date of its own.
      const locked = lockedColumns(there.protected_columns)
      if (there.archived_at || there.publish_at) locked.push('status')
      const mayChange = (column: string) => !locked.includes(column)
      const differing = differences(values, file.fields, there, { ...context, pictureHash })
      const rules = { type, mayChange, remark }
      const planned = differing.filter(({ columns }) => columns.every(mayChange))
      const { accepted, lowered } = cappedDeposits(there, acceptedChanges(there, planned, rules), rules)
      const feedStatus = toText(row.status) || there.status
      const merged = changedListing(there, accepted)
      const goesLive = there.status === 'draft' && merged.status !== 'draft'
      const completion: FactCompletion = {
        ...lowered,
        ...(goesLive &&
          completeFacts(
            { ...merged, ...lowered },
            {
              ...{ type, today, settings, authorityOf, letType: values['LET_TYPE_ID'] },
              mayChange,
            },
          )),
      }
      const draftReasons = goesLive ? draftReasonsOf({ ...merged, ...completion }, type) : []
      // An unpublishable listing stays a draft.
      const remaining =
        draftReasons.length > 0 ? accepted.filter(({ columns }) => !columns.includes('status')) : accepted
      if (remaining.length === 0 && Object.keys(completion).length === 0) {
        leave(there, feedStatus)
        continue
      }
      plan.changed.push({
        ...{ line, agentRef, title: there.title ?? '', id: there.id, updatedAt: there.updated_at, there },
        ...{ differences: remaining, draftReasons, feedStatus, completion },
      })
      continue
    }
    if (!row.title) {
      refuse('DISPLAY_ADDRESS', 'It is empty, so the listing would have no title.')
      continue
    }
    const own = {
      ...{ ...row, status: toText(row.status) || 'draft', listing_type: type },
      ...{ reference: referenceOf(branch, agentRef), reference_branch: branch },
    }
    const completion =
      own.status === 'draft'
        ? {}
        : completeFacts(own, { type, today, settings, authorityOf, letType: values['LET_TYPE_ID'] })
    if ('local_authority' in completion)
      remark(
        'ADDRESS_3',
        `We set the local authority to ${toText(completion['local_authority'])}, from the area. Check it.`,
      )
    const created = { ...own, ...completion }
    // The database proposes the slug.
    const draftReasons = draftReasonsOf({ slug: 'proposed', ...created }, type)
    plan.created.push({
      ...{ line, agentRef, title: toText(row.title), feedStatus: own.status, completion },
      row: draftReasons.length > 0 ? { ...created, status: 'draft' } : created,
      draftReasons,
    })
  }
  if (plan.complete)
    plan.withdrawn = present.flatMap(({ id, feed_branch: from, status, updated_at: updatedAt, reference, title }) =>
      from === branch && status !== 'draft' && reference && !named.has(id)
        ? [{ id, updatedAt, reference, title: title ?? '' }]
        : [],
    )
  else
    plan.notices.push(
      ours || file.records.length === 0
        ? 'No listing is withdrawn because the file is not complete.'
        : `No listing is withdrawn because no record belongs to our branch, ${branch}.`,
    )
  if (withheld > 0)
    plan.notices.push(
      `Homes that the website does not show, because it has none ${isOfferedType('sale') ? 'to rent' : 'for sale'}: ` +
        `${withheld}.`,
    )
  if (joining > 0) plan.notices.push(`Listings that belong to the feed from now on: ${joining}.`)
  return plan
}

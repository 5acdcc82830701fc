import { lengthOf } from '../../lib/form/normalise.ts'
import { publishMessage, publishProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import type { FeedFile, FeedProblem, FeedRecord } from './feed-file.ts'
import { type FeedDifference, differences, readValues } from './feed-mapping.ts'
import { listingFinder, longestReference, referenceOf } from './feed-reference.ts'
import { type FeedColumn, feedRecordColumns, type FeedRow } from './feed-row.ts'
import { toText } from '../../lib/format/to-text.ts'

// The dry run: compares a feed with the listings without changing anything. Pure.

/** A listing in the database, with its private record. */
export interface PresentListing extends FeedRow {
  id: string
  updated_at: string
  listing_type: ListingType
  status: string
  title: string | null
  reference: string | null
  fact_notes?: unknown
  /** The branch whose feed set the reference; null if it was set by hand. */
  reference_branch?: string | null
  /** The branch whose complete feed created it; null if none did. */
  feed_branch: string | null
  /** Columns that the feed must not change. */
  protected_columns: readonly string[]
}

interface Planned {
  line: number
  agentRef: string
  title: string
}
interface PlannedCreation extends Planned {
  row: FeedRow & { listing_type: ListingType; reference: string; reference_branch: string }
  /** Why it becomes a draft; empty if it goes live or is a draft in the feed. */
  draftReasons: string[]
}
export interface PlannedChange extends Planned {
  id: string
  updatedAt: string
  differences: FeedDifference[]
  draftReasons: string[]
}
interface PlannedWithdrawal {
  id: string
  updatedAt: string
  reference: string
  title: string
}

export interface FeedPlan {
  branch: string
  /** Whether the file is complete: only then does the feed own its listings. */
  complete: boolean
  created: PlannedCreation[]
  changed: PlannedChange[]
  /** The number of unchanged listings. */
  left: number
  /** Unchanged listings from a partial feed that the feed now owns. */
  adopted: { id: string; updatedAt: string }[]
  withdrawn: PlannedWithdrawal[]
  refused: (FeedProblem & { agentRef: string })[]
  remarks: (FeedProblem & { agentRef: string })[]
  notices: string[]
}

const maxDescription = 20_000
const agentRefShape = /^[A-Za-z0-9_]+$/

interface Options {
  /** The agency's branch. */
  branch: string
  /** The current day in London. */
  today: string
}

/** The branch of a record; empty if it has none. */
const branchOf = ({ values }: FeedRecord) =>
  values['BRANCH_ID'] || (/^([^_]+)_/.exec(values['AGENT_REF'] ?? '')?.[1] ?? '')

/** Why a record is refused; null if it is accepted. */
function refusal(record: FeedRecord, branch: string, counts: Map<string, number>): Omit<FeedProblem, 'line'> | null {
  const { values } = record
  const agentRef = values['AGENT_REF'] ?? ''
  if (!agentRefShape.test(agentRef))
    return { field: 'AGENT_REF', reason: 'It is missing, or has characters other than letters, digits and _.' }
  if (referenceOf(branch, agentRef).length > longestReference)
    return { field: 'AGENT_REF', reason: `It is longer than ${longestReference} characters.` }
  const own = branchOf(record)
  if (own !== branch)
    return {
      field: 'BRANCH_ID',
      reason: `It belongs to branch ${own.slice(0, 20) || 'none'}. Our branch is ${branch}.`,
    }
  if ((counts.get(referenceOf(branch, agentRef)) ?? 0) > 1)
    return { field: 'AGENT_REF', reason: 'Another record has the same reference. Neither is imported.' }
  if (!['1', '2'].includes(values['TRANS_TYPE_ID'] ?? ''))
    return { field: 'TRANS_TYPE_ID', reason: 'It must be 1 (sale) or 2 (letting).' }
  return null
}

/** Validates a row with its planned changes, by the database's rules. */
function judge(row: Record<string, unknown>, type: ListingType): string[] {
  if (row['status'] === 'draft') return []
  return publishProblems(row).map((problem) => publishMessage(problem, type))
}

/**
 * Compares a feed with the existing listings, by branch and reference. Withdraws only listings that the branch's feed
 * created, and only for a complete file.
 */
export function compareFeed(file: FeedFile, present: readonly PresentListing[], { branch, today }: Options): FeedPlan {
  const refused: FeedPlan['refused'] = file.refused.map((problem) => ({ ...problem, agentRef: '' }))
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
    left: 0,
    adopted: [],
    withdrawn: [],
    refused,
    remarks,
    notices: [...file.notices],
  }
  const named = new Set<string>()
  const leave = ({ id, updated_at: updatedAt, reference_branch: numbered, feed_branch: from }: PresentListing) => {
    plan.left += 1
    if (plan.complete && numbered === branch && from !== branch) plan.adopted.push({ id, updatedAt })
  }
  for (const record of file.records) {
    const { line, values } = record
    const agentRef = values['AGENT_REF'] ?? ''
    const there = find(agentRef)
    // Listings in the file are not withdrawn, even if their record is refused.
    if (there) named.add(there.id)
    const problem = refusal(record, branch, counts)
    if (problem) {
      refused.push({ line, agentRef, ...problem })
      continue
    }
    const type: ListingType = values['TRANS_TYPE_ID'] === '2' ? 'rent' : 'sale'
    const remark = (field: string, reason: string) => remarks.push({ line, agentRef, field, reason })
    const context = { type, today, agentRef, remark }
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
    if (there) {
      const differencesFound = differences(values, file.fields, there, context).filter(
        ({ columns }) => !columns.some((column) => there.protected_columns.includes(column)),
      )
      const changes = Object.assign({}, ...differencesFound.map(({ to }) => to)) as FeedRow
      if (differencesFound.length === 0) {
        leave(there)
        continue
      }
      const merged = { ...there, ...changes }
      const draftReasons = there.status === 'draft' && merged['status'] !== 'draft' ? judge(merged, type) : []
      const blocked = draftReasons.length > 0
      // An unpublishable listing stays a draft.
      const remaining = blocked
        ? differencesFound.filter(({ columns }) => !columns.includes('status'))
        : differencesFound
      if (remaining.length === 0) {
        leave(there)
        continue
      }
      plan.changed.push({
        line,
        agentRef,
        title: there.title ?? '',
        id: there.id,
        updatedAt: there.updated_at,
        differences: remaining,
        draftReasons,
      })
      continue
    }
    if (!row.title) {
      refuse('DISPLAY_ADDRESS', 'It is empty, so the listing would have no title.')
      continue
    }
    const created = {
      ...row,
      listing_type: type,
      reference: referenceOf(branch, agentRef),
      reference_branch: branch,
    }
    // The database proposes the slug.
    const draftReasons = judge({ slug: 'proposed', ...created }, type)
    plan.created.push({
      line,
      agentRef,
      title: toText(row.title),
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
  if (plan.adopted.length > 0)
    plan.notices.push(`Listings that belong to the feed from now on: ${plan.adopted.length}.`)
  return plan
}

/** The changed columns as one row for the database. */
export const changedRow = ({ differences: changes }: Pick<PlannedChange, 'differences'>): FeedRow =>
  Object.assign({}, ...changes.map(({ to }) => to)) as FeedRow

const isRecordColumn = (column: string): column is (typeof feedRecordColumns)[number] =>
  (feedRecordColumns as readonly string[]).includes(column)

/** Splits a row into the columns of `properties` and of `listing_records`. */
export function splitRow(row: FeedRow): { listing: Record<string, unknown>; record: Record<string, unknown> } {
  const entries = Object.entries(row) as [FeedColumn, unknown][]
  return {
    listing: Object.fromEntries(entries.filter(([column]) => !isRecordColumn(column))),
    record: Object.fromEntries(entries.filter(([column]) => isRecordColumn(column))),
  }
}

import { lengthOf } from '../../lib/form/normalise.ts'
import { publishMessage, publishProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import type { FeedFile, FeedProblem, FeedRecord } from './feed-file.ts'
import { type FeedDifference, differences, readValues } from './feed-mapping.ts'
import { listingFinder, longestReference, referenceOf } from './feed-reference.ts'
import { type FeedColumn, feedRecordColumns, type FeedRow } from './feed-row.ts'
import { toText } from '../../lib/format/to-text.ts'

// What a feed would do to the listings, before anything is done: the dry run. Pure.

/** A listing of the database, with what the agency keeps of it. */
export interface PresentListing extends FeedRow {
  id: string
  updated_at: string
  listing_type: ListingType
  status: string
  title: string | null
  reference: string | null
  fact_notes?: unknown
  /** The branch whose feed gave the reference; null where somebody gave it here. */
  reference_branch?: string | null
  /** The branch whose feed, arrived whole, brought it; null where none has. */
  feed_branch: string | null
  /** Columns that no feed changes. */
  protected_columns: readonly string[]
}

interface Planned {
  line: number
  agentRef: string
  title: string
}
interface PlannedCreation extends Planned {
  row: FeedRow & { listing_type: ListingType; reference: string; reference_branch: string }
  /** Why it comes as a draft; none where it goes live, or is a draft in the feed. */
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
  /** Whether the file arrived whole: only then are the homes that it brings the feed's from now on. */
  complete: boolean
  created: PlannedCreation[]
  changed: PlannedChange[]
  /** How many stay as they are. */
  left: number
  /** Of those, what a part of a feed once brought, and belongs to the feed from now on. */
  adopted: { id: string; updatedAt: string }[]
  withdrawn: PlannedWithdrawal[]
  refused: (FeedProblem & { agentRef: string })[]
  remarks: (FeedProblem & { agentRef: string })[]
  notices: string[]
}

const maxDescription = 20_000
const agentRefShape = /^[A-Za-z0-9_]+$/

interface Options {
  /** The one branch of this agency. */
  branch: string
  /** London's day. */
  today: string
}

/** The branch that a record is of; an empty text where it says none. */
const branchOf = ({ values }: FeedRecord) =>
  values['BRANCH_ID'] || (/^([^_]+)_/.exec(values['AGENT_REF'] ?? '')?.[1] ?? '')

/** Why a record is not taken; null where it is. */
function refusal(record: FeedRecord, branch: string, counts: Map<string, number>): Omit<FeedProblem, 'line'> | null {
  const { values } = record
  const agentRef = values['AGENT_REF'] ?? ''
  if (!agentRefShape.test(agentRef))
    return { field: 'AGENT_REF', reason: 'It is missing, or holds other signs than letters, digits and _.' }
  if (referenceOf(branch, agentRef).length > longestReference)
    return { field: 'AGENT_REF', reason: `It is longer than ${longestReference} characters.` }
  const own = branchOf(record)
  if (own !== branch)
    return { field: 'BRANCH_ID', reason: `It is of branch ${own.slice(0, 20) || 'none'}, and ours is ${branch}.` }
  if ((counts.get(referenceOf(branch, agentRef)) ?? 0) > 1)
    return { field: 'AGENT_REF', reason: 'Another record of the file has the same: neither is taken.' }
  if (!['1', '2'].includes(values['TRANS_TYPE_ID'] ?? ''))
    return { field: 'TRANS_TYPE_ID', reason: 'It says neither 1 (sale) nor 2 (letting).' }
  return null
}

/** A row with what would be written, judged as the database judges it. */
function judge(row: Record<string, unknown>, type: ListingType): string[] {
  if (row['status'] === 'draft') return []
  return publishProblems(row).map((problem) => publishMessage(problem, type))
}

/**
 * Compares a feed with the listings that are there. The branch and the reference are the key. Only listings that the
 * branch's feed brought are withdrawn, and only by a file that arrived whole.
 */
export function compareFeed(file: FeedFile, present: readonly PresentListing[], { branch, today }: Options): FeedPlan {
  const refused: FeedPlan['refused'] = file.refused.map((problem) => ({ ...problem, agentRef: '' }))
  const remarks: FeedPlan['remarks'] = file.remarks.map((problem) => ({
    ...problem,
    agentRef: file.records.filter(({ line }) => line <= problem.line).at(-1)?.values['AGENT_REF'] ?? '',
  }))
  // By reference, of our branch: two spellings of one name are the same home.
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
    // What is in the file, though it may not be taken, is not withdrawn.
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
      refuse('TRANS_TYPE_ID', 'Here it is a listing of the other type: change that by hand first.')
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
      // What cannot be published stays the draft that it is.
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
      refuse('DISPLAY_ADDRESS', 'It is empty: the home would have no title.')
      continue
    }
    const created = {
      ...row,
      listing_type: type,
      reference: referenceOf(branch, agentRef),
      reference_branch: branch,
    }
    // The database proposes the address of the page.
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
        ? 'Nothing is withdrawn, since the file is not whole.'
        : `Nothing is withdrawn, since no home of the file is of our branch, ${branch}.`,
    )
  if (plan.adopted.length > 0)
    plan.notices.push(`Homes that came with a part of a feed and belong to it from now on: ${plan.adopted.length}.`)
  return plan
}

/** The changed columns of a plan's change, as one row for the database. */
export const changedRow = ({ differences: changes }: Pick<PlannedChange, 'differences'>): FeedRow =>
  Object.assign({}, ...changes.map(({ to }) => to)) as FeedRow

const isRecordColumn = (column: string): column is (typeof feedRecordColumns)[number] =>
  (feedRecordColumns as readonly string[]).includes(column)

/** A row apart: what goes into `properties`, and what into `listing_records`. */
export function splitRow(row: FeedRow): { listing: Record<string, unknown>; record: Record<string, unknown> } {
  const entries = Object.entries(row) as [FeedColumn, unknown][]
  return {
    listing: Object.fromEntries(entries.filter(([column]) => !isRecordColumn(column))),
    record: Object.fromEntries(entries.filter(([column]) => isRecordColumn(column))),
  }
}

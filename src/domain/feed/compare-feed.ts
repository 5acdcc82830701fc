import { lengthOf } from '../../lib/form/normalise.ts'
import { publishMessage, publishProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import type { FeedFile, FeedProblem, FeedRecord } from './feed-file.ts'
import { type FeedDifference, differences, readValues } from './feed-mapping.ts'
import { type FeedColumn, feedRecordColumns, type FeedRow } from './feed-row.ts'
import { agentReference } from './write-blm.ts'

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
  /** The branch whose feed brought it; null where somebody made it here. */
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
  row: FeedRow & { listing_type: ListingType; reference: string }
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
  created: PlannedCreation[]
  changed: PlannedChange[]
  /** How many stay as they are. */
  left: number
  withdrawn: PlannedWithdrawal[]
  refused: (FeedProblem & { agentRef: string })[]
  remarks: (FeedProblem & { agentRef: string })[]
  notices: string[]
}

const maxDescription = 20_000
const agentRefShape = /^[A-Za-z0-9_]{1,80}$/

interface Options {
  /** The one branch of this agency. */
  branch: string
  /** London's day. */
  today: string
}

/** The branch that a record is of. */
const branchOf = ({ values }: FeedRecord) => values['BRANCH_ID'] ?? (values['AGENT_REF'] ?? '').split('_')[0] ?? ''

/** Why a record is not taken; null where it is. */
function refusal(record: FeedRecord, branch: string, counts: Map<string, number>): Omit<FeedProblem, 'line'> | null {
  const { values } = record
  const agentRef = values['AGENT_REF'] ?? ''
  if (!agentRefShape.test(agentRef))
    return { field: 'AGENT_REF', reason: 'It is missing, or holds other signs than letters, digits and _.' }
  const own = branchOf(record)
  if (own !== branch)
    return { field: 'BRANCH_ID', reason: `It is of branch ${own.slice(0, 20) || 'none'}, and ours is ${branch}.` }
  if (counts.get(agentRef)! > 1)
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
 * Compares a feed with the listings that are there. The reference is the key. Only listings that the branch's feed
 * brought are withdrawn, and only by a file that arrived whole.
 */
export function compareFeed(file: FeedFile, present: readonly PresentListing[], { branch, today }: Options): FeedPlan {
  const refused: FeedPlan['refused'] = file.refused.map((problem) => ({ ...problem, agentRef: '' }))
  const remarks: FeedPlan['remarks'] = file.remarks.map((problem) => ({ ...problem, agentRef: '' }))
  const counts = new Map<string, number>()
  for (const { values } of file.records)
    counts.set(values['AGENT_REF'] ?? '', (counts.get(values['AGENT_REF'] ?? '') ?? 0) + 1)
  const byRef = new Map(
    present.flatMap((listing) =>
      listing.reference ? [[agentReference(branch, listing.reference), listing] as const] : [],
    ),
  )
  const plan: FeedPlan = {
    branch,
    created: [],
    changed: [],
    left: 0,
    withdrawn: [],
    refused,
    remarks,
    notices: [...file.notices],
  }
  const seen = new Set<string>()
  for (const record of file.records) {
    const { line, values } = record
    const agentRef = values['AGENT_REF'] ?? ''
    const problem = refusal(record, branch, counts)
    if (problem) {
      // It is in the file, though not taken: what it names is not withdrawn.
      seen.add(agentRef)
      refused.push({ line, agentRef, ...problem })
      continue
    }
    seen.add(agentRef)
    const type: ListingType = values['TRANS_TYPE_ID'] === '2' ? 'rent' : 'sale'
    const remark = (field: string, reason: string) => remarks.push({ line, agentRef, field, reason })
    const context = { type, today, agentRef, remark }
    const there = byRef.get(agentRef)
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
      const found = differences(values, file.fields, there, context).filter(
        ({ columns }) => !columns.some((column) => there.protected_columns.includes(column)),
      )
      const changes = Object.assign({}, ...found.map(({ to }) => to)) as FeedRow
      if (found.length === 0) {
        plan.left += 1
        continue
      }
      const merged = { ...there, ...changes }
      const draftReasons = there.status === 'draft' && merged['status'] !== 'draft' ? judge(merged, type) : []
      const blocked = draftReasons.length > 0
      // What cannot be published stays the draft that it is.
      const kept = blocked ? found.filter(({ columns }) => !columns.includes('status')) : found
      if (kept.length === 0) {
        plan.left += 1
        continue
      }
      plan.changed.push({
        line,
        agentRef,
        title: there.title ?? '',
        id: there.id,
        updatedAt: there.updated_at,
        differences: kept,
        draftReasons,
      })
      continue
    }
    if (!row.title) {
      refuse('DISPLAY_ADDRESS', 'It is empty: the home would have no title.')
      continue
    }
    const reference = agentRef.slice(branch.length + 1).slice(0, 40)
    const created = { ...row, listing_type: type, reference }
    // The database proposes the address of the page.
    const draftReasons = judge({ slug: 'proposed', ...created }, type)
    plan.created.push({
      line,
      agentRef,
      title: String(row.title),
      row: draftReasons.length > 0 ? { ...created, status: 'draft' } : created,
      draftReasons,
    })
  }
  const ours = file.records.some((record) => branchOf(record) === branch)
  if (file.complete && ours)
    plan.withdrawn = present
      .filter(
        ({ feed_branch: from, status, reference }) =>
          from === branch && status !== 'draft' && reference && !seen.has(agentReference(branch, reference)),
      )
      .map(({ id, updated_at: updatedAt, reference, title }) => ({
        id,
        updatedAt,
        reference: reference!,
        title: title ?? '',
      }))
  else
    plan.notices.push(
      ours || file.records.length === 0
        ? 'Nothing is withdrawn, since the file is not whole.'
        : `Nothing is withdrawn, since no home of the file is of our branch, ${branch}.`,
    )
  return plan
}

/** The changed columns of a plan's change, as one row for the database. */
export const changedRow = ({ differences: found }: Pick<PlannedChange, 'differences'>): FeedRow =>
  Object.assign({}, ...found.map(({ to }) => to)) as FeedRow

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

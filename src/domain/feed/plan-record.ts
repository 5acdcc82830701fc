import { lengthOf } from '../../lib/form/normalise.ts'
import { toText } from '../../lib/format/to-text.ts'
import { publishMessage, publishProblems } from '../listing/facts/publish-check.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { acceptedChanges, cappedDeposits, changedListing } from './accepted-changes.ts'
import { completeFacts, type FactCompletion } from './complete-facts.ts'
import { differences } from './feed-differences.ts'
import type { FeedFile, FeedProblem, FeedRecord } from './feed-file.ts'
import { readValues } from './feed-mapping.ts'
import { pictureVersion } from './feed-media.ts'
import type { PlannedChange, PlannedCreation, PresentListing } from './feed-plan.ts'
import { referenceOf } from './feed-reference.ts'
import type { FeedContext, FeedRow } from './feed-row.ts'
import { lockedColumns } from './locked-columns.ts'
import type { PublishSettings } from './publish-settings.ts'

// What an import does with one record of a feed. Pure.

/** What the records of an import share. */
interface Import {
  /** The agency's branch. */
  branch: string
  /** The current day in London. */
  today: string
  /** How listings are published. */
  settings: PublishSettings
  /** The fields that the file defines. */
  fields: FeedFile['fields']
  /** The authority of an area, from the agency's other listings. */
  authorityOf: (area: string) => string | undefined
  /** The hash of a picture in the zip; undefined if the zip lacks it. Without it, all count as available. */
  pictureHash?: ((source: string) => string | undefined) | undefined
}

type Plan =
  | { refusal: Omit<FeedProblem, 'line'> }
  | { creation: PlannedCreation }
  | { change: PlannedChange }
  | { unchanged: PresentListing; feedStatus: string }

const maxDescription = 20_000
const refused = (field: string, reason: string): Plan => ({ refusal: { field, reason } })

export const listingTypeOf = ({ values }: FeedRecord): ListingType =>
  values['TRANS_TYPE_ID'] === '2' ? 'rent' : 'sale'

/** Why a row with its planned changes stays a draft, by the database's rules. */
function draftReasonsOf(row: Record<string, unknown>, type: ListingType): string[] {
  if (row['status'] === 'draft') return []
  return publishProblems(row).map((problem) => publishMessage(problem, type))
}

/** Whether the feed may change a column. It publishes neither an archived draft nor one with a date of its own. */
function columnRule(stored: PresentListing): (column: string) => boolean {
  const locked = lockedColumns(stored.protected_columns)
  if (stored.archived_at || stored.publish_at) locked.push('status')
  return (column) => !locked.includes(column)
}

function planChange(
  { line, values }: FeedRecord,
  stored: PresentListing,
  feedStatus: string,
  context: FeedContext,
  { fields, today, settings, authorityOf, pictureHash }: Import,
): Plan {
  const { type, agentRef, remark } = context
  const mayChange = columnRule(stored)
  const rules = { type, mayChange, remark }
  const allowed = differences(values, fields, stored, { ...context, pictureHash }).filter(({ columns }) =>
    columns.every(mayChange),
  )
  const { accepted, lowered } = cappedDeposits(stored, acceptedChanges(stored, allowed, rules), rules)
  const merged = { ...changedListing(stored, accepted), ...lowered }
  const goesLive = stored.status === 'draft' && merged.status !== 'draft'
  const letType = values['LET_TYPE_ID']
  const completion: FactCompletion = {
    ...lowered,
    ...(goesLive && completeFacts(merged, { type, today, settings, authorityOf, letType, mayChange })),
  }
  const draftReasons = goesLive ? draftReasonsOf({ ...merged, ...completion }, type) : []
  // An unpublishable listing stays a draft.
  const remaining = draftReasons.length > 0 ? accepted.filter(({ columns }) => !columns.includes('status')) : accepted
  if (remaining.length === 0 && Object.keys(completion).length === 0) return { unchanged: stored, feedStatus }
  return {
    change: {
      line,
      agentRef,
      title: stored.title ?? '',
      id: stored.id,
      updatedAt: stored.updated_at,
      stored,
      differences: remaining,
      draftReasons,
      feedStatus,
      completion,
    },
  }
}

function planCreation(
  { line, values }: FeedRecord,
  row: FeedRow,
  { type, agentRef, remark }: FeedContext,
  { branch, today, settings, authorityOf }: Import,
): Plan {
  const feedStatus = toText(row.status) || 'draft'
  const listing = {
    ...row,
    status: feedStatus,
    listing_type: type,
    reference: referenceOf(branch, agentRef),
    reference_branch: branch,
  }
  const letType = values['LET_TYPE_ID']
  const completion =
    feedStatus === 'draft' ? {} : completeFacts(listing, { type, today, settings, authorityOf, letType })
  if ('local_authority' in completion)
    remark(
      'ADDRESS_3',
      `We set the local authority to ${toText(completion['local_authority'])}, from the area. Check it.`,
    )
  const completed = { ...listing, ...completion }
  // The database proposes the slug.
  const draftReasons = draftReasonsOf({ slug: 'proposed', ...completed }, type)
  return {
    creation: {
      line,
      agentRef,
      title: toText(row.title),
      feedStatus,
      completion,
      row: draftReasons.length > 0 ? { ...completed, status: 'draft' } : completed,
      draftReasons,
    },
  }
}

/** Plans one record: the listing with its reference is changed if it is stored, and otherwise created. */
export function planRecord(
  record: FeedRecord,
  stored: PresentListing | undefined,
  remark: FeedContext['remark'],
  shared: Import,
): Plan {
  const { values } = record
  const type = listingTypeOf(record)
  const picture = (source: string) => pictureVersion(source, shared.pictureHash?.(source))
  const context = { type, today: shared.today, agentRef: values['AGENT_REF'] ?? '', remark, picture }
  // Remarks on a stored listing are those on its differences.
  const row = readValues(values, shared.fields, stored ? { ...context, remark: () => {} } : context)
  if (typeof row.description === 'string' && lengthOf(row.description) > maxDescription)
    return refused('DESCRIPTION', 'It is longer than 20,000 characters.')
  if (stored && stored.listing_type !== type)
    return refused('TRANS_TYPE_ID', 'Your listing has the other type. Change it by hand first.')
  if (stored) return planChange(record, stored, toText(row.status) || stored.status, context, shared)
  if (!row.title) return refused('DISPLAY_ADDRESS', 'It is empty, so the listing would have no title.')
  return planCreation(record, row, context, shared)
}

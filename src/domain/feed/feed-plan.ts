import type { ListingType } from '../listing/listing-status.ts'
import type { FactCompletion } from './complete-facts.ts'
import type { FeedProblem } from './feed-file.ts'
import type { FeedDifference } from './feed-differences.ts'
import { type FeedColumn, feedRecordColumns, type FeedRow } from './feed-row.ts'

// The plan of an import: what the dry run shows, and what `import_listings` applies. Pure.

/** A listing in the database, with its private record. */
export interface PresentListing extends FeedRow {
  id: string
  updated_at: string
  listing_type: ListingType
  status: string
  title: string | null
  reference: string | null
  fact_notes?: unknown
  floor_plan_captions?: unknown
  /** The branch whose feed set the reference; null if it was set by hand. */
  reference_branch?: string | null
  /** The branch whose complete feed created it; null if none did. */
  feed_branch: string | null
  /** Columns that the feed must not change. */
  protected_columns: readonly string[]
  archived_at?: string | null
  /** When staff let it go live by itself. */
  publish_at?: string | null
}

interface Planned {
  line: number
  agentRef: string
  title: string
  /** The status that the feed gives it, even if it must stay a draft. */
  feedStatus: string
  /** What the publish settings add to the feed's values (complete-facts.ts). */
  completion: FactCompletion
}
export interface PlannedCreation extends Planned {
  row: FeedRow & FactCompletion & { listing_type: ListingType; reference: string; reference_branch: string }
  /** Why it becomes a draft; empty if it goes live or is a draft in the feed. */
  draftReasons: string[]
}
export interface PlannedChange extends Planned {
  id: string
  updatedAt: string
  /** The listing before the change. */
  stored: PresentListing
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
  unchanged: number
  /** Listings with unchanged values: those that the feed now owns, and drafts whose status in the feed was unknown. */
  adopted: { id: string; updatedAt: string; feedStatus?: string }[]
  withdrawn: PlannedWithdrawal[]
  refused: (FeedProblem & { agentRef: string })[]
  remarks: (FeedProblem & { agentRef: string })[]
  notices: string[]
}

/** The listings that the feed hides: they become drafts, like withdrawn ones. */
export const hiddenBy = ({ changed }: FeedPlan): PlannedChange[] =>
  changed.filter(({ differences }) => differences.some(({ to }) => to.status === 'draft'))

/** The changed columns as one row for the database. */
export const changedRow = ({
  differences: changes,
  completion,
}: Pick<PlannedChange, 'differences' | 'completion'>): FeedRow =>
  Object.assign({}, ...changes.map(({ to }) => to), completion) as FeedRow

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

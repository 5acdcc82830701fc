/** One listing of a feed: unchanged values by field name. */
export interface FeedRecord {
  /** The record's first line in the file, from 1. */
  line: number
  values: Readonly<Record<string, string>>
}

/** A value that was dropped or changed, or a refused record. */
export interface FeedProblem {
  line: number
  /** The field of the problem; empty for the whole record. */
  field: string
  reason: string
}

/** A parsed feed, before its values are interpreted. */
export interface FeedFile {
  /** The field names of the records. */
  fields: ReadonlySet<string>
  records: FeedRecord[]
  /** Records that could not be parsed. */
  refused: (FeedProblem & { agentRef?: string })[]
  /** Values that were read differently from the file. */
  remarks: FeedProblem[]
  /** Whether the file is complete: only then may missing listings be withdrawn. */
  complete: boolean
  /** Notices about the whole file. */
  notices: string[]
}

/** The error for a file that cannot be parsed at all. */
export class FeedError extends Error {}

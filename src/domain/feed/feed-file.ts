/** One listing of a feed: its values by the name of their field, as they stand in the file. */
export interface FeedRecord {
  /** The line of the file on which it begins, from 1. */
  line: number
  values: Readonly<Record<string, string>>
}

/** Something in a feed that is not taken, or not as it stands. */
export interface FeedProblem {
  line: number
  /** The field that it is about; an empty text where it is about the whole record. */
  field: string
  reason: string
}

/** A feed as it was read, before anything of it is understood. */
export interface FeedFile {
  /** The names of the fields that its records have. */
  fields: ReadonlySet<string>
  records: FeedRecord[]
  /** Records that could not be read. */
  refused: FeedProblem[]
  /** What was read otherwise than it stands. */
  remarks: FeedProblem[]
  /** Whether all of it arrived: only then may what it does not hold be withdrawn. */
  complete: boolean
  /** What there is to know about the whole file. */
  notices: string[]
}

/** What is said of a file that cannot be read at all. */
export class FeedError extends Error {}

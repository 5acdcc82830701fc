import * as v from 'valibot'

// Recorded changes. Pure.

export type HistoryThing = 'listing' | 'staff' | 'inquiry' | 'booking' | 'request' | 'message' | 'hours'

const changeSchema = v.object({ column: v.string(), from: v.optional(v.unknown()), to: v.optional(v.unknown()) })
const entrySchema = v.object({
  id: v.pipe(v.unknown(), v.transform(Number)),
  happened_at: v.string(),
  actor_name: v.string(),
  action: v.picklist(['added', 'changed', 'removed']),
  changes: v.array(changeSchema),
})

/** A changed column. A column whose text is not recorded has neither `from` nor `to`. */
export type HistoryChange = v.InferOutput<typeof changeSchema>
export type HistoryEntry = v.InferOutput<typeof entrySchema>

/** The valid rows of `audit_log`; invalid ones are skipped. */
export const parseHistory = (rows: readonly unknown[]): HistoryEntry[] =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(entrySchema, row)
    return parsed.success ? [parsed.output] : []
  })

/** A change in words; without `from` and `to` only the fact of a change. */
export interface ChangeText {
  label: string
  /** Whether the label says everything. */
  isEvent?: boolean
  from?: string
  to?: string
  /** The part of the change that the words describe, if not all of it. */
  part?: HistoryChange
}

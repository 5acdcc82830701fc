import { lengthOf } from '../../lib/form/normalise'
import { mergeRows, mergeTexts } from '../../lib/merge-rows'
import { type Enquiry, maxNoteLength } from '../../domain/enquiry/enquiry'

// Follow-up notes, edited concurrently. Pure.

export type FollowUpValues = Pick<Enquiry, 'state' | 'note' | 'assignedTo'>

/** Unsaved values, and the stored ones when editing began: later differences are a colleague's. */
export interface Unsaved extends FollowUpValues {
  base: FollowUpValues
}

/** The result of a save. */
export interface SavedFollowUp extends FollowUpValues {
  version: number
  /** Fields changed by both, which have the colleague's value. */
  conflicts: (keyof FollowUpValues)[]
}

/** Choice fields, unlike text, cannot be merged: one value wins. */
const choices = ['state', 'assignedTo'] as const
const fieldNames = [...choices, 'note'] as const

export const followUpValues = ({ state, note, assignedTo }: FollowUpValues): FollowUpValues => ({
  state,
  note,
  assignedTo,
})
export const isChanged = (unsaved: Unsaved) => fieldNames.some((name) => unsaved[name] !== unsaved.base[name])

/** Rebases unsaved values on the stored ones: unchanged fields follow. */
export function rebase(unsaved: Unsaved, stored: FollowUpValues): Unsaved {
  const unchangedFields = Object.fromEntries(
    fieldNames.filter((name) => unsaved[name] === unsaved.base[name]).map((name) => [name, stored[name]]),
  )
  return { ...unsaved, ...unchangedFields, base: { ...unsaved.base, ...unchangedFields } }
}

/**
 * Merges a follow-up with a colleague's changes. Notes are concatenated, unless too long; for status and assignee the
 * colleague's value wins until somebody chooses.
 */
export function mergeFollowUp(base: FollowUpValues, mine: FollowUpValues, theirs: FollowUpValues) {
  const { row, conflicts } = mergeRows(base, mine, followUpValues(theirs))
  const note = mergeTexts(base.note, mine.note, theirs.note)
  if (!conflicts.includes('note') || lengthOf(note) > maxNoteLength) return { row, conflicts }
  return { row: { ...row, note }, conflicts: conflicts.filter((column) => column !== 'note') }
}

/** What is still unsaved after a save; null if nothing. */
export function remainingUnsaved(now: Unsaved | null, sent: Unsaved, saved: SavedFollowUp): Unsaved | null {
  if (!now) return null
  const remaining: Unsaved = { ...followUpValues(saved), base: followUpValues(saved) }
  for (const name of choices) if (saved.conflicts.includes(name)) Object.assign(remaining, { [name]: sent[name] })
  if (saved.conflicts.includes('note')) remaining.note = mergeTexts(sent.base.note, sent.note, saved.note)
  // A change made during the save is relative to what was sent.
  for (const name of fieldNames) {
    if (now[name] === sent[name]) continue
    Object.assign(remaining, { [name]: now[name] })
    Object.assign(remaining.base, { [name]: sent[name] })
  }
  return isChanged(remaining) ? remaining : null
}

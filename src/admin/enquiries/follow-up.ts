import { lengthOf } from '../../lib/form/normalise'
import { mergeRows, mergeTexts } from '../../lib/merge-rows'
import { type State } from '../../domain/enquiry/enquiry-labels'
import { maxNoteLength } from './inbox'

// What the agency notes about an enquiry, by several people at a time. Pure.

export interface FollowUpValues {
  state: State
  note: string
  /** The id of the account that deals with it; an empty text for nobody. */
  assignedTo: string
}

/** Answers that are not saved, and what was stored when each was begun: a colleague's changes are those since. */
export interface Unsaved extends FollowUpValues {
  base: FollowUpValues
}

/** What a save came to. */
export interface SavedFollowUp extends FollowUpValues {
  version: number
  /** What both changed, and what therefore stands as the colleague saved it. */
  conflicts: (keyof FollowUpValues)[]
}

/** What is chosen, as against what is written: of two choices one stands. */
const choices = ['state', 'assignedTo'] as const
const fieldNames = [...choices, 'note'] as const

export const followUpValues = ({ state, note, assignedTo }: FollowUpValues): FollowUpValues => ({
  state,
  note,
  assignedTo,
})
export const isChanged = (unsaved: Unsaved) => fieldNames.some((name) => unsaved[name] !== unsaved.base[name])

/** Unsaved answers beside what is stored now: what was not changed follows it. */
export function rebase(unsaved: Unsaved, stored: FollowUpValues): Unsaved {
  const follows = Object.fromEntries(
    fieldNames.filter((name) => unsaved[name] === unsaved.base[name]).map((name) => [name, stored[name]]),
  )
  return { ...unsaved, ...follows, base: { ...unsaved.base, ...follows } }
}

/**
 * What is to be stored after a colleague's changes. Of two notes both texts are kept, unless together they are too
 * long; of two statuses, and of two people whom it was given, the colleague's stands until somebody chooses.
 */
export function mergeFollowUp(base: FollowUpValues, mine: FollowUpValues, theirs: FollowUpValues) {
  const { row, conflicts } = mergeRows(base, mine, followUpValues(theirs))
  const note = mergeTexts(base.note, mine.note, theirs.note)
  if (!conflicts.includes('note') || lengthOf(note) > maxNoteLength) return { row, conflicts }
  return { row: { ...row, note }, conflicts: conflicts.filter((column) => column !== 'note') }
}

/** What is still not saved after a save; null where nothing is. */
export function remainingUnsaved(now: Unsaved | null, sent: Unsaved, saved: SavedFollowUp): Unsaved | null {
  if (!now) return null
  const left: Unsaved = { ...followUpValues(saved), base: followUpValues(saved) }
  for (const name of choices) if (saved.conflicts.includes(name)) Object.assign(left, { [name]: sent[name] })
  if (saved.conflicts.includes('note')) left.note = mergeTexts(sent.base.note, sent.note, saved.note)
  // What was changed while the save was under way is a change of what was sent.
  for (const name of fieldNames) {
    if (now[name] === sent[name]) continue
    Object.assign(left, { [name]: now[name] })
    Object.assign(left.base, { [name]: sent[name] })
  }
  return isChanged(left) ? left : null
}

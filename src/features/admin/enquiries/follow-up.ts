import { lengthOf } from '../../../lib/form/normalise'
import { mergeRows, mergeTexts } from '../../../lib/merge-rows'
import { type State } from '../../../domain/enquiry/enquiry-words'
import { maxNoteLength } from './inbox'

// What the agency notes about an enquiry, by several people at a time. Pure.

export interface FollowUpAnswers {
  state: State
  note: string
}

/** Answers that are not saved, and what was stored when each was begun: a colleague's changes are those since. */
export interface Unsaved extends FollowUpAnswers {
  base: FollowUpAnswers
}

/** What a save came to. */
export interface SavedFollowUp extends FollowUpAnswers {
  version: number
  /** What both changed, and what therefore stands as the colleague saved it. */
  conflicts: (keyof FollowUpAnswers)[]
}

export const answersOf = ({ state, note }: FollowUpAnswers): FollowUpAnswers => ({ state, note })
export const isChanged = ({ base, state, note }: Unsaved) => state !== base.state || note !== base.note

/** Unsaved answers beside what is stored now: what was not changed follows it. */
export const rebase = ({ base, state, note }: Unsaved, stored: FollowUpAnswers): Unsaved => ({
  state: state === base.state ? stored.state : state,
  note: note === base.note ? stored.note : note,
  base: { state: state === base.state ? stored.state : base.state, note: note === base.note ? stored.note : base.note },
})

/**
 * What is to be stored after a colleague's changes. Of two notes both texts are kept, unless together they are too
 * long; of two statuses the colleague's stands until somebody chooses.
 */
export function mergeFollowUp(base: FollowUpAnswers, mine: FollowUpAnswers, theirs: FollowUpAnswers) {
  const { row, conflicts } = mergeRows(base, mine, answersOf(theirs))
  const note = mergeTexts(base.note, mine.note, theirs.note)
  if (!conflicts.includes('note') || lengthOf(note) > maxNoteLength) return { row, conflicts }
  return { row: { ...row, note }, conflicts: conflicts.filter((column) => column !== 'note') }
}

/** What is still not saved after a save; null where nothing is. */
export function remainingUnsaved(now: Unsaved | null, sent: Unsaved, saved: SavedFollowUp): Unsaved | null {
  if (!now) return null
  const left: Unsaved = { ...answersOf(saved), base: answersOf(saved) }
  if (saved.conflicts.includes('state')) left.state = sent.state
  if (saved.conflicts.includes('note')) left.note = mergeTexts(sent.base.note, sent.note, saved.note)
  // What was changed while the save was under way is a change of what was sent.
  if (now.state !== sent.state) [left.state, left.base.state] = [now.state, sent.state]
  if (now.note !== sent.note) [left.note, left.base.note] = [now.note, sent.note]
  return isChanged(left) ? left : null
}

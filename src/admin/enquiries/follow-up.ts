import { type Enquiry, maxNoteLength } from '../../domain/enquiry/enquiry'
import { type Kind, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { lengthOf } from '../../lib/form/normalise'
import { capitalised, listOf } from '../../lib/format/words'
import { mergeRows, mergeTexts } from '../../lib/merge-rows'
import type { StaffAccount } from '../query/accounts.queries'
import type { Problem } from '../query/failure-text'
import { assigneeName } from './assignees'

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

const tooLongTogether =
  'Somebody else saved a note too. Both are below, but together they are too long. Shorten them, then save again.'
const nouns = { state: 'the status', assignedTo: 'the assignment', note: 'the note' }

/** The notice of a colleague's concurrent change. */
export function conflictNotice(
  sent: FollowUpValues,
  saved: SavedFollowUp,
  kind: Kind,
  accounts: readonly StaffAccount[],
): Problem {
  const { conflicts } = saved
  const both = (label: (values: FollowUpValues) => string) => [label(saved), label(sent)]
  const [theirState, myState] = both(({ state }) => stateLabel(state, kind))
  const [theirs, mine] = both(({ assignedTo }) => assigneeName(accounts, assignedTo) || 'nobody')
  const text = [
    conflicts.includes('state') &&
      `Somebody else set the status to ${theirState}, and you chose ${myState}. ` +
        `To change it to ${myState}, save again.`,
    conflicts.includes('assignedTo') &&
      `Somebody else assigned it to ${theirs}, and you chose ${mine}. To assign it to ${mine}, save again.`,
    conflicts.includes('note') ? tooLongTogether : saved.note !== sent.note && 'Both notes are below.',
  ]
  const verb = conflicts.length > 1 ? 'were' : 'was'
  return {
    title: `${capitalised(listOf(conflicts.map((name) => nouns[name])))} ${verb} not saved.`,
    text: text.filter(Boolean).join(' '),
  }
}

import type { StaffAccount } from '../query/accounts.queries'
import { capitalised, listOf } from '../../lib/format/words'
import { type Kind, stateLabel } from '../../domain/enquiry/enquiry-labels'
import type { Problem } from '../query/failure-text'
import { assigneeName } from './assignees'
import type { FollowUpValues, SavedFollowUp } from './follow-up'

const tooLongTogether =
  'Somebody else saved a note too. Both are below, but together they are too long. Shorten them, then save again.'
const nouns = { state: 'the status', assignedTo: 'the assignment', note: 'the note' }

/** The notice of a colleague's concurrent change. Pure. */
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

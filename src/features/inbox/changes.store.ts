import { checkSession } from '../../lib/admin-session'
import { tidyText } from '../../lib/answers'
import { failed, type Result } from '../../lib/result'
import { dropUnsaved, readUnsaved } from './drafts'
import { countedEnquiries, type Enquiry, keyOf, type State, stateLabel } from './inbox'
import { enquiryTally, erase, oneEnquiry, saveFollowUp } from './inbox.queries'
import { $list, $opened, $place, $said, $tally, go, load, refusal } from './store'

const changed = (key: string, change: (enquiry: Enquiry) => Enquiry) => {
  const list = $list.get()
  $list.set({ ...list, enquiries: list.enquiries.map((enquiry) => (keyOf(enquiry) === key ? change(enquiry) : enquiry)) })
  const opened = $opened.get()
  if (typeof opened === 'object' && keyOf(opened) === key) $opened.set(change(opened))
}

/**
 * Keeps what was done about an enquiry. Its row stays where it is, though the filter would not show it any more. Where
 * another tab, or somebody else, has kept something since `enquiry` was read, that is shown and not written over.
 */
export async function followUp(enquiry: Enquiry, state: State, note: string): Promise<Result<unknown>> {
  const there = await oneEnquiry(enquiry.kind, enquiry.id)
  const theirs = there.ok ? there.value : null
  if (theirs && (theirs.state !== enquiry.state || theirs.note !== enquiry.note) && (theirs.state !== state || theirs.note !== note)) {
    changed(keyOf(enquiry), (before) => ({ ...before, state: theirs.state, note: theirs.note }))
    return failed('refused', `Meanwhile it was saved elsewhere as ${stateLabel(theirs.state)}${theirs.note ? `: “${theirs.note}”` : ', without a note.'} Save again, and yours takes its place.`)
  }
  const answer = await saveFollowUp(enquiry, state, note)
  if (!answer.ok) {
    refusal(answer.failure)
    return answer
  }
  // What was written while it was under way is not saved yet.
  const kept = readUnsaved(keyOf(enquiry))
  if (kept?.state === state && tidyText(kept.note) === note) dropUnsaved(keyOf(enquiry))
  changed(keyOf(enquiry), (before) => ({ ...before, state, note }))
  const tally = await enquiryTally($place.get().q)
  if (tally.ok) $tally.set(tally.value)
  return answer
}

/** Erases enquiries for good, and goes back to the list. */
export async function eraseAll(enquiries: Enquiry[]): Promise<Result<number>> {
  const answer = await erase(enquiries)
  if (!answer.ok) {
    refusal(answer.failure)
    return answer
  }
  // Somebody else may have erased some of them: what was asked for is true all the same. None at all is a refusal.
  if (answer.value === 0) {
    void checkSession()
    return failed('refused', 'Nothing was erased.')
  }
  for (const each of enquiries) dropUnsaved(keyOf(each))
  $said.set(`${countedEnquiries(answer.value)} erased.`)
  go({ open: '' }, 'replace')
  void load()
  return answer
}

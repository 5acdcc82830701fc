import { checkSession } from '../../../lib/http/admin-session'
import { failed, type Result } from '../../../lib/http/result'
import { dropUnsaved, keepUnsaved, readUnsaved } from './drafts'
import { leftUnsaved, type SavedFollowUp, type Unsaved } from './follow-up'
import { countedEnquiries, type Enquiry, keyOf } from './inbox'
import { enquiryTally, erase, saveFollowUp } from './inbox.queries'
import { $list, $opened, $place, $said, $tally, go, load, refusal } from './inbox.store'

const changed = (key: string, change: (enquiry: Enquiry) => Enquiry) => {
  const list = $list.get()
  $list.set({
    ...list,
    enquiries: list.enquiries.map((enquiry) => (keyOf(enquiry) === key ? change(enquiry) : enquiry)),
  })
  const opened = $opened.get()
  if (typeof opened === 'object' && keyOf(opened) === key) $opened.set(change(opened))
}

/** Keeps what was done about an enquiry. Its row stays where it is, though the filter would not show it any more. */
export async function followUp(enquiry: Enquiry, sent: Unsaved): Promise<Result<SavedFollowUp>> {
  const answer = await saveFollowUp(enquiry, sent.base, sent)
  if (!answer.ok) {
    refusal(answer.failure)
    return answer
  }
  const { state, note, version } = answer.value
  const left = leftUnsaved(readUnsaved(keyOf(enquiry)), sent, answer.value)
  if (left) keepUnsaved(keyOf(enquiry), left)
  else dropUnsaved(keyOf(enquiry))
  changed(keyOf(enquiry), (before) => ({ ...before, state, note, version }))
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

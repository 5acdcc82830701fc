import { checkSession } from '../../lib/http/admin-session'
import { failed, type Result } from '../../lib/http/result'
import { dropUnsaved, dropUnsavedKeep, dropViewingDraft, storeUnsaved, readUnsaved } from './drafts'
import { remainingUnsaved, type SavedFollowUp, type Unsaved } from './follow-up'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { countedEnquiries, type Enquiry } from './inbox'
import { enquiryTally, deleteEnquiries, oneEnquiry, saveFollowUp } from './inbox.queries'
import {
  $list,
  $openEnquiry,
  $inboxLocation,
  $announcement,
  $tally,
  navigate,
  loadList,
  onRefusal,
} from './inbox.store'
import type { Keep } from './retention'
import { saveKeep, type SavedKeep } from './retention.queries'

const updateEnquiry = (key: string, change: (enquiry: Enquiry) => Enquiry) => {
  const list = $list.get()
  $list.set({
    ...list,
    enquiries: list.enquiries.map((enquiry) => (enquiryKey(enquiry) === key ? change(enquiry) : enquiry)),
  })
  const open = $openEnquiry.get()
  if (typeof open === 'object' && enquiryKey(open) === key) $openEnquiry.set(change(open))
}

async function updateTally() {
  const tally = await enquiryTally($inboxLocation.get())
  if (tally.ok) $tally.set(tally.value)
}

/** Saves a follow-up. Its row stays in the list, even if the filter no longer matches. */
export async function storeFollowUp(enquiry: Enquiry, sent: Unsaved): Promise<Result<SavedFollowUp>> {
  const result = await saveFollowUp(enquiry, sent.base, sent)
  if (!result.ok) {
    onRefusal(result.failure)
    return result
  }
  const { state, note, assignedTo, version } = result.value
  const left = remainingUnsaved(readUnsaved(enquiryKey(enquiry)), sent, result.value)
  if (left) storeUnsaved(enquiryKey(enquiry), left)
  else dropUnsaved(enquiryKey(enquiry))
  updateEnquiry(enquiryKey(enquiry), (before) => ({ ...before, state, note, assignedTo, version }))
  // A follow-up postpones the erasure date.
  const [now] = await Promise.all([oneEnquiry(enquiry.kind, enquiry.id), updateTally()])
  if (now.ok && now.value) {
    const { eraseOn } = now.value
    updateEnquiry(enquiryKey(enquiry), (before) => ({ ...before, eraseOn }))
  }
  return result
}

/** Extends an enquiry's retention, or ends the extension. A colleague's concurrent change wins. */
export async function storeKeep(enquiry: Enquiry, keep: Keep | null): Promise<Result<SavedKeep>> {
  const result = await saveKeep(enquiry, keep)
  if (!result.ok) {
    onRefusal(result.failure)
    return result
  }
  if (!result.value.conflict) dropUnsavedKeep(enquiryKey(enquiry))
  updateEnquiry(enquiryKey(enquiry), () => result.value.stored)
  await updateTally()
  return result
}

/** Erases enquiries permanently, and returns to the list. */
export async function eraseEnquiries(enquiries: Enquiry[]): Promise<Result<number>> {
  const result = await deleteEnquiries(enquiries)
  if (!result.ok) {
    onRefusal(result.failure)
    return result
  }
  // A colleague may have erased some already, which is a success. Erasing none at all is a refusal.
  if (result.value === 0) {
    void checkSession()
    return failed('refused', 'Nothing was erased.')
  }
  for (const key of enquiries.map(enquiryKey)) {
    dropUnsaved(key)
    dropUnsavedKeep(key)
    dropViewingDraft(key)
  }
  $announcement.set(`${countedEnquiries(result.value)} erased.`)
  navigate({ open: '' }, 'replace')
  void loadList()
  return result
}

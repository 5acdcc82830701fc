import { useMutation } from '@tanstack/react-query'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { refusal } from '../query/request-error'
import { dropUnsaved } from '../ui/draft'
import { followUpDrafts, keepDrafts } from './drafts'
import { remainingUnsaved, type Unsaved } from './follow-up'
import { countedEnquiries, type Enquiry, type Keep } from '../../domain/enquiry/enquiry'
import { patchEnquiry, refreshAfterChange, reloadInbox, removeRows } from './inbox-data'
import { $announcement, navigate } from './inbox.store'
import { deleteEnquiries, saveFollowUp, saveKeep } from './inbox.queries'

interface SaveRequest {
  /** The enquiry as it was read, not as it is shown meanwhile. */
  enquiry: Enquiry
  sent: Unsaved
}

/** Saves a follow-up: on the screen at once, and taken back if the server refuses. Merges with a colleague's. */
export const useSaveFollowUp = () =>
  useMutation({
    mutationFn: ({ enquiry, sent }: SaveRequest) => saveFollowUp(enquiry, sent.base, sent),
    onMutate: ({ enquiry, sent: { state, assignedTo } }) =>
      patchEnquiry(enquiryKey(enquiry), (before) => ({ ...before, state, assignedTo })),
    onError: (_error, { enquiry: { kind, id, state, assignedTo } }) =>
      patchEnquiry(enquiryKey({ kind, id }), (before) => ({ ...before, state, assignedTo })),
    onSuccess: (saved, { enquiry, sent }) => {
      const key = enquiryKey(enquiry)
      const left = remainingUnsaved(followUpDrafts.read(key), sent, saved)
      if (left) followUpDrafts.store(key, left)
      else followUpDrafts.drop(key)
      const { state, note, assignedTo, version } = saved
      patchEnquiry(key, (before) => ({ ...before, state, note, assignedTo, version }))
      // A follow-up postpones the erasure date.
      void refreshAfterChange([key])
    },
  })

/** Extends an enquiry's retention, or ends the extension. A colleague's concurrent change wins. */
export const useSaveKeep = () =>
  useMutation({
    mutationFn: ({ enquiry, keep }: { enquiry: Enquiry; keep: Keep | null }) => saveKeep(enquiry, keep),
    onSuccess: ({ stored, conflict }) => {
      const key = enquiryKey(stored)
      if (!conflict) keepDrafts.drop(key)
      patchEnquiry(key, () => stored)
      void refreshAfterChange([key])
    },
  })

/** Erases enquiries permanently, and returns to the list. */
export const useEraseEnquiries = () =>
  useMutation({
    mutationFn: async (enquiries: readonly Enquiry[]) => {
      const erased = await deleteEnquiries(enquiries)
      // A colleague may have erased some already, which is a success. Erasing none at all is a refusal.
      if (erased === 0) throw refusal('Nothing was erased.')
      return erased
    },
    onSuccess: (erased, enquiries) => {
      enquiries.map(enquiryKey).forEach(dropUnsaved)
      $announcement.set(`${countedEnquiries(erased)} erased.`)
      // The focus returns to a row, which must not be an erased one.
      removeRows(enquiries)
      navigate({ open: '' }, 'replace')
      void reloadInbox()
    },
  })

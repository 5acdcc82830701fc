import { useMutation } from '@tanstack/react-query'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { useRead } from '../query/use-read'
import { showToast } from '../ui/toasts'
import { type SentEmail } from './emails'
import { emailsOf, resendEmail } from './emails.queries'
import type { Enquiry } from './inbox'
import { aboutKey, patchEnquiry, refreshAfterChange } from './inbox-data'
import { repliesTo, sendReply } from './replies.queries'
import { replyDrafts } from './drafts'

const soonMs = 5000
const isMoving = ({ state, attempts }: SentEmail) => state === 'sending' || (state === 'queued' && attempts === 0)

export const useReplies = (enquiry: Enquiry) =>
  useRead([...aboutKey(enquiryKey(enquiry)), 'replies'], () => repliesTo(enquiry))

/** The emails of an enquiry. Asks again while a reply is about to be sent. */
export const useEmails = (enquiry: Enquiry) =>
  useRead([...aboutKey(enquiryKey(enquiry)), 'emails'], () => emailsOf(enquiry), {
    refetchInterval: ({ state: { data } }) =>
      data?.some((email) => email.isReply && isMoving(email)) ? soonMs : false,
  })

/** Queues an email again. */
export const useResendEmail = (enquiry: Enquiry) =>
  useMutation({
    mutationFn: (email: SentEmail) => resendEmail(email.id),
    onSuccess: () => refreshAfterChange([enquiryKey(enquiry)]),
  })

/** Sends a reply. It sets a new enquiry to contacted. */
export const useSendReply = (enquiry: Enquiry) =>
  useMutation({
    mutationFn: (reply: { id: string; body: string }) => sendReply(enquiry, reply),
    onSuccess: async () => {
      const key = enquiryKey(enquiry)
      replyDrafts.drop(key)
      patchEnquiry(key, (before) => ({ ...before, state: before.state === 'new' ? 'contacted' : before.state }))
      showToast(`Your reply is on its way to ${enquiry.name}.`)
      await refreshAfterChange([key])
    },
  })

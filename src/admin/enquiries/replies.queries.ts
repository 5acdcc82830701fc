import { useMutation } from '@tanstack/react-query'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { supabase } from '../../lib/http/supabase'
import { requestInsert, requestRows } from '../query/request'
import { useRead } from '../query/use-read'
import { showToast } from '../ui/toasts'
import { type SentEmail } from './emails'
import { emailsOf, resendEmail } from './emails.queries'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { aboutKey, patchEnquiry, refreshAfterChange } from './inbox-data'
import { replyDrafts } from './drafts'

const replies = () => supabase().from('enquiry_replies')
const soonMs = 5000
const isMoving = ({ state, attempts }: SentEmail) => state === 'sending' || (state === 'queued' && attempts === 0)

/** The replies to an enquiry, oldest first. The email of each has the same id. */
export const useReplies = (enquiry: Enquiry) =>
  useRead([...aboutKey(enquiryKey(enquiry)), 'replies'], () => {
    const query = replies().select('id,body,author_name,created_at').eq('kind', enquiry.kind)
    return requestRows(query.eq('enquiry_id', enquiry.id).order('created_at'))
  })

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

/** Stores a reply, once for each id, which queues its email. It sets a new enquiry to contacted. */
export const useSendReply = (enquiry: Enquiry) =>
  useMutation({
    mutationFn: (reply: { id: string; body: string }) =>
      requestInsert(replies().insert({ kind: enquiry.kind, enquiry_id: enquiry.id, ...reply })),
    onSuccess: async () => {
      const key = enquiryKey(enquiry)
      replyDrafts.drop(key)
      patchEnquiry(key, (before) => ({ ...before, state: before.state === 'new' ? 'contacted' : before.state }))
      showToast(`Your reply is on its way to ${enquiry.name}.`)
      await refreshAfterChange([key])
    },
  })

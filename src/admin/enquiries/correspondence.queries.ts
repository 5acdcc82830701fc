import { useMutation } from '@tanstack/react-query'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { supabase } from '../../lib/http/supabase'
import { request, requestInsert, requestRows } from '../query/request'
import { useRead } from '../query/use-read'
import { showToast } from '../ui/toasts'
import { parseEmails, parseUndelivered, type SentEmail } from './emails'
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

/** The emails of an enquiry, oldest first. */
const emailsOf = async ({ kind, id }: Pick<Enquiry, 'kind' | 'id'>) =>
  parseEmails(await requestRows(supabase().rpc('enquiry_emails', { of_kind: kind, of_id: id })))

/** The emails of an enquiry. Asks again while a reply is about to be sent. */
export const useEmails = (enquiry: Enquiry) =>
  useRead([...aboutKey(enquiryKey(enquiry)), 'emails'], () => emailsOf(enquiry), {
    refetchInterval: ({ state: { data } }) =>
      data?.some((email) => email.isReply && isMoving(email)) ? soonMs : false,
  })

/** Undelivered emails; the newest 200. */
export const undeliveredEmails = async () => parseUndelivered(await requestRows(supabase().rpc('undelivered_emails')))

/** Queues an email again. False if it is queued already, or its enquiry is gone. */
export const resendEmail = async (email: string) =>
  (await request(supabase().rpc('send_email_again', { email }))) === true

/** Queues an email of an enquiry again. */
export const useResendEmail = (enquiry: Enquiry) =>
  useMutation({
    mutationFn: (email: SentEmail) => resendEmail(email.id),
    onSuccess: () => refreshAfterChange([enquiryKey(enquiry)]),
  })

/** Stores a reply, once for each id, which queues its email. It sets a new enquiry to contacted. */
export const useSendReply = (enquiry: Enquiry) =>
  useMutation({
    mutationFn: (reply: { id: string; body: string }) =>
      requestInsert(replies().insert({ kind: enquiry.kind, enquiry_id: enquiry.id, ...reply }), {
        action: 'answer enquiries',
      }),
    onSuccess: async () => {
      const key = enquiryKey(enquiry)
      replyDrafts.drop(key)
      patchEnquiry(key, (before) => ({ ...before, state: before.state === 'new' ? 'contacted' : before.state }))
      showToast(`Your reply is on its way to ${enquiry.name}.`)
      await refreshAfterChange([key])
    },
  })

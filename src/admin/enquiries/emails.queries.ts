import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'
import { parseEmails, parseUndelivered } from './emails'
import type { Enquiry } from '../../domain/enquiry/enquiry'

/** The emails of an enquiry, oldest first. */
export const emailsOf = async ({ kind, id }: Pick<Enquiry, 'kind' | 'id'>) =>
  parseEmails(await requestRows(supabase().rpc('enquiry_emails', { of_kind: kind, of_id: id })))

/** Undelivered emails; the newest 200. */
export const undeliveredEmails = async () => parseUndelivered(await requestRows(supabase().rpc('undelivered_emails')))

/** Queues an email again. False if it is queued already, or its enquiry is gone. */
export const resendEmail = async (email: string) =>
  (await request(supabase().rpc('send_email_again', { email }))) === true

import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { parseEmails, parseUndelivered, type SentEmail, type UndeliveredEmail } from './emails'
import type { Enquiry } from './inbox'

/** The emails of an enquiry, oldest first. */
export const emailsOf = async ({ kind, id }: Pick<Enquiry, 'kind' | 'id'>): Promise<Result<SentEmail[]>> =>
  mapResult(await runQuery(supabase().rpc('enquiry_emails', { of_kind: kind, of_id: id })), ({ data }) =>
    parseEmails(data ?? []),
  )

/** Undelivered emails; the newest 200. */
export const undeliveredEmails = async (): Promise<Result<UndeliveredEmail[]>> =>
  mapResult(await runQuery(supabase().rpc('undelivered_emails')), ({ data }) => parseUndelivered(data ?? []))

/** Queues an email again. False if it is queued already, or its enquiry is gone. */
export const sendEmailAgain = async (email: string): Promise<Result<boolean>> =>
  mapResult(await runQuery(supabase().rpc('send_email_again', { email })), ({ data }) => data === true)

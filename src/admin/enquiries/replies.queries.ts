import { runQuery } from '../../lib/http/admin-query'
import { errorKind } from '../../lib/http/database-error'
import { mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Enquiry } from './inbox'
import { parseReplies, type Reply } from './replies'

type Key = Pick<Enquiry, 'kind' | 'id'>

/** The replies to an enquiry, oldest first. */
export const repliesTo = async ({ kind, id }: Key): Promise<Result<Reply[]>> =>
  mapResult(
    await runQuery(
      supabase()
        .from('enquiry_replies')
        .select('id,body,author_name,created_at')
        .eq('kind', kind)
        .eq('enquiry_id', id)
        .order('created_at'),
    ),
    ({ data }) => parseReplies(data ?? []),
  )

/** Stores a reply, which queues its email. Sending it again with the same id changes nothing. */
export async function sendReply({ kind, id }: Key, reply: { id: string; body: string }): Promise<Result<'sent'>> {
  const result = await runQuery(
    supabase()
      .from('enquiry_replies')
      .insert({ kind, enquiry_id: id, ...reply }),
  )
  return !result.ok && errorKind(result.failure) !== 'conflict' ? result : success('sent')
}

import { supabase } from '../../lib/http/supabase'
import { requestInsert, requestRows } from '../query/request'
import type { Enquiry } from './inbox'
import { parseReplies } from './replies'

type Key = Pick<Enquiry, 'kind' | 'id'>
const replies = () => supabase().from('enquiry_replies')

/** The replies to an enquiry, oldest first. */
export async function repliesTo({ kind, id }: Key) {
  const query = replies().select('id,body,author_name,created_at').eq('kind', kind).eq('enquiry_id', id)
  return parseReplies(await requestRows(query.order('created_at')))
}

/** Stores a reply, which queues its email. Sending it again with the same id changes nothing. */
export const sendReply = ({ kind, id }: Key, reply: { id: string; body: string }) =>
  requestInsert(replies().insert({ kind, enquiry_id: id, ...reply }))

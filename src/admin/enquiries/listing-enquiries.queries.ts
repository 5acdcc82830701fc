import { runQuery } from '../../lib/http/admin-query'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from '../query/request'
import { unwrap } from '../query/request-error'

/** A listing's newest enquiries and their total: a response has at most a thousand rows. */
export async function readListingEnquiries(id: string) {
  const query = supabase()
    .from('property_inquiries')
    .select('created_at,phone,preferred_viewing_date', { count: 'exact' })
    .eq('property_id', id)
    .order('created_at', { ascending: false })
    .limit(1000)
  const { data, count } = unwrap(await runQuery(query))
  return { rows: data ?? [], count }
}

/** The title of a listing; empty if it no longer exists. */
export async function readListingTitle(id: string) {
  const [listing] = await requestRows(supabase().from('properties').select('title').eq('id', id))
  return listing?.title ?? ''
}

import type { ListingEnquiry } from '../../domain/enquiry/listing-enquiries'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

/** A listing's newest enquiries and their total: a response has at most a thousand rows. */
export async function readListingEnquiries(id: string): Promise<Result<{ rows: ListingEnquiry[]; count: number }>> {
  const query = supabase()
    .from('property_inquiries')
    .select('created_at,phone,preferred_viewing_date', { count: 'exact' })
    .eq('property_id', id)
    .order('created_at', { ascending: false })
    .limit(1000)
  return mapResult(await runQuery(query), ({ data, count }) => ({ rows: data ?? [], count }))
}

/** The title of a listing; empty if it no longer exists. */
export const readListingTitle = async (id: string): Promise<Result<string>> =>
  mapResult(
    await runQuery(supabase().from('properties').select('title').eq('id', id)),
    ({ data }) => data?.[0]?.title ?? '',
  )

import { likePatterns, postgresArray } from '../../domain/enquiry/search-text'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { findListings } from '../query/find-listings.queries'
import { type FinderResult, enquiryResults, listingResult } from './finder'

/** The maximum number of enquiries; the inbox finds the rest. */
const enquiriesOffered = 8

/** The listings that contain every word. */
export const findListingResults = async (query: string): Promise<Result<FinderResult[]>> =>
  mapResult(await findListings(query), (rows) => rows.map(listingResult))

/** The newest enquiries that contain every word. */
export async function findEnquiryResults(query: string): Promise<Result<FinderResult[]>> {
  const patterns = likePatterns(query)
  if (patterns.length === 0) return success([])
  const enquiries = await runQuery(
    supabase()
      .from('enquiries')
      .select('kind,id,type,name,email,about')
      .filter('search', 'like(all)', postgresArray(patterns))
      .order('created_at', { ascending: false })
      .limit(enquiriesOffered),
  )
  return mapResult(enquiries, ({ data }) => enquiryResults(data ?? []))
}

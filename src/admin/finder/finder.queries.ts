import { likePatterns, postgresArray } from '../../domain/enquiry/search-text'
import { supabase } from '../../lib/http/supabase'
import { findListings } from '../query/find-listings.queries'
import { requestRows } from '../query/request'
import { enquiryResults, listingResult } from './finder'

/** The maximum number of enquiries; the inbox finds the rest. */
const enquiriesOffered = 8

/** The listings that contain every word. */
export const findListingResults = async (query: string) => (await findListings(query)).map(listingResult)

/** The newest enquiries that contain every word. */
export async function findEnquiryResults(query: string) {
  const patterns = likePatterns(query)
  if (patterns.length === 0) return []
  const enquiries = await requestRows(
    supabase()
      .from('enquiries')
      .select('kind,id,type,name,email,about')
      .filter('search', 'like(all)', postgresArray(patterns))
      .order('created_at', { ascending: false })
      .limit(enquiriesOffered),
  )
  return enquiryResults(enquiries)
}

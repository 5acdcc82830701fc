import { likePatterns, postgresArray } from '../../domain/enquiry/search-text'
import { runQuery } from '../../lib/http/admin-query'
import { mapped, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { findListings } from '../query/find-listings.queries'
import { type FinderResult, enquiryResults, listingResult } from './finder'

/** The maximum number of enquiries; the inbox finds the rest. */
const enquiriesOffered = 8

/** The listings and enquiries that contain every word. */
export async function find(query: string): Promise<Result<FinderResult[]>> {
  const patterns = likePatterns(query)
  if (patterns.length === 0) return success([])
  const [listings, enquiries] = await Promise.all([
    findListings(query),
    runQuery(
      supabase()
        .from('enquiries')
        .select('kind,id,type,name,email,about')
        .filter('search', 'like(all)', postgresArray(patterns))
        .order('created_at', { ascending: false })
        .limit(enquiriesOffered),
    ),
  ])
  if (!listings.ok) return listings
  return mapped(enquiries, ({ data }) => [...listings.value.map(listingResult), ...enquiryResults(data ?? [])])
}

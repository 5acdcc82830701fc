import { readData } from '../../../lib/http/admin-query'
import { mapped, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'
import { enquiriesPage } from '../enquiries/inbox.queries'
import { noFilters } from '../enquiries/inbox-url'
import { likePatterns } from '../enquiries/search-text'
import { type Found, foundEnquiry, foundListing } from './finder'

/** How many enquiries are offered; the inbox finds the others. */
const enquiriesOffered = 8

/** The homes and the enquiries in which every word is found. */
export async function find(words: string): Promise<Result<Found[]>> {
  const [listings, enquiries] = await Promise.all([
    readData(supabase().rpc('find_listings', { patterns: likePatterns(words) })),
    enquiriesPage({ ...noFilters, q: words }),
  ])
  if (!listings.ok) return listings
  return mapped(enquiries, ({ enquiries: found }) => [
    ...(listings.value.data ?? []).map(foundListing),
    ...found.slice(0, enquiriesOffered).map(foundEnquiry),
  ])
}

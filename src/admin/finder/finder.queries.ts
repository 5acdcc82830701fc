import { useStore } from '@nanostores/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { likePatterns } from '../../domain/enquiry/search-text'
import { counted } from '../../lib/format/words'
import { $account } from '../../lib/http/admin-session'
import { supabase } from '../../lib/http/supabase'
import { findListings } from '../query/find-listings.queries'
import { requestRows } from '../query/request'
import { useRead } from '../query/use-read'
import { enquiryResults, type FinderResult, listingResult, pageResults } from './finder'

/** The listings that contain every word. */
const findListingResults = async (query: string) => (await findListings(query)).map(listingResult)

/** The newest enquiries that contain every word; the inbox finds the rest. */
async function findEnquiryResults(query: string) {
  const patterns = likePatterns(query)
  return patterns.length === 0 ? [] : enquiryResults(await requestRows(supabase().rpc('find_enquiries', { patterns })))
}

/**
 * The results for a text as it is typed, and what to announce. The first letter is searched for at once, and the newest
 * text as soon as the responses to the previous one have come: searches that nobody waits for would delay it.
 */
export function useFinder(text: string): { results: FinderResult[]; message: string } {
  const typed = text.trim()
  const [query, setQuery] = useState('')
  const options = { enabled: query !== '', placeholderData: keepPreviousData }
  const reads = [
    useRead(['finder', 'listings', query], () => findListingResults(query), options),
    useRead(['finder', 'enquiries', query], () => findEnquiryResults(query), options),
  ]
  const isFetching = reads.some((read) => read.isFetching)
  if (!isFetching && query !== typed) setQuery(typed)
  const account = useStore($account)
  const isError = reads.some((read) => read.isError)
  // Results of the text before stay until the first of this one.
  const fresh = reads.filter(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData)
  const shown = fresh.length > 0 ? fresh : reads
  const rows = typed && !isError ? shown.flatMap(({ data }) => data ?? []) : []
  const results = [...rows, ...pageResults(typed, account?.role)]
  if (isError && typed)
    return { results, message: 'The search failed. Check your connection, then change the search text.' }
  if (typed && (typed !== query || isFetching)) return { results, message: 'Searching…' }
  if (results.length === 0) return { results, message: 'No listing, enquiry or page matches.' }
  return { results, message: counted(results.length, 'result') }
}

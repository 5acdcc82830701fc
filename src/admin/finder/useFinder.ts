import { useStore } from '@nanostores/react'
import { keepPreviousData } from '@tanstack/react-query'
import { counted } from '../../lib/format/words'
import { $account } from '../../lib/http/admin-session'
import { useRead } from '../query/use-read'
import { useDebounced } from '../ui/use-debounced'
import { type FinderResult, pageResults } from './finder'
import { find } from './finder.queries'

const debounceMs = 200

/** The results for a text as it is typed, and what to announce. */
export function useFinder(text: string): { results: FinderResult[]; message: string } {
  const typed = text.trim()
  const query = useDebounced(typed, debounceMs)
  const { data, isError, isFetching } = useRead(['finder', query], () => find(query), {
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const account = useStore($account)
  const results = [...(typed && !isError ? (data ?? []) : []), ...pageResults(typed, account?.role)]
  if (isError && typed)
    return { results, message: 'The search failed. Check your connection, then change the search text.' }
  if (typed && (isFetching || typed !== query)) return { results, message: 'Searching…' }
  if (results.length === 0) return { results, message: 'No listing, enquiry or page matches.' }
  return { results, message: counted(results.length, 'result') }
}

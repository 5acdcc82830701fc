import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { counted } from '../../lib/format/words'
import { $account } from '../../lib/http/admin-session'
import { unwrap } from '../query/request-error'
import { type FinderResult, pageResults } from './finder'
import { find } from './finder.queries'

const debounceMs = 200

/** The text once typing pauses. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The results for a text as it is typed, and what to announce. */
export function useFinder(text: string): { results: FinderResult[]; message: string } {
  const typed = text.trim()
  const query = useSettled(typed)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['finder', query],
    queryFn: async () => unwrap(await find(query)),
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

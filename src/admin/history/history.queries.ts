import { infiniteQueryOptions } from '@tanstack/react-query'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from '../query/request'
import { type HistoryThing, parseHistory } from './history'

/** How many entries are shown at a time. */
const historyPage = 20

/**
 * Changes of a listing, enquiry, account or hours, newest first.
 * @param id empty for all of them
 * @param version changes with the record, to load its newest change
 */
export const historyQuery = (thing: HistoryThing, id: string, version: string | number) =>
  infiniteQueryOptions({
    queryKey: ['history', thing, id, version],
    queryFn: async ({ pageParam: before }) => {
      const all = supabase().from('audit_log').select('id,happened_at,actor_name,action,changes').eq('thing', thing)
      const query = (id ? all.eq('thing_id', id) : all)
        .lt('id', before)
        .order('id', { ascending: false })
        .limit(historyPage + 1)
      const rows = await requestRows(query)
      // One extra row signals more pages. An invalid row is not shown, but counts.
      const last = rows.length > historyPage ? rows[historyPage - 1] : undefined
      return { entries: parseHistory(rows.slice(0, historyPage)), next: last?.id }
    },
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: ({ next }) => next,
  })

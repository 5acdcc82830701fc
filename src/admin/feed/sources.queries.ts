import { queryOptions } from '@tanstack/react-query'
import { runQuery } from '../../lib/http/admin-query'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { serverDate } from '../../lib/time/server-time'
import { unwrap } from '../query/request-error'
import { parseSources, type SourceValues } from './sources'

const sources = () => supabase().from('feed_sources')

/** The feeds that are fetched every hour. Polled quickly while one runs. */
export const sourcesQuery = queryOptions({
  queryKey: ['feed', 'sources'],
  queryFn: async () =>
    unwrap(
      mapResult(await runQuery(sources().select('*').order('created_at')), ({ data }) =>
        parseSources(data ?? [], serverDate()),
      ),
    ),
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ isRunning, isDue, enabled }) => isRunning || (isDue && enabled)) ? 3000 : 30_000,
})

/** The result of a write; a refused one changes no row. */
const written = (result: Result<{ data: unknown[] | null }>): Result<null> => {
  if (!result.ok) return result
  return result.value.data?.length === 0 ? failed('refused', 'Only administrators can change this.') : success(null)
}

const columnsOf = ({ name, url, withdrawPercent, enabled }: SourceValues) => ({
  ...{ name, url, enabled, withdraw_percent: withdrawPercent },
})

/** Stores a new feed under an id of the browser, so that a retry cannot add a second. */
export const addSource = async (id: string, values: SourceValues) =>
  written(
    await runQuery(
      sources()
        .insert({ id, ...columnsOf(values) })
        .select('id'),
    ),
  )

export const changeSource = async (id: string, values: SourceValues) =>
  written(await runQuery(sources().update(columnsOf(values)).eq('id', id).select('id')))

export const removeSource = async (id: string) => written(await runQuery(sources().delete().eq('id', id).select('id')))

/**
 * Makes a feed due now.
 * @param approved the digest of the stopped file that may be imported anyway
 */
export const runSource = async (id: string, approved?: string) =>
  written(
    await runQuery(
      sources()
        .update({ next_run_at: serverDate().toISOString(), ...(approved && { approved_digest: approved }) })
        .eq('id', id)
        .select('id'),
    ),
  )

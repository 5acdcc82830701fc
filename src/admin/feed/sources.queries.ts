import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../lib/database.types'
import { supabase } from '../../lib/http/supabase'
import { serverDate } from '../../lib/time/server-time'
import { requestChange, requestInsert, requestRows } from '../query/request'
import { refusal } from '../query/request-error'
import { parseSources, type SourceValues } from './sources'

const sources = () => supabase().from('feed_sources')

/** The feeds that are fetched every hour. Polled quickly while one runs. */
export const sourcesQuery = queryOptions({
  queryKey: ['feed', 'sources'],
  queryFn: async () => parseSources(await requestRows(sources().select('*').order('created_at')), serverDate()),
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ isRunning, isDue, enabled }) => isRunning || (isDue && enabled)) ? 3000 : 30_000,
})

const columnsOf = ({ name, url, withdrawPercent, enabled }: SourceValues) => ({
  name,
  url,
  enabled,
  withdraw_percent: withdrawPercent,
})

const access = { action: 'change feeds', by: 'administrators' } as const

async function updateSource(id: string, row: Database['public']['Tables']['feed_sources']['Update']): Promise<void> {
  const changed = await requestChange(sources().update(row).eq('id', id).select('id'), access)
  if (!changed) throw refusal('This feed no longer exists.')
}

export const changeSource = (id: string, values: SourceValues) => updateSource(id, columnsOf(values))

/** Stores a new feed under an id of the browser: after a lost response, a retry changes the stored one. */
export async function addSource(id: string, values: SourceValues) {
  const isNew = await requestInsert(sources().insert({ id, ...columnsOf(values) }), access)
  if (!isNew) await changeSource(id, values)
}

/** Removes a feed. A colleague may have removed it already. */
export async function removeSource(id: string): Promise<void> {
  await requestChange(sources().delete().eq('id', id).select('id'), access)
}

/**
 * Makes a feed due now.
 * @param approved the digest of the stopped file that may be imported anyway
 */
export const runSource = (id: string, approved?: string) =>
  updateSource(id, { next_run_at: serverDate().toISOString(), ...(approved && { approved_digest: approved }) })

import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../lib/database.types'
import { supabase } from '../../lib/http/supabase'
import { serverDate } from '../../lib/time/server-time'
import { requestChange, requestInsert, requestRows } from '../query/request'
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

const onlyAdministrators = 'Only administrators can change this.'

const updateSource = (id: string, row: Database['public']['Tables']['feed_sources']['Update']) =>
  requestChange(sources().update(row).eq('id', id).select('id'), onlyAdministrators)

export const changeSource = (id: string, values: SourceValues) => updateSource(id, columnsOf(values))

/** Stores a new feed under an id of the browser: after a lost response, a retry changes the stored one. */
export async function addSource(id: string, values: SourceValues) {
  const isNew = await requestInsert(sources().insert({ id, ...columnsOf(values) }))
  if (!isNew) await changeSource(id, values)
}

export const removeSource = (id: string) =>
  requestChange(sources().delete().eq('id', id).select('id'), onlyAdministrators)

/**
 * Makes a feed due now.
 * @param approved the digest of the stopped file that may be imported anyway
 */
export const runSource = (id: string, approved?: string) =>
  updateSource(id, { next_run_at: serverDate().toISOString(), ...(approved && { approved_digest: approved }) })

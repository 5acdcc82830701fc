import { runQuery } from '../../lib/http/admin-query'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { changedColumns } from '../../lib/merge-rows'
import { type HoursValues, hoursValues } from '../../domain/viewing/weekly-hours'
import { hoursRow, type StoredHours } from './hours-values'

/** Stored hours with the title of their listing. */
export interface ListedHours extends StoredHours {
  title: string
}

/** All hours, oldest first. */
export async function readViewingHours(): Promise<Result<ListedHours[]>> {
  const rows = await runQuery(supabase().from('viewing_hours').select('*').order('created_at'))
  if (!rows.ok) return rows
  const hours = (rows.value.data ?? []).map((row) => ({ id: row.id, ...hoursValues(row) }))
  const ids = [...new Set(hours.flatMap(({ listing }) => listing || []))]
  if (ids.length === 0) return success(hours.map((each) => ({ ...each, title: '' })))
  const titles = await runQuery(supabase().from('properties').select('id,title').in('id', ids))
  return mapResult(titles, ({ data }) => {
    const byId = new Map((data ?? []).map(({ id, title }) => [id, title ?? '']))
    return hours.map((each) => ({ ...each, title: byId.get(each.listing) ?? '' }))
  })
}

/** Stores hours under an id that the browser made, so that a retry does not open them twice. */
export const addViewingHours = async (id: string, values: HoursValues) =>
  runQuery(
    supabase()
      .from('viewing_hours')
      .insert({ id, ...hoursRow(values) }),
  )

/** Changes the columns that differ from `before`. Refused if the hours no longer exist: no row is changed then. */
export async function changeViewingHours(id: string, before: HoursValues, values: HoursValues): Promise<Result<null>> {
  const changes = changedColumns(hoursRow(before), hoursRow(values))
  if (Object.keys(changes).length === 0) return success(null)
  const result = await runQuery(supabase().from('viewing_hours').update(changes).eq('id', id).select('id'))
  if (!result.ok) return result
  const deleted = failed('refused', 'These hours no longer exist.', { hint: 'hours-deleted' })
  return result.value.data?.length === 0 ? deleted : success(null)
}

export const deleteViewingHours = async (id: string) => runQuery(supabase().from('viewing_hours').delete().eq('id', id))

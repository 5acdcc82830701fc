import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
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

export const changeViewingHours = async (id: string, values: HoursValues) =>
  runQuery(supabase().from('viewing_hours').update(hoursRow(values)).eq('id', id))

export const deleteViewingHours = async (id: string) => runQuery(supabase().from('viewing_hours').delete().eq('id', id))

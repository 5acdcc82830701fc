import { supabase } from '../../lib/http/supabase'
import { requestChange, requestInsert, requestRows } from '../query/request'
import { refusal } from '../query/request-error'
import { changedColumns } from '../../lib/merge-rows'
import { type HoursValues, hoursValues } from '../../domain/viewing/weekly-hours'
import { hoursRow } from './hours-values'

const table = () => supabase().from('viewing_hours')
const access = { action: 'change viewing hours' }

/** Stored hours with the title of their listing. */
export interface ListedHours extends HoursValues {
  id: string
  title: string
}

/** All hours, oldest first. */
export async function readViewingHours(): Promise<ListedHours[]> {
  const rows = await requestRows(table().select('*').order('created_at'))
  const hours = rows.map((row) => ({ id: row.id, ...hoursValues(row) }))
  const ids = [...new Set(hours.flatMap(({ listing }) => listing || []))]
  const listings =
    ids.length > 0 ? await requestRows(supabase().from('properties').select('id,title').in('id', ids)) : []
  const titles = new Map(listings.map(({ id, title }) => [id, title]))
  return hours.map((each) => ({ ...each, title: titles.get(each.listing) ?? '' }))
}

/** Stores hours under an id that the browser made, so that a retry does not open them twice. */
export async function addViewingHours(id: string, values: HoursValues) {
  await requestInsert(table().insert({ id, ...hoursRow(values) }), access)
}

/** Changes the columns that differ from `before`. Refused if the hours no longer exist. */
export async function changeViewingHours(id: string, before: HoursValues, values: HoursValues) {
  const changes = changedColumns(hoursRow(before), hoursRow(values))
  if (Object.keys(changes).length === 0) return
  const changed = await requestChange(table().update(changes).eq('id', id).select('id'), access)
  if (!changed) throw refusal('These hours no longer exist.', 'hours-deleted')
}

/** Deletes hours. A colleague may have deleted them already. */
export async function deleteViewingHours(id: string) {
  await requestChange(table().delete().eq('id', id).select('id'), access)
}

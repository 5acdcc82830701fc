import { supabase } from '../../lib/http/supabase'
import { londonDay } from '../../lib/time/london-time'
import { requestRows } from '../query/request'
import type { DayViews } from './views'
import { serverNow } from '../../lib/time/server-time'
import { dayMs } from '../../lib/time/day-ms'

/** Page views of the last seven days, by listing. */
export async function readWeekViews(ids: readonly string[]) {
  const since = londonDay(new Date(serverNow() - 6 * dayMs))
  const query = supabase()
    .from('listing_views')
    .select('property_id,day,views')
    .in('property_id', ids)
    .gte('day', since)
  const views = new Map<string, DayViews[]>()
  for (const { property_id: id, ...day } of await requestRows(query)) views.set(id, [...(views.get(id) ?? []), day])
  return views
}

/** The daily views of a listing, for the last thousand days with views, the row limit of a response. */
export const readViews = (id: string): Promise<DayViews[]> =>
  requestRows(
    supabase()
      .from('listing_views')
      .select('day,views')
      .eq('property_id', id)
      .order('day', { ascending: false })
      .limit(1000),
  )

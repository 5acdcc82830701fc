import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { londonDay } from '../../lib/time/london-time'
import type { DayViews } from './views'
import { serverNow } from '../../lib/time/server-time'
import { dayMs } from '../../lib/time/day-ms'

/** Page views of the last seven days, by listing. */
export async function readWeekViews(ids: readonly string[]): Promise<Result<Map<string, DayViews[]>>> {
  const since = londonDay(new Date(serverNow() - 6 * dayMs))
  const query = supabase()
    .from('listing_views')
    .select('property_id,day,views')
    .in('property_id', ids)
    .gte('day', since)
  return mapResult(await runQuery(query), ({ data }) => {
    const views = new Map<string, DayViews[]>()
    for (const { property_id: id, ...day } of data ?? []) views.set(id, [...(views.get(id) ?? []), day])
    return views
  })
}

/** The daily views of a listing, for the last thousand days with views, the row limit of a response. */
export const readViews = async (id: string): Promise<Result<DayViews[]>> => {
  const days = supabase().from('listing_views').select('day,views').eq('property_id', id)
  return mapResult(await runQuery(days.order('day', { ascending: false }).limit(1000)), ({ data }) => data ?? [])
}

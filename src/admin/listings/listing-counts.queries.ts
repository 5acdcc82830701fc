import { supabase } from '../../lib/http/supabase'
import { dayMs } from '../../lib/time/day-ms'
import { londonDay } from '../../lib/time/london-time'
import { serverDate, serverNow } from '../../lib/time/server-time'
import { request, requestCount, requestRows } from '../query/request'
import type { DayViews } from './views'

// What is counted about listings: page views, booked viewings, and who looks for one like it.

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

/** How many viewings of a listing are ahead, confirmed or not. */
export function countBookedViewings(listing: string): Promise<number> {
  const viewings = supabase().from('viewings').select('id', { count: 'exact', head: true }).eq('property_id', listing)
  const ahead = viewings.neq('state', 'cancelled').gt('starts_at', serverDate().toISOString())
  return requestCount(ahead)
}

/** How many alerts and open enquiries look for listings like these, by listing; those without any are left out. */
export const readSeekerCounts = async (listings: string[]) =>
  ((await request(supabase().rpc('listing_seeker_counts', { listings }))) ?? {}) as Record<string, number>

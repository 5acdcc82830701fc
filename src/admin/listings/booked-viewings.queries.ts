import { runQuery } from '../../lib/http/admin-query'
import { supabase } from '../../lib/http/supabase'
import { serverDate } from '../../lib/time/server-time'
import { unwrap } from '../query/request-error'
import { urlBatches } from './url-batches'

/** How many viewings of these listings are ahead, confirmed or not. */
export async function countBookedViewings(listings: readonly string[]): Promise<number> {
  const counts = urlBatches(listings).map(async (batch) => {
    const viewings = supabase().from('viewings').select('id', { count: 'exact', head: true })
    const ahead = viewings.neq('state', 'cancelled').gt('starts_at', serverDate().toISOString())
    return unwrap(await runQuery(ahead.in('property_id', batch))).count
  })
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0)
}

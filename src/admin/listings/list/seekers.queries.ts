import { runQuery } from '../../../lib/http/admin-query'
import { mapResult, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'

/** How many alerts and open enquiries look for listings like these, by listing; those without any are left out. */
export const readSeekerCounts = async (listings: string[]): Promise<Result<Record<string, number>>> =>
  mapResult(
    await runQuery(supabase().rpc('listing_seeker_counts', { listings })),
    ({ data }) => (data ?? {}) as Record<string, number>,
  )

import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

/** The timestamp of the newest enquiry, as the backend writes it; empty if there is none. */
export const newestMoment = async (): Promise<Result<string>> =>
  mapResult(
    await runQuery(
      supabase().from('enquiries').select('created_at').order('created_at', { ascending: false }).limit(1),
    ),
    ({ data }) => data?.[0]?.created_at ?? '',
  )

/** The number of enquiries after a timestamp. */
export async function countNewer(moment: string): Promise<Result<number>> {
  const all = supabase().from('enquiries').select('id', { count: 'exact', head: true })
  return mapResult(await runQuery(moment ? all.gt('created_at', moment) : all), ({ count }) => count)
}

/** The number of enquiries in the state “new”. */
export const countNew = async (): Promise<Result<number>> =>
  mapResult(
    await runQuery(supabase().from('enquiries').select('id', { count: 'exact', head: true }).eq('state', 'new')),
    ({ count }) => count,
  )

import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

/** How many warnings the to-do list shows. */
export const countWarnings = async (): Promise<Result<number>> =>
  mapResult(await runQuery(supabase().rpc('count_listing_warnings')), ({ data }) => data ?? 0)

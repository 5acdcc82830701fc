import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { londonDay } from '../../lib/time/london-time'
import { parseWarnings, type Warning } from './warnings'
import { serverDate } from '../../lib/time/server-time'

/** Warnings; nearest dates first. */
export const readWarnings = async (): Promise<Result<Warning[]>> =>
  mapResult(await runQuery(supabase().rpc('all_listing_warnings')), ({ data }) =>
    parseWarnings(Array.isArray(data) ? data : [], londonDay(serverDate())),
  )

import { supabase } from '../../lib/http/supabase'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { request } from '../query/request'
import { parseWarnings } from './warnings'

/** Warnings; nearest dates first. */
export async function readWarnings() {
  const warnings = await request(supabase().rpc('all_listing_warnings'))
  return parseWarnings(Array.isArray(warnings) ? warnings : [], londonDay(serverDate()))
}

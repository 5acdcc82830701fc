import { readData } from '../../lib/http/admin-query'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { type HistoryEntry, type HistoryThing, parseHistory } from './history'

/** How many entries are shown at a time. */
export const historyPage = 20

/** Changes of a listing, enquiry or account, newest first; one extra row signals more pages. */
export async function readHistory(
  thing: HistoryThing,
  thingId: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Result<HistoryEntry[]>> {
  const query = supabase()
    .from('audit_log')
    .select('id,happened_at,actor_name,action,changes')
    .eq('thing', thing)
    .eq('thing_id', thingId)
    .lt('id', before)
    .order('id', { ascending: false })
    .limit(historyPage + 1)
  return mapped(await readData(query), ({ data }) => parseHistory(data ?? []))
}

import { runQuery } from '../../../lib/http/admin-query'
import { supabase } from '../../../lib/http/supabase'

/** The name of the last editor of a listing; empty if it is unknown, or not a person. */
export async function readLastEditor(id: string): Promise<string> {
  const query = supabase()
    .from('audit_log')
    .select('actor_name')
    .eq('thing', 'listing')
    .eq('thing_id', id)
    .order('id', { ascending: false })
    .limit(1)
  const result = await runQuery(query)
  return (result.ok && result.value.data?.[0]?.actor_name) || ''
}

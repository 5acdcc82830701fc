import type { Json } from '../../lib/database.types'
import { withDeadline } from '../../lib/http/deadline'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from '../query/request'
import { type ChangeOutcome, type changeRows, parseOutcomes } from './change-enquiries'

/** The time limit of a request in milliseconds, for which later changes wait: a minute for a thousand changes. */
const timeoutMs = (changes: number) => 20_000 + changes * 40

/** Changes enquiries one by one in one transaction, with a result for each. */
export async function changeEnquiries(changes: ReturnType<typeof changeRows>): Promise<ChangeOutcome[]> {
  const query = supabase().rpc('change_enquiries', { changes: changes as unknown as Json })
  return parseOutcomes(await requestRows(query.abortSignal(withDeadline(timeoutMs(changes.length)))))
}

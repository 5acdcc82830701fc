import type { Json } from '../../lib/database.types'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { withDeadline } from '../../lib/http/deadline'
import { supabase } from '../../lib/http/supabase'
import { type ChangeOutcome, type changeRows, parseOutcomes } from './change-enquiries'

/** The time limit of a request in milliseconds, for which later changes wait: a minute for a thousand changes. */
const timeoutMs = (changes: number) => 20_000 + changes * 40

/** Changes enquiries one by one in one transaction, with a result for each. */
export async function changeEnquiries(changes: ReturnType<typeof changeRows>): Promise<Result<ChangeOutcome[]>> {
  const request = supabase().rpc('change_enquiries', { changes: changes as unknown as Json })
  const result = await runQuery(request.abortSignal(withDeadline(timeoutMs(changes.length))))
  return mapResult(result, ({ data }) => parseOutcomes(data ?? []))
}

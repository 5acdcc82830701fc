import type { Json } from '../../lib/database.types'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { type ChangeOutcome, type changeRows, parseOutcomes } from './change-enquiries'

/** Changes enquiries one by one in one transaction, with a result for each. */
export const changeEnquiries = async (changes: ReturnType<typeof changeRows>): Promise<Result<ChangeOutcome[]>> =>
  mapResult(await runQuery(supabase().rpc('change_enquiries', { changes: changes as unknown as Json })), ({ data }) =>
    parseOutcomes(data ?? []),
  )

import { runQuery } from '../../../lib/http/admin-query'
import { mapped, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'

/** A current or former staff member. */
export interface Negotiator {
  id: string
  name: string
  /** False for ended and read-only accounts: no listings are assigned to them. */
  active: boolean
}

/** Possible and former negotiators, by name. */
export const readNegotiators = async (): Promise<Result<Negotiator[]>> =>
  mapped(await runQuery(supabase().from('staff').select('user_id,name,role,ended_at').order('user_id')), ({ data }) =>
    (data ?? [])
      .map(({ user_id: id, name, role, ended_at: ended }) => ({
        ...{ id, name },
        active: ended === null && role !== 'reader',
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
  )

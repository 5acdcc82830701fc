import { readData } from '../../../lib/http/admin-query'
import { mapped, type Result } from '../../../lib/http/result'
import { supabase } from '../../../lib/http/supabase'

/** One of those who work here, or did. */
export interface Negotiator {
  id: string
  name: string
  /** False once the account was ended, and for one that only reads: listings are not given to it any more. */
  active: boolean
}

/** Everybody whose listing one may be, or was, by their names. */
export const readNegotiators = async (): Promise<Result<Negotiator[]>> =>
  mapped(await readData(supabase().from('staff').select('user_id,name,role,ended_at').order('user_id')), ({ data }) =>
    (data ?? [])
      .map(({ user_id: id, name, role, ended_at: ended }) => ({
        ...{ id, name },
        active: ended === null && role !== 'reader',
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
  )

import { supabase } from '../../lib/http/supabase'
import { requestRows } from './request'

/** A current or former member of staff. */
export interface StaffAccount {
  id: string
  name: string
  /** False for readers and ended accounts: no enquiry, listing or viewing is assigned to them. */
  active: boolean
  /** Whether the account has ended: it keeps what it has. */
  ended: boolean
}

/** All accounts, by name. */
export async function readAccounts(): Promise<StaffAccount[]> {
  const rows = await requestRows(supabase().from('staff').select('user_id,name,role,ended_at').order('user_id'))
  return rows
    .map(({ user_id: id, name, role, ended_at: endedAt }) => ({
      id,
      name,
      active: endedAt === null && role !== 'reader',
      ended: endedAt !== null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Database } from '../../lib/database.types'

type Tables = Database['public']['Tables']
export type Account = Tables['staff']['Row']
export type EndedAccount = Account & { ended_at: string }
export type Invitation = Tables['staff_invitations']['Row']
/** The values of an invitation. */
export type InvitationValues = Pick<Invitation, 'name' | 'email' | 'role'>

export interface Staff {
  accounts: Account[]
  invitations: Invitation[]
}

/** Current and former staff, and invitations. */
export async function readStaff(): Promise<Result<Staff>> {
  const accounts = await runQuery(supabase().from('staff').select('*').order('created_at'))
  if (!accounts.ok) return accounts
  const invitations = await runQuery(supabase().from('staff_invitations').select('*').order('created_at'))
  return mapResult(invitations, ({ data }) => ({ accounts: accounts.value.data ?? [], invitations: data ?? [] }))
}

/** Changes an account. False if nothing changed: the user no longer has permission. */
export const changeAccount = async (
  userId: string,
  changes: Partial<Pick<Account, 'name' | 'role' | 'ended_at'>>,
): Promise<Result<boolean>> =>
  mapResult(
    await runQuery(supabase().from('staff').update(changes).eq('user_id', userId).select('user_id')),
    ({ data }) => data?.length === 1,
  )

export const invite = (person: InvitationValues): Promise<Result<unknown>> =>
  runQuery(supabase().rpc('invite_staff', person))

/** Resends an invitation with a new link. False if it was withdrawn or accepted. */
export const sendInvitationAgain = async (invitation: string): Promise<Result<boolean>> =>
  mapResult(await runQuery(supabase().rpc('send_invitation_again', { invitation })), ({ data }) => data === true)

/** Withdraws an invitation. False if it is gone. */
export const withdrawInvitation = async (id: string): Promise<Result<boolean>> =>
  mapResult(
    await runQuery(supabase().from('staff_invitations').delete().eq('id', id).select('id')),
    ({ data }) => data?.length === 1,
  )

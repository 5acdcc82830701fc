import { runQuery } from '../../lib/http/admin-query'
import { checkSession } from '../../lib/http/admin-session'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { Database } from '../../lib/database.types'

type Tables = Database['public']['Tables']
export type Account = Tables['staff']['Row']
export type Invitation = Tables['staff_invitations']['Row']
/** What is asked of whoever invites. */
export type Invited = Pick<Invitation, 'name' | 'email' | 'role'>

export interface Staff {
  accounts: Account[]
  invitations: Invitation[]
}

/** Everybody who works here or did, and who is invited. */
export async function readStaff(): Promise<Result<Staff>> {
  const accounts = await runQuery(supabase().from('staff').select('*').order('created_at'))
  if (!accounts.ok) {
    if (accounts.failure.kind === 'refused') await checkSession()
    return accounts
  }
  const invitations = await runQuery(supabase().from('staff_invitations').select('*').order('created_at'))
  return mapped(invitations, ({ data }) => ({ accounts: accounts.value.data ?? [], invitations: data ?? [] }))
}

/** Changes an account. False where nothing was changed: whoever is signed in may not, any more. */
export const changeAccount = async (
  userId: string,
  changes: Partial<Pick<Account, 'name' | 'role' | 'ended_at'>>,
): Promise<Result<boolean>> =>
  mapped(
    await runQuery(supabase().from('staff').update(changes).eq('user_id', userId).select('user_id')),
    ({ data }) => data?.length === 1,
  )

export const invite = (person: Invited): Promise<Result<unknown>> => runQuery(supabase().rpc('invite_staff', person))

/** Sends an invitation once more, with a new link. False where it is gone: withdrawn, or accepted meanwhile. */
export const sendInvitationAgain = async (invitation: string): Promise<Result<boolean>> =>
  mapped(await runQuery(supabase().rpc('send_invitation_again', { invitation })), ({ data }) => data === true)

/** Withdraws an invitation. False where it is gone. */
export const withdrawInvitation = async (id: string): Promise<Result<boolean>> =>
  mapped(
    await runQuery(supabase().from('staff_invitations').delete().eq('id', id).select('id')),
    ({ data }) => data?.length === 1,
  )

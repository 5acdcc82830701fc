import { $account } from '../../lib/http/admin-session'
import { errorKey } from '../../lib/http/database-error'
import { supabase } from '../../lib/http/supabase'
import type { Database } from '../../lib/database.types'
import { request, requestChange, requestCount, requestRows } from '../query/request'
import { failureOf, refusal } from '../query/request-error'

type Tables = Database['public']['Tables']
export type Account = Tables['staff']['Row']
export type Invitation = Tables['staff_invitations']['Row']
/** The values of an invitation. */
export type InvitationValues = Pick<Invitation, 'name' | 'email' | 'role'>

/** Current and former staff, and invitations. */
export const readStaff = async () => ({
  accounts: await requestRows(supabase().from('staff').select('*').order('created_at')),
  invitations: await requestRows(supabase().from('staff_invitations').select('*').order('created_at')),
})

/** What an account is assigned besides appointments, by count. */
export async function readAssignedWork(userId: string) {
  const head = { count: 'exact', head: true } as const
  const [hours, enquiries, listings] = await Promise.all([
    requestCount(supabase().from('viewing_hours').select('id', head).eq('attendee_id', userId)),
    requestCount(supabase().from('enquiries').select('id', head).eq('assigned_to', userId).neq('state', 'closed')),
    requestCount(
      supabase().from('staff_listings').select('id', head).eq('negotiator_id', userId).eq('archived', false),
    ),
  ])
  return { hours, enquiries, listings }
}
export type AssignedCounts = Awaited<ReturnType<typeof readAssignedWork>>

const access = { action: 'change staff accounts', by: 'administrators' } as const

export type AccountChanges = Partial<Pick<Account, 'name' | 'role' | 'ended_at'>>

/** Changes an account. */
export async function changeAccount(userId: string, changes: AccountChanges): Promise<void> {
  const update = supabase().from('staff').update(changes).eq('user_id', userId).select('user_id')
  try {
    if (!(await requestChange(update, access))) throw refusal('The account is gone.', 'account-gone')
  } catch (error) {
    // After ending their own account, users can no longer read it.
    const endsOwn = $account.get()?.id === userId && 'ended_at' in changes
    if (!endsOwn || errorKey(failureOf(error)) !== 'session-ended') throw error
  }
}

export const invite = (person: InvitationValues) => request(supabase().rpc('invite_staff', person), access)

/** Resends an invitation with a new link. False if it was withdrawn or accepted. */
export const sendInvitationAgain = async (invitation: string) =>
  (await request(supabase().rpc('send_invitation_again', { invitation }), access)) === true

/** Withdraws an invitation. False if it is gone. */
export const withdrawInvitation = async (id: string) =>
  (await requestChange(supabase().from('staff_invitations').delete().eq('id', id).select('id'), access)) !== null

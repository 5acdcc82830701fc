import { queryResult } from '../../lib/http/rest'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'

/** Whether a password alone no longer says who signs in. Without an answer it does. */
export async function signInAsksEmail(): Promise<boolean> {
  const result = await queryResult<boolean>(supabase().rpc('sign_in_asks_email'))
  return result.ok && result.value === true
}

/** Asks for a letter with a link to a new password. The answer does not say whether the address has an account. */
export const askNewPassword = (email: string): Promise<Result<unknown>> =>
  queryResult(supabase().rpc('ask_staff_password', { email }))

export interface StaffLink {
  kind: 'invitation' | 'password'
  name: string
  email: string
}

/** Whose password the link of a letter chooses; null for one that is no longer good. */
export const readLink = async (token: string): Promise<Result<StaffLink | null>> =>
  mapped(await queryResult(supabase().rpc('staff_link', { token })), (link) => link as unknown as StaffLink | null)

/** Stores the password chosen by a link. @returns by which e-mail to sign in */
export const choosePassword = async (token: string, password: string): Promise<Result<string>> =>
  mapped(
    await queryResult<string>(supabase().rpc('choose_staff_password', { token, password })),
    (email) => email ?? '',
  )

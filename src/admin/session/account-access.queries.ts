import { queryResult } from '../../lib/http/rest'
import { mapResult, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { unwrap } from '../query/request-error'

/** Whether the sign-in needs an email. True without a response. */
export async function signInRequiresEmail(): Promise<boolean> {
  const result = await queryResult<boolean>(supabase().rpc('sign_in_requires_email'))
  return !result.ok || result.value === true
}

/** Requests an email with a link to a new password. The response does not reveal whether the address has an account. */
export const requestPasswordReset = (email: string): Promise<Result<unknown>> =>
  queryResult(supabase().rpc('request_password_reset', { email }))

export interface StaffLink {
  kind: 'invitation' | 'password'
  name: string
  email: string
}

/** The account of a password link; null if it has expired. */
export const readLink = async (token: string) =>
  unwrap(await queryResult(supabase().rpc('staff_link', { token }))) as unknown as StaffLink | null

/**
 * Stores a password chosen by a link.
 * @returns the email for signing in
 */
export const choosePassword = async (token: string, password: string): Promise<Result<string>> =>
  mapResult(
    await queryResult<string>(supabase().rpc('choose_staff_password', { token, password })),
    (email) => email ?? '',
  )

import type { AuthError, Session as AuthSession } from '@supabase/supabase-js'
import { atom, computed } from 'nanostores'
import { readDraft } from '../storage/draft'
import { removeStorage, storageKeys, writeStorage } from '../storage/safe-storage'
import { queryResult, isUnreachableStatus } from './rest'
import type { Result } from './result'
import { sessionKey, supabase } from './supabase'

/** Whose password the sign-in asks for while there is one account: the screen has one field then. */
export const administratorEmail = import.meta.env.PUBLIC_ADMIN_EMAIL || 'admin@meridianrow.example'

/** The specification's record of who is signed in. It tells; it opens nothing. */
const userKey = 'admin_user'

/** What half-written work in this tab is kept under begins with this; signing out forgets it. */
export const draftPrefix = 'admin:'

export type Session =
  /** Nothing is known yet. */
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in' }
  /** It ended under somebody's hands: what is on the screen stays, and the sign-in lies over it. */
  | { status: 'expired' }
  /** No answer came from the backend. */
  | { status: 'unknown' }

export const $session = atom<Session>({ status: 'checking' })

/** Who is signed in; still known while a session that lapsed lies under the sign-in. */
export interface Account {
  id: string
  email: string
  name: string
  role: string
}
export const $account = atom<Account | null>(null)

// What is not offered to whoever may not do it. The database refuses it anyway.
export const $isAdministrator = computed($account, (account) => account?.role === 'administrator')
export const $mayEdit = computed($account, (account) => ['administrator', 'negotiator'].includes(account?.role ?? ''))

const forgetUser = () => removeStorage('localStorage', userKey)

function startSession({ user }: AuthSession, { name, role }: Pick<Account, 'name' | 'role'>) {
  const { id, email = '', created_at } = user
  writeStorage('localStorage', userKey, JSON.stringify({ id, email, created_at }))
  $account.set({ id, email, name, role })
  $session.set({ status: 'signed-in' })
}

/** The account of a session, which no one else's policies show; null for a stranger and where the session is over. */
const readAccount = async ({ user }: AuthSession): Promise<Result<Pick<Account, 'name' | 'role'> | null>> =>
  queryResult(supabase().from('staff').select('name,role').eq('user_id', user.id).is('ended_at', null).maybeSingle())

function endSession() {
  forgetUser()
  const { status } = $session.get()
  $session.set({ status: status === 'signed-in' || status === 'expired' ? 'expired' : 'signed-out' })
}

const isUnreachable = (error: AuthError | null) => error?.name === 'AuthRetryableFetchError'

let watching = false
function watchAuthState() {
  if (watching) return
  watching = true
  // A refresh that was refused, or a sign-out in another tab.
  supabase().auth.onAuthStateChange((event) => event === 'SIGNED_OUT' && endSession())
}

/**
 * Asks the backend who this is. Called as a screen opens or is come back to, and after a call was refused: a session
 * that is over, forged or nobody's of the staff leads to the sign-in. Without an answer a screen that is open stays
 * open.
 */
export async function checkSession(): Promise<void> {
  watchAuthState()
  const { data, error } = await supabase().auth.getSession()
  const setUnknown = () => $session.get().status !== 'signed-in' && $session.set({ status: 'unknown' })
  if (isUnreachable(error)) return void setUnknown()
  if (!data.session) return endSession()
  const result = await readAccount(data.session)
  if (!result.ok && result.failure.kind === 'unreachable') return void setUnknown()
  if (result.ok && result.value) startSession(data.session, result.value)
  else endSession()
}

const noResponseMessage = 'An unexpected error occurred. No answer came: check the connection, then try again.'
/** The specification's words for an answer that is neither yes nor no. */
const failedSignIn = 'Authentication failed'

export type SignInResult = { ok: true } | { ok: false; message: string; wrong: boolean }

/**
 * Signs somebody in; the messages are the specification's, and say nothing of whether an e-mail has an account.
 * @param email whose password it is; without one it is the only administrator's
 */
export async function signIn(password: string, email?: string): Promise<SignInResult> {
  const refused = (message: string, wrong = false): SignInResult => ({ ok: false, message, wrong })
  watchAuthState()
  try {
    const { data, error } = await supabase().auth.signInWithPassword({ email: email ?? administratorEmail, password })
    if (error?.status === 429) return refused('Too many tries. Wait a few minutes, then try again.')
    if (error?.status === 400)
      return refused(email === undefined ? 'Invalid password' : 'Invalid e-mail or password', true)
    if (error) {
      console.error('Sign-in failed:', error.message)
      return refused(isUnreachableStatus(error.status ?? 0) ? noResponseMessage : failedSignIn)
    }
    const result = await readAccount(data.session)
    if (!result.ok) return refused(result.failure.kind === 'unreachable' ? noResponseMessage : failedSignIn)
    if (!result.value) {
      await supabase().auth.signOut({ scope: 'local' })
      return refused('Authentication failed. This account has no access here, or no longer.')
    }
    startSession(data.session, result.value)
    return { ok: true }
  } catch (cause) {
    console.error('Sign-in failed:', cause)
    return refused(failedSignIn)
  }
}

const draftKeys = () => storageKeys('sessionStorage').filter((name) => name.startsWith(draftPrefix))

/** Whether this tab holds half-written work. */
export const hasDrafts = () => draftKeys().some((name) => readDraft(name))

/** Ends the session here and at the backend, and forgets all that this browser kept of it. */
export async function signOut(): Promise<void> {
  forgetUser()
  $session.set({ status: 'checking' })
  for (const name of draftKeys()) removeStorage('sessionStorage', name)
  try {
    await supabase().auth.signOut({ scope: 'local' })
  } catch (cause) {
    console.error('Signing out:', cause)
  }
  // Without an answer the client keeps its session: here it is over all the same.
  removeStorage('localStorage', sessionKey)
}

import type { Session as AuthSession } from '@supabase/supabase-js'
import { atom, computed } from 'nanostores'
import { demoAdministrator } from '../demo-administrator'
import { readDraft } from '../storage/draft'
import { readStorage, removeStorage, storageKeys, writeStorage } from '../storage/safe-storage'
import { isAuthUnreachable } from './auth-error'
import { readTwice } from './read-twice'
import { queryResult, isUnreachableStatus } from './rest'
import type { Failure, Result } from './result'
import { sessionKey, supabase } from './supabase'

/** The email for sign-in while there is only one account; the form then has only a password field. */
export const administratorEmail = import.meta.env.PUBLIC_ADMIN_EMAIL || demoAdministrator

/** The specification's record of the signed-in user. Display only; grants no access. */
const userKey = 'admin_user'

/** Prefix of this tab's drafts in storage; signing out deletes them. */
export const draftPrefix = 'admin:'

export type Session =
  /** The session has not been checked yet. */
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in' }
  /** The session expired while in use: the screen stays, with the sign-in above it. */
  | { status: 'expired' }
  /** The backend did not respond. */
  | { status: 'unknown' }

export const $session = atom<Session>({ status: 'checking' })

/** The signed-in account; still set while an expired session shows the sign-in. */
export interface Account {
  id: string
  email: string
  name: string
  role: string
}
export const $account = atom<Account | null>(null)

// Hides what an account may not do. The database enforces it as well.
export const $isAdministrator = computed($account, (account) => account?.role === 'administrator')
export const $mayEdit = computed($account, (account) => ['administrator', 'negotiator'].includes(account?.role ?? ''))

/** Whose unsaved input this tab may hold, if another account has signed in since; null if it is nobody else's. */
export const $otherAuthor = atom<string | null>(null)
const authorKey = `${draftPrefix}author`

const storeAuthor = ({ id, name }: Pick<Account, 'id' | 'name'>) =>
  writeStorage('sessionStorage', authorKey, `${id} ${name}`)

/** Notes who signs in: what this tab holds unsaved may be another account's, in storage or on an open screen. */
function noteAuthor(next: Pick<Account, 'id' | 'name'>) {
  const [, storedId, storedName = ''] = /^(\S+) (.*)$/.exec(readStorage('sessionStorage', authorKey) ?? '') ?? []
  const author = $account.get() ?? (storedId ? { id: storedId, name: storedName } : null)
  const isOnScreen = $session.get().status === 'expired'
  if (author && author.id !== next.id && (isOnScreen || hasDrafts())) $otherAuthor.set(author.name)
  if ($otherAuthor.get() === null) storeAuthor(next)
}

/** Whoever is signed in goes on with the unsaved input of the other account. */
export function takeOverDrafts() {
  $otherAuthor.set(null)
  const account = $account.get()
  if (account) storeAuthor(account)
}

const forgetUser = () => removeStorage('localStorage', userKey)

function startSession({ user }: AuthSession, { name, role }: Pick<Account, 'name' | 'role'>) {
  const { id, email = '', created_at } = user
  writeStorage('localStorage', userKey, JSON.stringify({ id, email, created_at }))
  noteAuthor({ id, name })
  $account.set({ id, email, name, role })
  $session.set({ status: 'signed-in' })
}

/** The account of a session; null for strangers and ended accounts. Row-level security hides other accounts. */
const readAccount = async ({ user }: AuthSession): Promise<Result<Pick<Account, 'name' | 'role'> | null>> =>
  readTwice(() =>
    queryResult(supabase().from('staff').select('name,role').eq('user_id', user.id).is('ended_at', null).maybeSingle()),
  )

/** Refused by row-level security or a missing right (42501), or by PostgREST's check of the token (PGRST300 to 303). */
const isAccessDenied = ({ code = '' }: Failure) => code === '42501' || code.startsWith('PGRST3')

function endSession() {
  forgetUser()
  const { status } = $session.get()
  $session.set({ status: status === 'signed-in' || status === 'expired' ? 'expired' : 'signed-out' })
}

/** Keeps an open screen open, also below the sign-in. */
function setUnknown() {
  const { status } = $session.get()
  if (status !== 'signed-in' && status !== 'expired') $session.set({ status: 'unknown' })
  return false
}

let watching = false
function watchAuthState() {
  if (watching) return
  watching = true
  // A rejected refresh, or a sign-out in another tab.
  supabase().auth.onAuthStateChange((event) => event === 'SIGNED_OUT' && endSession())
}

/**
 * Verifies the session with the backend, when a screen opens or regains focus and after a refused call. An expired,
 * forged or foreign session leads to the sign-in. Without a response, or with the response of a broken server, an open
 * screen stays open.
 * @returns whether the backend responded
 */
export async function checkSession(): Promise<boolean> {
  watchAuthState()
  const { data, error } = await supabase().auth.getSession()
  if (isAuthUnreachable(error)) return setUnknown()
  const result = data.session && (await readAccount(data.session))
  if (result && !result.ok && !isAccessDenied(result.failure)) return setUnknown()
  if (data.session && result?.ok && result.value) startSession(data.session, result.value)
  else endSession()
  return true
}

const noResponseMessage =
  'An unexpected error occurred. The server did not answer. Check your connection, then try again.'
/** The specification's text for a response that is neither success nor refusal. */
const failedSignIn = 'Authentication failed'

export type SignInResult = { ok: true } | { ok: false; message: string; wrong: boolean }

/**
 * Signs in with the specification's messages, which do not reveal whether an email has an account.
 * @param email defaults to the only administrator's
 */
export async function signIn(password: string, email?: string): Promise<SignInResult> {
  const refused = (message: string, wrong = false): SignInResult => ({ ok: false, message, wrong })
  watchAuthState()
  try {
    const { data, error } = await supabase().auth.signInWithPassword({ email: email ?? administratorEmail, password })
    if (error?.status === 429) return refused('Too many attempts. Wait a few minutes, then try again.')
    if (error?.status === 400)
      return refused(email === undefined ? 'Invalid password' : 'Invalid email or password', true)
    if (error) {
      console.error('Sign-in failed:', error.message)
      return refused(isUnreachableStatus(error.status ?? 0) ? noResponseMessage : failedSignIn)
    }
    const result = await readAccount(data.session)
    if (!result.ok) return refused(result.failure.kind === 'unreachable' ? noResponseMessage : failedSignIn)
    if (!result.value) {
      await supabase().auth.signOut({ scope: 'local' })
      return refused('Authentication failed. This account has no access to the admin area.')
    }
    startSession(data.session, result.value)
    return { ok: true }
  } catch (cause) {
    console.error('Sign-in failed:', cause)
    return refused(failedSignIn)
  }
}

/** Whether this browser stores a session. It may have ended, or be forged. */
export const hasStoredSession = () => Boolean(readStorage('localStorage', sessionKey))

const draftKeys = () => storageKeys('sessionStorage').filter((name) => name.startsWith(draftPrefix))

/** Drops all drafts of this tab. */
export const dropDrafts = () => draftKeys().forEach((name) => removeStorage('sessionStorage', name))

/** Whether this tab has unfinished drafts. */
export const hasDrafts = () => draftKeys().some((name) => readDraft(name))

/** Ends the session here and at the backend, and deletes everything stored in this browser. */
export async function signOut(): Promise<void> {
  forgetUser()
  $session.set({ status: 'checking' })
  dropDrafts()
  try {
    await supabase().auth.signOut({ scope: 'local' })
  } catch (cause) {
    console.error('Signing out:', cause)
  }
  // Without a response the client keeps its session, so it is removed here.
  removeStorage('localStorage', sessionKey)
}

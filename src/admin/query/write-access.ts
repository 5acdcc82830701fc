import { sessionEndedMessage } from '../../lib/http/admin-query'
import { $isAdministrator, $mayEdit, $session, checkSession } from '../../lib/http/admin-session'
import { refusal, RequestError } from './request-error'

// Row-level security refuses without an error: a read returns no row, and a write changes none.

/** The keys of these refusals, whose messages are written for people. */
export const accessRefusals: readonly string[] = ['no-session', 'session-ended', 'role-changed']

/** Throws if the session has ended, which also shows the sign-in: a row that was not returned may still exist. */
export async function requireSession(): Promise<void> {
  if (!(await checkSession())) throw new RequestError({ kind: 'unreachable', message: 'The session is unknown.' })
  if ($session.get().status !== 'signed-in') throw refusal(sessionEndedMessage, 'session-ended')
}

export interface Access {
  /** What the account may do no more, in the refusal. */
  action?: string
  /** Who may. */
  by?: 'editors' | 'administrators'
}

/** After a write that was refused or changed no row: throws if the session has ended, or the account may not write. */
export async function requireWriteAccess({ action = 'do this', by = 'editors' }: Access = {}): Promise<void> {
  await requireSession()
  const $mayWrite = by === 'administrators' ? $isAdministrator : $mayEdit
  if (!$mayWrite.get()) throw refusal(`Your account may no longer ${action}.`, 'role-changed')
}

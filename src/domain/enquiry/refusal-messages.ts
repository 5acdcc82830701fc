import * as messages from '#messages/form.ts'
import { errorKind, isWrittenForPeople, textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// The visitor's message when the database rejects a form, by error key and code. Pure.

/** Messages for keys whose errors have none for visitors. */
export const refusalMessages = {
  'honeypot-filled': messages.honeypotFilled,
}

/** The database's own message for a rate limit; null for any other failure. */
export const rateLimitMessage = (failure: Failure) => (errorKind(failure) === 'rate-limit' ? failure.message : null)

/** The message for the visitor: ours, or one that a function raised for people; null for any other failure. */
export function userMessage(failure: Failure): string | null {
  if (failure.kind === 'unreachable') return null
  return textForKey(refusalMessages, failure) ?? (isWrittenForPeople(failure) ? failure.message || null : null)
}

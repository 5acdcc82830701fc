import * as messages from '#messages/form.ts'
import { fallbackRefusal, refusal } from '#messages/refusals.ts'
import { errorKey, errorKind, isWrittenForPeople, textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// The visitor's message when the database rejects a form, by error key and code. Pure.

/** Messages for keys whose errors have none for visitors. */
export const refusalMessages = {
  'honeypot-filled': messages.honeypotFilled,
}

const ownMessage = (failure: Failure) =>
  refusal(errorKey(failure) ?? '') ?? (fallbackRefusal || failure.message || null)

/** The database's own message for a rate limit; null for any other failure. */
export const rateLimitMessage = (failure: Failure) => (errorKind(failure) === 'rate-limit' ? ownMessage(failure) : null)

/** The message for the visitor: ours, or one that a function raised for people; null for any other failure. */
export function userMessage(failure: Failure): string | null {
  if (failure.kind === 'unreachable') return null
  return textForKey(refusalMessages, failure) ?? (isWrittenForPeople(failure) ? ownMessage(failure) : null)
}

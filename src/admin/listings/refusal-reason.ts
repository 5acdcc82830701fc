import { parsePublishProblems } from '../../domain/listing/facts/publish-check'
import { errorKey, errorKind, violatedConstraint } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// Why the database skipped a listing. Pure.

const constraintReasons: Readonly<Record<string, string>> = {
  properties_slug_key: 'another property has this web address. Choose another.',
  properties_deposit_cap:
    'a deposit would be more than the law allows for this rent. Open its form and lower it there.',
}

/** What to do about a failure; `sessionEnded` if the browser's session is over. */
export function refusalReason(failure: Failure, sessionEnded = false): string {
  const { kind, message, details } = failure
  if (sessionEnded) return 'your session has ended. Sign in, then press the button again.'
  if (kind === 'unreachable') return 'no answer came. Check the connection, then try again.'
  // Our functions may raise the same code; a key means that their own message is shown.
  if (errorKind(failure) === 'forbidden' && !errorKey(failure)) return 'this account may not change listings.'
  if (parsePublishProblems(details).length > 0) return 'it lacks what an advert needs.'
  const constraintReason = constraintReasons[violatedConstraint(failure) ?? '']
  if (constraintReason) return constraintReason
  if (errorKind(failure) === 'invalid-row')
    return 'the database does not take all that it says. Open its form and save there: the form says what to change.'
  return message
}

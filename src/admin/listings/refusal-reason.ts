import { parsePublishProblems } from '../../domain/listing/facts/publish-check'
import { uncapitalised } from '../../lib/format/words'
import { sessionEndedMessage } from '../../lib/http/admin-query'
import { errorKey, errorKind, violatedConstraint } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'
import { accessRefusals } from '../query/write-access'

// Why the database skipped a listing. Pure.

/** An error of PostgreSQL itself, whose message names tables and constraints. */
const isUnexplained = ({ code = '' }: Failure) => /^[0-9A-Z]{5}$/.test(code) && !/^(PT|P0001)/.test(code)

const constraintReasons: Readonly<Record<string, string>> = {
  properties_slug_key: 'another listing uses this web address. Choose a different one.',
  properties_reference: 'another listing has this reference. Choose a different one.',
  properties_deposit_cap:
    'a deposit would be above the legal maximum for this rent. Open the listing and lower it there.',
}

/** What to do about a failure; `sessionEnded` if the browser's session has ended. */
export function refusalReason(failure: Failure, sessionEnded = false): string {
  const { kind, message, details } = failure
  if (sessionEnded) return uncapitalised(sessionEndedMessage)
  if (accessRefusals.includes(errorKey(failure) ?? '')) return uncapitalised(message)
  if (kind === 'unreachable') return 'the server did not answer. Check your connection, then try again.'
  // Our functions may raise the same code; a key means that their own message is shown.
  if (errorKind(failure) === 'forbidden' && !errorKey(failure)) return 'your account cannot change listings.'
  if (parsePublishProblems(details).length > 0) return 'the advert is not complete.'
  const constraintReason = constraintReasons[violatedConstraint(failure) ?? '']
  if (constraintReason) return constraintReason
  if (errorKind(failure) === 'invalid-row')
    return 'the database did not accept a value. Open the listing and save it there. The form shows what to change.'
  if (isUnexplained(failure) && !errorKey(failure))
    return 'the database did not accept the change. Open the listing and make it there.'
  return message
}

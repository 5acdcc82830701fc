import { $session, checkSession } from '../../lib/http/admin-session'
import { parsePublishProblems } from '../../domain/listing/facts/publish-check'
import { errorKind } from '../../lib/http/database-error'
import { type Failure, failed, type Result } from '../../lib/http/result'

/** What a person can do with what the database said; `sessionEnded` when the browser's session is over. */
export function reason(failure: Failure, sessionEnded: boolean): string {
  const { kind, message, details } = failure
  if (sessionEnded) return 'your session has ended. Sign in, then press the button again.'
  if (kind === 'unreachable') return 'no answer came. Check the connection, then try again.'
  if (/properties_slug_key/.test(message)) return 'another property has this web address. Choose another.'
  // A function may raise the same code with a sentence of its own, which is shown.
  if (errorKind(failure) === 'forbidden' && /row-level security|permission denied/.test(message))
    return 'this account may not change listings.'
  if (parsePublishProblems(details).length > 0) return 'it lacks what an advert needs.'
  if (/properties_deposit_cap/.test(message))
    return 'a deposit would be more than the law allows for this rent. Open its form and lower it there.'
  if (/violates check constraint/.test(message))
    return 'the database does not take all that it says. Open its form and save there: the form says what to change.'
  return message.replace(/^error:\s*/i, '')
}

const sessionEnded = () => $session.get().status === 'expired'

/**
 * A failed call in the specification's words. One that was refused may mean that the session is over: that is asked
 * for.
 */
export async function explainFailure(message: string, failure: Failure): Promise<Result<never>> {
  console.error(`${message}:`, failure.message)
  if (failure.kind === 'refused') await checkSession()
  return failed(failure.kind, `${message}: ${reason(failure, sessionEnded())}`, failure.details)
}

/** A write that came back with nothing: the policies let nobody but an administrator touch a row. */
export async function failUnchanged(message: string, fallback: string): Promise<Result<never>> {
  await checkSession()
  return failed(
    'refused',
    $session.get().status === 'signed-in'
      ? fallback
      : `${message}: ${reason({ kind: 'refused', message: 'refused' }, sessionEnded())}`,
  )
}

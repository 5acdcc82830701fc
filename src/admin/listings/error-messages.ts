import { $session, checkSession } from '../../lib/http/admin-session'
import { type Failure, failed, type Result } from '../../lib/http/result'
import { refusalReason } from './refusal-reason'

const sessionEnded = () => $session.get().status === 'expired'

/**
 * A failed call in the specification's words. One that was refused may mean that the session is over: that is asked
 * for.
 */
export async function explainFailure(message: string, failure: Failure): Promise<Result<never>> {
  console.error(`${message}:`, failure.message)
  if (failure.kind === 'refused') await checkSession()
  return failed(failure.kind, `${message}: ${refusalReason(failure, sessionEnded())}`, failure)
}

/** A write that came back with nothing: the policies let nobody but an administrator touch a row. */
export async function failUnchanged(message: string, fallback: string): Promise<Result<never>> {
  await checkSession()
  return failed(
    'refused',
    $session.get().status === 'signed-in'
      ? fallback
      : `${message}: ${refusalReason({ kind: 'refused', message: 'refused' }, sessionEnded())}`,
  )
}

import { $session, checkSession } from '../../lib/http/admin-session'
import { type Failure, failed, type Result } from '../../lib/http/result'
import { refusalReason } from './refusal-reason'

const sessionEnded = () => $session.get().status === 'expired'

/** A failed call in the specification's words. A refusal also checks the session, which may have expired. */
export async function explainFailure(message: string, failure: Failure): Promise<Result<never>> {
  console.error(`${message}:`, failure.message)
  if (failure.kind === 'refused') await checkSession()
  return failed(failure.kind, `${message}: ${refusalReason(failure, sessionEnded())}`, failure)
}

/** A write that changed no row: the policies restrict writes to administrators. */
export async function failUnchanged(message: string, fallback: string): Promise<Result<never>> {
  await checkSession()
  return failed(
    'refused',
    $session.get().status === 'signed-in'
      ? fallback
      : `${message}: ${refusalReason({ kind: 'refused', message: 'refused' }, sessionEnded())}`,
  )
}

import { $session, checkSession } from '../../lib/http/admin-session'
import type { Result } from '../../lib/http/result'
import { failureOf, refusal, RequestError } from '../query/request-error'
import { refusalReason } from './refusal-reason'

const sessionEnded = () => $session.get().status === 'expired'

/** Throws an error with the reason after a message. A refusal also checks the session, which may have expired. */
export async function explainError(message: string, error: unknown): Promise<never> {
  const failure = failureOf(error)
  console.error(`${message}:`, failure.message)
  if (failure.kind === 'refused') await checkSession()
  throw new RequestError({ ...failure, message: `${message}: ${refusalReason(failure, sessionEnded())}` })
}

/** The value of a result. Throws a failure with the reason after a message. */
export const unwrapOrExplain = async <T>(message: string, result: Result<T>): Promise<T> =>
  result.ok ? result.value : explainError(message, new RequestError(result.failure))

/** Throws the refusal of a write that changed no row: the listing is gone, or the policies hide it. */
export async function failUnchanged(message: string, fallback: string): Promise<never> {
  await checkSession()
  throw refusal(
    $session.get().status === 'signed-in'
      ? fallback
      : `${message}: ${refusalReason({ kind: 'refused', message: 'refused' }, sessionEnded())}`,
  )
}

import { $session, checkSession } from '../../lib/http/admin-session'
import type { Result } from '../../lib/http/result'
import { failureOf, RequestError } from '../query/request-error'
import { type Access, requireSession, requireWriteAccess } from '../query/write-access'
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

/** After no row was returned: throws the reason if the session has ended, or the account may not write. */
export const explainMissingRow = (message: string, access?: Access): Promise<void> =>
  (access ? requireWriteAccess(access) : requireSession()).catch((error: unknown) => {
    const failure = failureOf(error)
    throw new RequestError({ ...failure, message: `${message}: ${refusalReason(failure)}` })
  })

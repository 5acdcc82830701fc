import type { Failure, Result } from '../../lib/http/result'

/** A failed request, as TanStack Query expects it: thrown, with the failure of the result. */
export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
    this.name = 'RequestError'
  }
}

/** A refusal that no response reports. */
export const refusal = (message: string, hint?: string) =>
  new RequestError({ kind: 'refused', message, ...(hint && { hint }) })

/**
 * The value of a result.
 * @throws RequestError if the request failed
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new RequestError(result.failure)
}

/** The failure of an error that a query or mutation reports. Anything unexpected counts as a refusal. */
export const failureOf = (error: unknown): Failure =>
  error instanceof RequestError ? error.failure : { kind: 'refused', message: String(error) }

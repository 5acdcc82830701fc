/** The result of a backend call: a value, or a failure as data instead of an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export interface Failure {
  /** `unreachable`: no response. `refused`: the backend rejected the request. */
  kind: 'unreachable' | 'refused'
  /** The message of the backend or browser: for the log, or for people where the screen shows it. */
  message: string
  /** Machine-readable details from the backend. */
  details?: string
  /** The error code of PostgreSQL, PostgREST or one of our functions. */
  code?: string
  /** The key of an error raised by one of our functions; see errorKey in database-error.ts. */
  hint?: string
}

type Extra = { [name in 'details' | 'code' | 'hint']?: string | null | undefined }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })
export const failed = (kind: Failure['kind'], message: string, { details, code, hint }: Extra = {}): Result<never> => ({
  ok: false,
  failure: { kind, message, ...(details && { details }), ...(code && { code }), ...(hint && { hint }) },
})

/** Maps the value of a result; a failure passes through. */
export const mapResult = <T, U>(result: Result<T>, change: (value: T) => U): Result<U> =>
  result.ok ? success(change(result.value)) : result

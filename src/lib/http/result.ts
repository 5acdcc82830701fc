/** What a call to the backend comes to: a value, or a failure that is data rather than an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export interface Failure {
  /** `unreachable`: no answer came. `refused`: an answer came, and it was no. */
  kind: 'unreachable' | 'refused'
  /** What the backend or the browser said: for the log, or for a person where the screen says so. */
  message: string
  /** What the backend says beside it for a program to read. */
  details?: string
  /** Its code for the error: PostgreSQL's, PostgREST's or one that a function raises. */
  code?: string
  /** The key of an error that a function of ours raises; see errorKey in database-error.ts. */
  hint?: string
}

type Extra = { [name in 'details' | 'code' | 'hint']?: string | null | undefined }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })
export const failed = (kind: Failure['kind'], message: string, { details, code, hint }: Extra = {}): Result<never> => ({
  ok: false,
  failure: { kind, message, ...(details && { details }), ...(code && { code }), ...(hint && { hint }) },
})

/** The same result with its value changed; a failure stays as it is. */
export const mapped = <T, U>(result: Result<T>, change: (value: T) => U): Result<U> =>
  result.ok ? success(change(result.value)) : result

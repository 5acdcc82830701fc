import { failureText } from '../query/failure-text'
import { RequestError } from '../query/request-error'

// Why an import or export of a feed failed, in words.

class CodeError extends Error {}

/** Loads code on demand. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    throw new CodeError()
  })

/**
 * What failed and what to do.
 * @param other the text of an error that is neither a request nor missing code
 */
export function feedProblem(error: unknown, other: string): string {
  if (error instanceof CodeError) return 'A part of this page did not load. Check your connection, then try again.'
  return error instanceof RequestError ? `The listings could not be read. ${failureText(error)}` : other
}

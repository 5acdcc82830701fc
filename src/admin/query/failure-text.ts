import { capitalised } from '../../lib/format/words'
import { textForKey } from '../../lib/http/database-error'
import { failureOf } from './request-error'
import { accessRefusals } from './write-access'

// Why a request changed nothing, in words. Pure.

/** A notice of something that went wrong. */
export interface Problem {
  title: string
  text: string
}

interface Options {
  /** What to do next: `save again`. */
  retryAdvice?: string
  /** Texts for the keys of errors. */
  refusals?: Readonly<Record<string, string>> | undefined
}

/** Why the server did nothing, and what to do. */
export function failureText(error: unknown, { retryAdvice = 'try again', refusals = {} }: Options = {}): string {
  const failure = failureOf(error)
  if (failure.kind === 'unreachable') return `The server did not answer. Check your connection, then ${retryAdvice}.`
  if (accessRefusals.includes(failure.hint ?? '')) return failure.message
  return (
    textForKey(refusals, failure) ??
    `The server refused it. ${capitalised(retryAdvice)}. If that fails, reload the page.`
  )
}

/** The notice of an error; null without one. */
export const problemOf = (error: unknown, title: string, options?: Options): Problem | null =>
  error ? { title, text: failureText(error, options) } : null

/** The notice of a failed save. What was typed stays. */
export function unsavedNotice(error: unknown, refusals: Options['refusals'], act: 'save' | 'send' = 'save') {
  const [title, retryAdvice] =
    act === 'send' ? ['This was not sent.', 'send it again'] : ['This was not saved.', 'save again']
  const problem = problemOf(error, title, { retryAdvice, refusals })
  return problem && { title, text: `${problem.text} Your text is still here.` }
}

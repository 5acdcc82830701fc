import { capitalised } from '../../lib/format/words'
import { textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// Why a request changed nothing, in words. Pure.

/** A notice of something that went wrong. */
export interface Problem {
  title: string
  text: string
}

interface Options {
  /** What to do once more: `save again`. */
  again?: string
  /** Texts for the keys of errors. */
  refusals?: Readonly<Record<string, string>> | undefined
}

/** Why the server did nothing, and what to do. */
export function failureText(failure: Failure, { again = 'try again', refusals = {} }: Options = {}): string {
  if (failure.kind === 'unreachable') return `The server did not answer. Check your connection, then ${again}.`
  return (
    textForKey(refusals, failure) ?? `The server refused it. ${capitalised(again)}. If that fails, reload the page.`
  )
}

/** The notice of a failed save. What was typed stays. */
export function unsavedNotice(failure: Failure, refusals: Options['refusals'], act: 'save' | 'send' = 'save'): Problem {
  const [title, again] =
    act === 'send' ? ['This was not sent.', 'send it again'] : ['This was not saved.', 'save again']
  return { title, text: `${failureText(failure, { again, refusals })} Your text is still here.` }
}

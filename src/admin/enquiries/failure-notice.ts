import { stripPrefix } from '../../lib/http/insert-once'
import type { Failure } from '../../lib/http/result'

// What is said of a change that was not saved. Pure.

export interface Problem {
  title: string
  text: string
}

export function failureNotice({ kind, message }: Failure): Problem {
  let reason = 'It was refused. Save again; if it is refused again, load the page again.'
  if (kind === 'unreachable') reason = 'No answer came. Check the connection, then save again.'
  if (/has been (erased|cancelled|ended)|^A viewing is booked/.test(stripPrefix(message))) reason = stripPrefix(message)
  return { title: 'This was not saved.', text: `${reason} What you wrote is still here.` }
}

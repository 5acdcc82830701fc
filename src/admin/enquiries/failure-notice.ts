import { textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// The notice of a failed save. Pure.

export interface Problem {
  title: string
  text: string
}

export const refusals = {
  'enquiry-erased': 'This enquiry has been erased.',
  'account-ended': 'This person no longer has access. Choose somebody else.',
}

export function failureNotice(failure: Failure): Problem {
  const reason =
    failure.kind === 'unreachable'
      ? 'The server did not answer. Check your connection, then save again.'
      : (textForKey(refusals, failure) ?? 'The server refused it. Save again. If that fails, reload the page.')
  return { title: 'This was not saved.', text: `${reason} Your text is still here.` }
}

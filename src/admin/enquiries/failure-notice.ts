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
  'viewing-cancelled': 'This viewing has been cancelled. Book another one.',
  'viewing-time-out-of-range': 'Choose a time between now and one year from now.',
}

export function failureNotice(failure: Failure): Problem {
  const reason =
    failure.kind === 'unreachable'
      ? 'The server did not answer. Check your connection, then save again.'
      : (textForKey(refusals, failure) ?? 'The server refused it. Save again. If that fails, reload the page.')
  return { title: 'This was not saved.', text: `${reason} Your text is still here.` }
}

import { textForKey } from '../../lib/http/database-error'
import type { Failure } from '../../lib/http/result'

// The notice of a failed save. Pure.

export interface Problem {
  title: string
  text: string
}

export const refusals = {
  'enquiry-erased': 'This enquiry has been erased.',
  'account-ended': 'This account has been ended.',
  'viewing-cancelled': 'This viewing has been cancelled. Book another one.',
  'viewing-time-out-of-range': 'A viewing is booked for a time from now to a year from now.',
}

export function failureNotice(failure: Failure): Problem {
  const reason =
    failure.kind === 'unreachable'
      ? 'No answer came. Check the connection, then save again.'
      : (textForKey(refusals, failure) ?? 'It was refused. Save again; if it is refused again, load the page again.')
  return { title: 'This was not saved.', text: `${reason} What you wrote is still here.` }
}

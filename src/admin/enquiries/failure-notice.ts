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
  'reader-not-assignable': 'This person can only read. Choose somebody who may answer enquiries.',
  'no-email-address': 'This enquiry has no email address. Call instead.',
  'listing-gone': 'This home no longer exists. Choose another one.',
}

export function failureNotice(failure: Failure, act: 'save' | 'send' = 'save'): Problem {
  const [done, again] = act === 'send' ? ['sent', 'Send it'] : ['saved', 'Save']
  const reason =
    failure.kind === 'unreachable'
      ? `The server did not answer. Check your connection, then ${again.toLowerCase()} again.`
      : (textForKey(refusals, failure) ?? `The server refused it. ${again} again. If that fails, reload the page.`)
  return { title: `This was not ${done}.`, text: `${reason} Your text is still here.` }
}

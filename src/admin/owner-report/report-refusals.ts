import { failureText } from '../query/failure-text'
import { failureOf } from '../query/request-error'

/** Why a report was not sent, by the error's key. */
export const refusals = {
  'no-email-address': 'The server does not accept this email address. Check it, then send again.',
  'type-not-offered': 'The website does not show this home, so it has no figures.',
  'draft-not-reported': 'A draft has no figures yet. Publish it first.',
  'listing-deleted': 'This listing has been deleted.',
}

/** Why a link was not stopped. After a lost response it may be. */
export const revokeFailureText = (error: unknown) =>
  failureOf(error).kind === 'unreachable'
    ? 'We do not know whether the link still works. Look at the list.'
    : `The link still works. ${failureText(error)}`

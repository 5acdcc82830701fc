/** Why a report was not sent, by the error's key. */
export const refusals = {
  'no-email-address': 'The server does not accept this email address. Check it, then send again.',
  'type-not-offered': 'The website does not show this home, so it has no figures.',
  'draft-not-reported': 'A draft has no figures yet. Publish it first.',
  'listing-deleted': 'This listing has been deleted.',
}

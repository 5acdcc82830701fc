import { expect, it } from 'vitest'
import { resendText } from '../../../../src/admin/enquiries/emails'

const variables = { to: 'adaeze@example.com' }
it.each([
  ['', { isError: false, data: undefined, variables }],
  ['We are sending the email to adaeze@example.com again.', { isError: false, data: true, variables }],
  [
    'The email to adaeze@example.com was not sent again. It is already waiting, or it is out of date.',
    { isError: false, data: false, variables },
  ],
  [
    'The email to adaeze@example.com was not sent. Check your connection, then try again.',
    { isError: true, data: undefined, variables },
  ],
])('“%s” is the outcome of an email sent again as %o', (text, outcome) => expect(resendText(outcome)).toBe(text))

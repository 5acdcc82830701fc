import { expect, it } from 'vitest'
import { canResend, emailOutcome, parseEmails, resendText } from '../../../../src/admin/enquiries/emails'

const variables = { to: 'adaeze@example.com' }
it.each([
  ['', { isError: false, data: undefined, variables }],
  ['We are sending the email to adaeze@example.com again.', { isError: false, data: true, variables }],
  [
    'The email to adaeze@example.com was not sent again. ' +
      'It is already waiting, it is out of date, or the person wants no homes by email.',
    { isError: false, data: false, variables },
  ],
  [
    'The email to adaeze@example.com was not sent. Check your connection, then try again.',
    { isError: true, data: undefined, variables },
  ],
])('“%s” is the outcome of an email sent again as %o', (text, outcome) => expect(resendText(outcome)).toBe(text))

it('An email is sent again unless it waits, was replaced, or tells staff of one change of a viewing', () => {
  const row = { id: '1', recipient: '', department: 'lettings', attempts: 1, next_attempt_at: '', error: '' }
  const resent = (kind: string, state: string) =>
    parseEmails([{ ...row, kind, state, created_at: '', sent_at: '' }]).map(canResend)
  expect(resent('enquiry_for_staff', 'sent')).toEqual([true])
  expect(resent('enquiry_for_staff', 'queued')).toEqual([false])
  expect(resent('enquiry_for_staff', 'withdrawn')).toEqual([false])
  expect(resent('viewing_for_staff', 'sent')).toEqual([false])
})

it('An email that is given up says how often it was tried', () => {
  const row = { id: '1', kind: 'staff_password', recipient: '', department: '', next_attempt_at: '', error: 'Busy' }
  const outcomes = [1, 6].flatMap((attempts) =>
    parseEmails([{ ...row, attempts, state: 'given_up', created_at: '', sent_at: '' }]).map((email) =>
      emailOutcome(email, new Date(0)),
    ),
  )
  expect(outcomes).toEqual(['not delivered after 1 attempt', 'not delivered after 6 attempts'])
})

it('An email that was withdrawn gives the reason, if one is stored', () => {
  const row = { id: '1', kind: 'viewing_booked', recipient: '', department: '', attempts: 0, next_attempt_at: '' }
  const outcomes = ['Replaced by a later email.', ''].flatMap((error) =>
    parseEmails([{ ...row, error, state: 'withdrawn', created_at: '', sent_at: '' }]).map((email) =>
      emailOutcome(email, new Date(0)),
    ),
  )
  expect(outcomes).toEqual(['not sent: replaced by a later email', 'not sent'])
})

import { expect, it, vi } from 'vitest'
import type { EmailTransport } from '../../../../../scripts/lib/email/transport'
import { sendDueEmails } from '../../../../../scripts/lib/email/worker'
import type { QueuedEmail } from '../../../../../src/domain/email/queued-email'
import { enquiryEmail, replyTo, viewingEmail } from '../../../domain/email/queued'

const email = enquiryEmail('enquiry_received', 'message')

/** The outcome of an email, and whether the worker then tries others. */
async function send(queued: QueuedEmail, error?: object, messages: object[] = []) {
  const outcomes: string[] = []
  let claims = 0
  const sendMail = async (message: object) => {
    messages.push(message)
    if (error) throw Object.assign(new Error('refused'), error)
  }
  await sendDueEmails({
    outbox: {
      claim: async () => (++claims === 1 ? [queued] : []),
      settle: async (_id, outcome) => void outcomes.push(outcome),
    },
    transport: {
      sendMail: sendMail as unknown as EmailTransport['sendMail'],
      supportsUnicodeAddresses: async () => true,
    },
    from: { name: 'Agency', address: 'hello@example.org' },
    origin: 'https://site.example',
    functionsUrl: 'https://functions.example/v1',
  })
  return [...outcomes, claims > 1 ? 'goes on' : 'stops']
}

/** An error of nodemailer. */
const reply = (response: string, command = 'RCPT TO', code = 'EENVELOPE') => ({
  code,
  command,
  response,
  responseCode: Number.parseInt(response),
})

it.each([
  ['550 5.1.1 User unknown', ['refused', 'goes on']],
  ['552 5.2.2 Mailbox full', ['refused', 'goes on']],
  ['550-5.1.1 The email account does not exist', ['refused', 'goes on']],
  ['550 No such user here', ['refused', 'goes on']],
  ['451 4.7.1 Greylisted', ['retry', 'goes on']],
  ['554 Transaction failed', ['retry', 'goes on']],
  ['550 5.4.1 Recipient address rejected', ['retry', 'goes on']],
  // Whatever the address, this server refuses our emails.
  ['554 5.7.1 <visitor@example.com>: Relay access denied', ['retry', 'stops']],
  ['550 5.7.54 SMTP; Unable to relay recipient', ['retry', 'stops']],
  ['550 relaying not allowed', ['retry', 'stops']],
  ['553 sorry, that domain is not in my list (5.7.1 Relay denied)', ['retry', 'stops']],
  ['530 Authentication required', ['retry', 'stops']],
  ['535 5.7.8 Bad credentials', ['retry', 'stops']],
  ['550 5.1.1 <x@privaterelay.appleid.com>: User unknown', ['refused', 'goes on']],
  ['450 4.1.2 <a@relay.example>: Domain not found', ['retry', 'goes on']],
])('A server that answers “%s” to a recipient: %j', async (response, outcome) =>
  expect(await send(email, reply(response))).toEqual(outcome),
)

it.each([
  ['a sender without sign-in', reply('530 5.7.0 Authentication required', 'MAIL FROM'), ['retry', 'stops']],
  ['one email’s text', reply('554 5.7.1 Looks like spam', 'DATA', 'EMESSAGE'), ['retry', 'goes on']],
])('A server that refuses %s', async (_what, error, outcome) => expect(await send(email, error)).toEqual(outcome))

it('An email of a newer database waits for a newer worker', async () => {
  const newer = { ...email, kind: 'anniversary' } as unknown as QueuedEmail
  expect(await send(newer)).toEqual(['retry', 'goes on'])
})

it.each([
  ['staff_reply', replyTo('message'), undefined],
  ['enquiry_received', email, 'auto-replied'],
  ['viewing_requested', viewingEmail('viewing_requested'), 'auto-replied'],
  ['viewing_reminder', viewingEmail('viewing_reminder'), 'auto-generated'],
])('An email of the kind %s is marked by who wrote it', async (_kind, queued, mark) => {
  const messages: { headers?: Record<string, string> }[] = []
  expect(await send(queued, undefined, messages)).toEqual(['sent', 'goes on'])
  expect(messages.map(({ headers }) => headers?.['Auto-Submitted'])).toEqual([mark])
})

it('An error of the scheduled work is not lost if sending fails as well', async () => {
  const outbox = {
    runScheduledWork: () => Promise.reject(new Error('publish_due took too long')),
    claim: () => Promise.reject(new Error('claim_emails took too long')),
    settle: async () => {},
  }
  const transport = { sendMail: vi.fn(), supportsUnicodeAddresses: async () => true }
  const origins = { origin: 'https://site.example', functionsUrl: 'https://functions.example/v1' }
  await expect(
    sendDueEmails({ outbox, transport, from: { name: '', address: 'hello@example.org' }, ...origins }),
  ).rejects.toThrow('publish_due took too long; claim_emails took too long')
})

import { type Email, type EmailOrigins } from '../../../src/domain/email/content.ts'
import type { QueuedEmail } from '../../../src/domain/email/queued-email.ts'
import { renderEmail, UnknownKindError } from '../../../src/domain/email/render-email.ts'
import { isEmailAddress } from '../../../src/lib/form/email-address.ts'
import { staffAddresses } from '../../../src/domain/email/staff-addresses.ts'
import { agency } from '#agency/agency.ts'
import { combinedError } from '../cli.ts'
import type { Sender } from './sender.ts'
import type { EmailTransport } from './transport.ts'

type Outcome = 'sent' | 'retry' | 'failed' | 'refused'

/** The outbox for its worker: the database functions that it may call. */
export interface Outbox {
  /** Publishes listings that are due, queues the emails of alerts, and calls the build hook if a build is due. */
  runScheduledWork?: () => Promise<void>
  claim: (batch: number) => Promise<QueuedEmail[]>
  settle: (id: string, outcome: Outcome, reason?: string) => Promise<void>
}

interface Sending extends EmailOrigins {
  outbox: Outbox
  transport: Pick<EmailTransport, 'sendMail' | 'supportsUnicodeAddresses'>
  from: Sender
}

/** The limits of one call. */
interface Limits {
  emails?: number
  /** Milliseconds after which no new email starts. */
  ms?: number
}

interface Sent {
  tried: number
  /** Whether emails may be left: a limit was reached, or no server could be reached. */
  more: boolean
}

// Sent in parallel, so that all emails time out (transport.ts) before the lease of claim_emails() ends.
const batch = 5

interface Attempt {
  outcome: Outcome
  reason?: string
  /** Whether the server is unreachable or rejects our sign-in, so that every email would fail. */
  down?: boolean
}

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
  message?: string
  /** The server's reply: `550 5.1.1 User unknown`. */
  response?: string
}

/** A permanently refused address is not retried. All other errors are. */
function outcomeOf(error: unknown): Attempt {
  const { code, responseCode = 0, command, message, response = '' } = error as SmtpError
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(response) ?? []
  const says = (words: RegExp) => words.test(response.replaceAll(/\S+@\S+/g, ''))
  // The server wants a sign-in or another sender, whatever the recipient (RFC 3463: 5.7 is policy).
  const denied =
    code === 'EENVELOPE' &&
    responseCode >= 500 &&
    (says(/relay/i) || status?.startsWith('5.7.') || [530, 535].includes(responseCode))
  const isBadAddress = status ? /^5\.[12]\./.test(status) : responseCode >= 550 && responseCode <= 553
  return {
    outcome: command === 'RCPT TO' && isBadAddress && !denied ? 'refused' : 'retry',
    reason: message ?? String(error),
    down: denied || command === 'CONN' || code === 'EAUTH',
  }
}

const noUnicode = 'The mail server does not accept addresses beyond ASCII (it has no SMTPUTF8).'
/** A domain beyond ASCII has an ASCII form; the local part has none. */
const needsUnicode = (address: string) => /[^\0-\x7F]/.test(address.slice(0, address.lastIndexOf('@')))

/** RFC 3834: filters and auto-responders treat what people wrote differently. */
function autoSubmitted(kind: QueuedEmail['kind']): Record<string, string> {
  if (kind === 'staff_reply') return {}
  const isReceipt = kind === 'enquiry_received' || kind === 'viewing_requested'
  return { 'Auto-Submitted': isReceipt ? 'auto-replied' : 'auto-generated' }
}

async function attempt(queued: QueuedEmail, { transport, from, ...origins }: Sending): Promise<Attempt> {
  const to = queued.recipient ?? staffAddresses[queued.department]
  if (!isEmailAddress(to)) return { outcome: 'refused', reason: 'No email can reach this address.' }
  let email: Email
  try {
    email = renderEmail(queued, origins)
  } catch (error) {
    // After an upgrade, the database may queue emails for a worker that is not deployed yet.
    const outcome = error instanceof UnknownKindError ? 'retry' : 'failed'
    return { outcome, reason: `The email could not be rendered: ${String(error)}` }
  }
  const { calendar, headers, replyTo: replyAddress = queued.reply_to, ...parts } = email
  const canReply = replyAddress && isEmailAddress(replyAddress)
  try {
    const unicode =
      [to, canReply ? replyAddress : ''].some(needsUnicode) && (await transport.supportsUnicodeAddresses())
    if (needsUnicode(to) && !unicode) return { outcome: 'refused', reason: noUnicode }
    // Without SMTPUTF8 no header can contain the address; the email's text does.
    const replyTo =
      canReply && (unicode || !needsUnicode(replyAddress)) ? { name: '', address: replyAddress } : undefined
    await transport.sendMail({
      ...parts,
      ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
      from,
      to: { name: '', address: to },
      replyTo,
      // The same at each attempt, so that a mail program shows a repeated email once.
      messageId: `<${queued.id}@${new URL(agency.url).hostname}>`,
      headers: { ...autoSubmitted(queued.kind), ...headers },
      // An email never reads a file or requests an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { outcome: 'sent' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/**
 * Runs the scheduled work, then sends due emails until none is left, no server can be reached, or a limit is reached.
 * The caller logs the thrown error, which has the messages of both.
 */
export async function sendDueEmails(sending: Sending, limits: Limits = {}): Promise<Sent> {
  const { emails = Infinity, ms = Infinity } = limits
  const end = Date.now() + ms
  const errors: unknown[] = []
  // An error of the scheduled work does not delay emails.
  await sending.outbox.runScheduledWork?.().catch((error: unknown) => errors.push(error))
  const sent = await sendClaimed(sending, emails, end).catch((error: unknown) => {
    throw combinedError([...errors, error])
  })
  if (errors.length > 0) throw combinedError(errors)
  return sent
}

async function sendClaimed(sending: Sending, emails: number, end: number): Promise<Sent> {
  let tried = 0
  while (tried < emails && Date.now() < end) {
    const claimed = await sending.outbox.claim(Math.min(batch, emails - tried))
    if (claimed.length === 0) return { tried, more: false }
    tried += claimed.length
    const down = await Promise.all(
      claimed.map(async (queued) => {
        const { outcome, reason, down } = await attempt(queued, sending)
        await sending.outbox.settle(queued.id, outcome, reason)
        return down
      }),
    )
    if (down.every(Boolean)) break
  }
  return { tried, more: true }
}

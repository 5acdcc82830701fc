import { type Email, type EmailOrigins } from '../../../src/domain/email/content.ts'
import type { QueuedEmail } from '../../../src/domain/email/queued-email.ts'
import { renderEmail } from '../../../src/domain/email/render-email.ts'
import { isEmailAddress } from '../../../src/lib/form/email-address.ts'
import { staffAddresses } from '../../../src/domain/email/staff-addresses.ts'
import { site } from '../../../src/site.ts'
import type { LetterTransport } from './transport.ts'

type Outcome = 'sent' | 'retry' | 'failed' | 'refused'

/** The outbox as its worker sees it: the functions of the database that it may call. */
export interface Outbox {
  /** Writes the letters of the alerts that have news. */
  prepare?: () => Promise<void>
  claim: (batch: number) => Promise<QueuedEmail[]>
  settle: (id: string, outcome: Outcome, reason?: string) => Promise<void>
}

interface Sending extends EmailOrigins {
  outbox: Outbox
  transport: Pick<LetterTransport, 'sendMail' | 'takesUnicodeAddresses'>
  /** Whom letters are from: `Meridian Row <hello@example.org>`. */
  from: string
}

/** When a call leaves the rest to the next one. */
interface Limits {
  letters?: number
  /** Milliseconds after which no further letter is begun. */
  ms?: number
}

interface Sent {
  tried: number
  /** Whether it stopped before it had seen the end of what is due: at a limit, or as no server could be reached. */
  more: boolean
}

// Sent side by side, so that a server which lets each wait until it is given up (transport.ts) has all of them back
// before the lease of claim_emails() ends.
const batch = 5

interface Attempt {
  outcome: Outcome
  reason?: string
  /** Whether the server cannot be reached or does not know us: no letter fares better until that is mended. */
  down?: boolean
}

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
  message?: string
}

/** A server that will never take letters for this address is not asked again; all else may be better later. */
function outcomeOf(error: unknown): Attempt {
  const { code, responseCode = 0, command, message } = error as SmtpError
  const refused = responseCode >= 500 && command === 'RCPT TO'
  return {
    outcome: refused ? 'refused' : 'retry',
    reason: message ?? String(error),
    down: command === 'CONN' || code === 'EAUTH',
  }
}

const noUnicode = 'The mail server takes no letters for addresses beyond ASCII (it has no SMTPUTF8).'
/** A domain beyond ASCII has a form in it; what stands before the @ has none. */
const needsUnicode = (address: string) => /[^\0-\x7F]/.test(address.slice(0, address.lastIndexOf('@')))

async function attempt(queued: QueuedEmail, { transport, from, ...origins }: Sending): Promise<Attempt> {
  const to = queued.recipient ?? staffAddresses[queued.department]
  if (!isEmailAddress(to)) return { outcome: 'refused', reason: 'This is no address a letter can go to.' }
  let email: Email
  try {
    email = renderEmail(queued, origins)
  } catch (error) {
    return { outcome: 'failed', reason: `The letter could not be written: ${String(error)}` }
  }
  const { calendar, headers, replyTo: replyAddress = queued.reply_to, ...parts } = email
  const canReply = replyAddress && isEmailAddress(replyAddress)
  try {
    const unicode = [to, canReply ? replyAddress : ''].some(needsUnicode) && (await transport.takesUnicodeAddresses())
    if (needsUnicode(to) && !unicode) return { outcome: 'refused', reason: noUnicode }
    // Without it no header can hold the address; the letter's text does.
    const replyTo =
      canReply && (unicode || !needsUnicode(replyAddress)) ? { name: '', address: replyAddress } : undefined
    await transport.sendMail({
      ...parts,
      ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
      from,
      to: { name: '', address: to },
      replyTo,
      // The same at each attempt: whoever gets it twice, because we heard no answer, shows it once.
      messageId: `<${queued.id}@${new URL(site.url).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      // Nothing in a letter is read from a file or fetched from an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { outcome: 'sent' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Sends what is due, until nothing is, no server can be reached or a limit is reached. */
export async function sendDueEmails(sending: Sending, limits: Limits = {}): Promise<Sent> {
  const { letters = Infinity, ms = Infinity } = limits
  const end = Date.now() + ms
  // A fault of the alerts holds up no other letter.
  const fault = await sending.outbox.prepare?.().catch((error: unknown) => ({ error }))
  const sent = await sendClaimed(sending, letters, end)
  if (fault) throw fault.error
  return sent
}

async function sendClaimed(sending: Sending, letters: number, end: number): Promise<Sent> {
  let tried = 0
  while (tried < letters && Date.now() < end) {
    const claimed = await sending.outbox.claim(Math.min(batch, letters - tried))
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

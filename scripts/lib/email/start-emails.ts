import type { EmailOrigins } from '../../../src/domain/email/content.ts'
import { functionsPath } from '../../../src/paths.ts'
import type { Backend } from '../backend.ts'
import { poll } from '../poll.ts'
import { startMailbox } from './mailbox.ts'
import { databaseOutbox } from './outbox.ts'
import { emailSender } from './sender.ts'
import { smtpTransport } from './transport.ts'
import { sendDueEmails } from './worker.ts'

interface Project extends EmailOrigins {
  url: string
  secretKey: string
}

const intervalMs = 3000

/**
 * Sends due emails through an SMTP server until it is closed.
 * @param mailFrom the setting MAIL_FROM
 */
export function startWorker(
  { url, secretKey, ...origins }: Project,
  smtpUrl: string,
  mailFrom?: string,
): { close: () => void } {
  const transport = smtpTransport(smtpUrl)
  const sendOptions = { outbox: databaseOutbox(url, secretKey), transport, from: emailSender(mailFrom), ...origins }
  const worker = poll(() => sendDueEmails(sendOptions), intervalMs, 'The email worker failed and will retry')
  return {
    close: () => {
      worker.close()
      transport.close()
    },
  }
}

/**
 * The worker of `npm start` and `npm run dev`. Without SMTP_URL, emails go only to a mailbox on this machine.
 * @returns the address of that mailbox
 */
export async function startEmails(
  { url, secrets }: Backend,
  origin: string,
): Promise<{ mailbox: string | null; close: () => void }> {
  const project = { url, secretKey: secrets.secretKey, origin, functionsUrl: origin + functionsPath }
  const smtpUrl = process.env['SMTP_URL']
  if (smtpUrl) return { mailbox: null, ...startWorker(project, smtpUrl, process.env['MAIL_FROM']) }
  const mailbox = await startMailbox()
  const worker = startWorker(project, mailbox.smtpUrl)
  return {
    mailbox: mailbox.address,
    close: () => {
      worker.close()
      mailbox.close()
    },
  }
}

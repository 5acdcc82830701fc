import { timingSafeEqual } from 'node:crypto'
import { databaseOutbox } from '../../../scripts/lib/email/outbox.ts'
import { emailSender } from '../../../scripts/lib/email/sender.ts'
import { hostedSmtpUrlFault } from '../../../scripts/lib/email/smtp-url.ts'
import { smtpTransport } from '../../../scripts/lib/email/transport.ts'
import { sendDueEmails } from '../../../scripts/lib/email/worker.ts'
import { functionsPath } from '../../../src/paths.ts'
import { agency } from '#agency/agency.ts'
import { textResponse } from '../_shared/responses.ts'
import { requiredSetting, secretKey, SettingError, settingError, type Settings } from '../_shared/settings.ts'

// A hosted function has two seconds of processor time and 150 s of clock time. Emails in progress at the deadline take
// up to fifty seconds more (transport.ts).
const limits = { emails: 500, ms: 95_000 }

function isSame(given: string, expected: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function readSettings(settings: Settings) {
  const url = requiredSetting(settings, 'SUPABASE_URL').replace(/\/+$/, '')
  const smtpUrl = requiredSetting(settings, 'SMTP_URL')
  const fault = hostedSmtpUrlFault(smtpUrl)
  if (fault) throw settingError('SMTP_URL', fault)
  return {
    url,
    smtpUrl,
    secretKey: secretKey(settings),
    from: emailSender(settings['MAIL_FROM']),
  }
}

async function send(settings: Settings): Promise<Response> {
  const { url, smtpUrl, secretKey, from } = readSettings(settings)
  const transport = smtpTransport(smtpUrl)
  const outbox = databaseOutbox(url, secretKey)
  try {
    const origins = { origin: agency.url, functionsUrl: url + functionsPath }
    return Response.json(await sendDueEmails({ outbox, transport, from, ...origins }, limits))
  } finally {
    transport.close()
  }
}

/**
 * Sends due emails if the request has this function's key. Sends 500 emails at most; the call of the next minute
 * continues.
 * @param settings SUPABASE_URL and SUPABASE_SECRET_KEYS, which Supabase sets; SMTP_URL, SEND_EMAILS_KEY and the
 * optional MAIL_FROM, which are secrets of the project
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  try {
    if (request.method !== 'POST') return textResponse(405, 'POST sends the due emails.', { allow: 'POST' })
    const key = requiredSetting(settings, 'SEND_EMAILS_KEY')
    if (!isSame(request.headers.get('x-send-emails-key') ?? '', key))
      return textResponse(401, 'The header x-send-emails-key is not the secret SEND_EMAILS_KEY of this project.')
    return await send(settings)
  } catch (error) {
    // Only the function's log gets the details of other errors.
    console.error(error instanceof SettingError ? error.message : error)
    return error instanceof SettingError
      ? textResponse(500, error.message)
      : textResponse(502, 'Not everything worked. Unsent emails stay queued. The log of this function has the reason.')
  }
}

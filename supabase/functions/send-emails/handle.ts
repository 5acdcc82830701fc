import { timingSafeEqual } from 'node:crypto'
import { databaseOutbox } from '../../../scripts/lib/email/outbox.ts'
import { hostedSmtpUrlFault } from '../../../scripts/lib/email/smtp-url.ts'
import { smtpTransport } from '../../../scripts/lib/email/transport.ts'
import { sendDueEmails } from '../../../scripts/lib/email/worker.ts'
import { functionsPath } from '../../../src/paths.ts'
import { site } from '../../../src/site.ts'
import { textResponse } from '../_shared/responses.ts'
import { requiredSetting, secretKey, SettingError, settingError, type Settings } from '../_shared/settings.ts'

// A hosted function may use two seconds of a processor, and last for 150 s of which the letters under way at the end
// of these take up to fifty (transport.ts).
const limits = { letters: 500, ms: 95_000 }

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => new TextEncoder().encode(text))
  return a!.length === b!.length && timingSafeEqual(a!, b!)
}

function readSettings(settings: Settings) {
  const url = requiredSetting(settings, 'SUPABASE_URL').replace(/\/+$/, '')
  const smtpUrl = requiredSetting(settings, 'SMTP_URL')
  const fault = hostedSmtpUrlFault(smtpUrl)
  if (fault) throw settingError('SMTP_URL', fault)
  return { url, smtpUrl, secretKey: secretKey(settings), from: settings['MAIL_FROM'] || `${site.name} <${site.email}>` }
}

async function send(settings: Settings): Promise<Response> {
  const { url, smtpUrl, secretKey, from } = readSettings(settings)
  const transport = smtpTransport(smtpUrl)
  const outbox = databaseOutbox(url, secretKey)
  try {
    const origins = { origin: site.url, functionsUrl: url + functionsPath }
    return Response.json(await sendDueEmails({ outbox, transport, from, ...origins }, limits))
  } finally {
    transport.close()
  }
}

/**
 * Sends the letters that are due, for whoever knows the key of this function; at most 500 of them, since the next
 * minute asks again.
 * @param settings SUPABASE_URL and SUPABASE_SECRET_KEYS, which Supabase sets; SMTP_URL, SEND_EMAILS_KEY and, if letters
 * shall not be from the address of src/site.ts, MAIL_FROM, which are secrets of the project
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  try {
    if (request.method !== 'POST') return textResponse(405, 'POST asks for the letters to be sent.', { allow: 'POST' })
    const key = requiredSetting(settings, 'SEND_EMAILS_KEY')
    if (!isSame(request.headers.get('x-send-emails-key') ?? '', key))
      return textResponse(401, 'The header x-send-emails-key is not the secret SEND_EMAILS_KEY of this project.')
    return await send(settings)
  } catch (error) {
    // What else went wrong is for the function's log; whoever calls learns that the letters wait.
    console.error(error instanceof SettingError ? error.message : error)
    return error instanceof SettingError ? textResponse(500, error.message) : textResponse(502, 'The letters wait.')
  }
}

import { timingSafeEqual } from 'node:crypto'
import { databaseOutbox } from '../../../scripts/lib/email/outbox.ts'
import { smtpTransport } from '../../../scripts/lib/email/transport.ts'
import { sendDueEmails } from '../../../scripts/lib/email/worker.ts'
import { site } from '../../../src/site.ts'

type Settings = Record<string, string | undefined>

const plain = (status: number, text: string) => new Response(text, { status })

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => new TextEncoder().encode(text))
  return a!.length === b!.length && timingSafeEqual(a!, b!)
}

/**
 * Sends the letters that are due, for whoever knows the key of this function.
 * @param settings SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, which Supabase sets; SMTP_URL, SEND_EMAILS_KEY and, if
 * letters shall not be from the address of src/site.ts, MAIL_FROM, which are secrets of the project
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  const {
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SMTP_URL: smtpUrl,
    SEND_EMAILS_KEY: key,
    MAIL_FROM: from = `${site.name} <${site.email}>`,
  } = settings
  if (request.method !== 'POST') return plain(405, 'POST asks for the letters to be sent.')
  if (!key || !isSame(request.headers.get('x-send-emails-key') ?? '', key)) return plain(401, 'The key is another.')
  if (!url || !secretKey || !smtpUrl) return plain(500, 'SMTP_URL is not among the secrets of this project.')
  const transport = smtpTransport(smtpUrl)
  try {
    const tried = await sendDueEmails({ outbox: databaseOutbox(url, secretKey), transport, from, origin: site.url })
    return Response.json({ tried })
  } catch (error) {
    // What went wrong is for the function's log; whoever calls learns that the letters wait.
    console.error(error)
    return plain(502, 'The letters wait.')
  } finally {
    transport.close()
  }
}

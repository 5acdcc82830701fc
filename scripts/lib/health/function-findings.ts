import { failureReason } from '../cli.ts'
import { type Finding, finding } from './finding.ts'

const deploy =
  'Run npm run setup with SUPABASE_ACCESS_TOKEN and SMTP_URL, or deploy it by hand (docs/deploy.md, part 4).'

/** The fix for the response to a request without the function's key; null if the function itself refused it. */
function fixFor(status: number, text: string): string | null {
  // Our function responds with text. The gateway refuses a request without a token with JSON.
  if (status === 401 && !text.startsWith('{')) return null
  if (status === 401)
    return 'Supabase refuses the call before the function sees it. Deploy it without verify_jwt (supabase/config.toml).'
  if (status === 404)
    return `It is not deployed. ${deploy} Where npm run emails sends the letters instead, let this be.`
  if (status === 500) return `It lacks a setting, and answers: ${text.trim().slice(0, 300)}`
  return `Something else answers there (status ${status}). ${deploy}`
}

/** Whether a response is our function's 404: text, unlike responses of the gateway or another server. */
const isOurs = (status: number, text: string) => status === 404 && text.startsWith('There is nothing')

async function request(url: string, method: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(15_000) })
  return { status: response.status, text: await response.text() }
}

async function sendEmails(url: string): Promise<string | null> {
  const { status, text } = await request(`${url}/functions/v1/send-emails`, 'POST')
  return fixFor(status, text)
}

async function visitorFunctions(url: string): Promise<string | null> {
  for (const [path, method] of [
    ['unsubscribe', 'POST'],
    ['calendar/none.ics', 'GET'],
  ] as const) {
    const { status, text } = await request(`${url}/functions/v1/${path}`, method)
    if (!isOurs(status, text)) return `The function ${path.split('/')[0]} does not (status ${status}). ${deploy}`
  }
  return null
}

/** Whether the Edge Functions respond. The requests contain no key, so they send and change nothing. */
export async function functionFindings(url: string): Promise<Finding[]> {
  const checks = [
    ['The function that sends letters answers.', sendEmails],
    ['The functions for unsubscribing and for calendars answer.', visitorFunctions],
  ] as const
  const findings: Finding[] = []
  for (const [check, runCheck] of checks) {
    const fix = await runCheck(url).catch(
      (error: unknown) => `No answer (${failureReason(error)}). Try again; its log is under Edge Functions.`,
    )
    findings.push(finding(check, !fix, fix ?? ''))
  }
  return findings
}

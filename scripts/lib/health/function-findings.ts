import { failureReason } from '../cli.ts'
import { type Finding, finding } from './finding.ts'

const deploy =
  'Run npm run setup with SUPABASE_ACCESS_TOKEN and SMTP_URL, or deploy it by hand (docs/deploy.md, part 4).'

type Verdict = Pick<Finding, 'ok'> & { fix: string }

const wrong = (fix: string): Verdict => ({ ok: false, fix })
/** A project may do without functions: npm run emails sends its emails. */
const missing = (fix: string): Verdict => ({ ok: null, fix })
const sound: Verdict = { ok: true, fix: '' }

/** Judges the response to a request without the function's key, which the function itself refuses. */
function verdictOf(status: number, text: string): Verdict {
  // Our function responds with text. The gateway refuses a request without a token with JSON.
  if (status === 401 && !text.startsWith('{')) return sound
  if (status === 401)
    return wrong('Supabase refuses the call before the function sees it. Deploy it without verify_jwt (config.toml).')
  if (status === 404)
    return missing(`It is not deployed. ${deploy} Where npm run emails sends the emails instead, let this be.`)
  if (status === 500) return wrong(`It lacks a setting. Its response: ${text.trim().slice(0, 300)}`)
  return wrong(`Something else responds there (status ${status}). ${deploy}`)
}

/** Whether a response is our function's 404: text, unlike responses of the gateway or another server. */
const isOurs = (status: number, text: string) => status === 404 && text.startsWith('There is nothing')

async function request(url: string, method: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(15_000) })
  return { status: response.status, text: await response.text() }
}

async function sendEmails(url: string): Promise<Verdict> {
  const { status, text } = await request(`${url}/functions/v1/send-emails`, 'POST')
  return verdictOf(status, text)
}

async function visitorFunctions(url: string): Promise<Verdict> {
  for (const [path, method] of [
    ['unsubscribe', 'POST'],
    ['calendar/none.ics', 'GET'],
  ] as const) {
    const { status, text } = await request(`${url}/functions/v1/${path}`, method)
    const fix = `The function ${path.split('/')[0]} does not (status ${status}). ${deploy}`
    if (!isOurs(status, text)) return status === 404 ? missing(fix) : wrong(fix)
  }
  return sound
}

/** Whether the Edge Functions respond. The requests contain no key, so they send and change nothing. */
export async function functionFindings(url: string): Promise<Finding[]> {
  const checks = [
    ['The function that sends emails answers.', sendEmails],
    ['The functions for unsubscribing and for calendars answer.', visitorFunctions],
  ] as const
  const findings: Finding[] = []
  for (const [check, runCheck] of checks) {
    const { ok, fix } = await runCheck(url).catch((error: unknown) =>
      wrong(`No answer (${failureReason(error)}). Try again; its log is under Edge Functions.`),
    )
    findings.push(finding(check, ok, fix))
  }
  return findings
}

import { failureReason } from '../cli.ts'
import { type Finding, finding } from './finding.ts'

const deploy =
  'Run npm run setup with SUPABASE_ACCESS_TOKEN and SMTP_URL, or deploy it by hand (docs/deploy.md, part 4).'

/** What to do about the answer to a request without the letters' key; null where the function itself refused it. */
function fixFor(status: number, text: string): string | null {
  // Ours answers in words; the gateway, which refuses a request without a token, in JSON.
  if (status === 401 && !text.startsWith('{')) return null
  if (status === 401)
    return 'Supabase refuses the call before the function sees it. Deploy it without verify_jwt (supabase/config.toml).'
  if (status === 404)
    return `It is not deployed. ${deploy} Where npm run emails sends the letters instead, let this be.`
  if (status === 500) return `It lacks a setting, and answers: ${text.trim().slice(0, 300)}`
  return `Something else answers there (status ${status}). ${deploy}`
}

/** Whether the function that sends letters answers; asked without its key, so that it sends none. */
export async function functionFindings(url: string): Promise<Finding[]> {
  const check = 'The function that sends letters answers.'
  try {
    const response = await fetch(`${url}/functions/v1/send-emails`, {
      method: 'POST',
      signal: AbortSignal.timeout(15_000),
    })
    const fix = fixFor(response.status, await response.text())
    return [finding(check, !fix, fix ?? '')]
  } catch (error) {
    return [finding(check, false, `No answer (${failureReason(error)}). Try again; its log is under Edge Functions.`)]
  }
}

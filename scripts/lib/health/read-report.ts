import { openProjectDatabase } from '../setup/database.ts'
import { type Finding, finding } from './finding.ts'
import type { HealthReport } from './report-findings.ts'

interface Access {
  url: string
  secretKey?: string | undefined
  databaseUrl?: string | undefined
}

const migrationsPending = 'The migrations of this clone are not applied: run npm run setup.'
const reportCheck = 'The database reports on itself.'

/** Calls a function with the secret key. */
async function callFunction(url: string, secretKey: string, name: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(20_000),
  })
  return { status: response.status, body: await response.json().catch(() => null) }
}

async function readFromDatabase(databaseUrl: string): Promise<HealthReport | null> {
  const sql = await openProjectDatabase(databaseUrl)
  try {
    const [functionRow] = await sql<
      { exists: boolean }[]
    >`select to_regprocedure('public.health_report()') is not null as exists`
    if (!functionRow?.exists) return null
    const [row] = await sql<{ report: HealthReport }[]>`select public.health_report() as report`
    return row?.report ?? null
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The report of the database, by its API or its address; no `report` if both are missing or refused. */
export async function readReport({
  url,
  secretKey,
  databaseUrl,
}: Access): Promise<{ report?: HealthReport; findings: Finding[] }> {
  if (secretKey) {
    const { status, body } = await callFunction(url, secretKey, 'health_report')
    if (status === 401 || status === 403)
      return {
        findings: [
          finding(
            reportCheck,
            false,
            'SUPABASE_SECRET_KEY is refused: take this project’s, Project Settings, API Keys, Secret keys.',
          ),
        ],
      }
    if (status !== 200)
      return { findings: [finding(reportCheck, false, `It answers with status ${status}. ${migrationsPending}`)] }
    const rows = (await callFunction(url, secretKey, 'health_rows')).body
    const count = Array.isArray(rows) ? rows.length : 0
    return {
      report: body as HealthReport,
      findings: [
        finding(
          'The API gives a thousand rows at once.',
          count >= 1000,
          `It gives ${count}, so that long lists end early. Set 1000: Project Settings, Data API, Max rows.`,
        ),
      ],
    }
  }
  if (databaseUrl) {
    const report = await readFromDatabase(databaseUrl)
    return report ? { report, findings: [] } : { findings: [finding(reportCheck, false, migrationsPending)] }
  }
  const hint =
    'Needs SUPABASE_SECRET_KEY (Project Settings, API Keys, Secret keys) or SUPABASE_DB_URL, in .env or the shell.'
  const unchecked = [
    'Every migration is applied.',
    'Imports and emails have the rights that they need.',
    'Scheduled jobs run.',
    'No email waits longer than ten minutes.',
  ]
  return { findings: unchecked.map((check) => finding(check, null, hint)) }
}

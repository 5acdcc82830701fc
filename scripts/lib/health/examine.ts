import { visitorFindings } from './visitor-findings.ts'
import { readMigrations } from '../releases.ts'
import { keyKind } from '../setup/api-keys.ts'
import { versionOf } from '../setup/inventory.ts'
import { type Finding, finding } from './finding.ts'
import { functionFindings } from './function-findings.ts'
import { readReport } from './read-report.ts'
import { offeredTypes } from '../../../src/domain/listing/offered-types.ts'
import { reportFindings } from './report-findings.ts'
import { siteFindings } from './site-findings.ts'

interface ExaminedProject {
  url: string
  /** The publishable key. */
  key: string
  /** The first administrator's email. */
  email: string
  secretKey?: string | undefined
  databaseUrl?: string | undefined
  /** The address of the site. */
  site: string
  /** Whether it is a hosted project, not the backend of this machine. */
  isHosted: boolean
  /** Whether visitors reach the project through the site's own origin. */
  oneOrigin: boolean
}

/** Whether the keys have the current format. */
export const apiKeyFindings = (...keys: (string | undefined)[]): Finding[] => [
  finding(
    'The keys are of the present kind.',
    !keys.some((key) => key && keyKind(key).startsWith('legacy')),
    'Supabase ends keys of the legacy kind (anon and service_role, which begin with eyJ) at the end of 2026. Take ' +
      'the publishable and the secret key: Project Settings, API Keys. Set them wherever the old ones are, then ' +
      'disable those.',
  ),
]

/** Checks a project with the available keys, writes nothing, and lists the checks that could not run. */
export async function examine(project: ExaminedProject): Promise<Finding[]> {
  const { url, key, site, secretKey, databaseUrl, isHosted, oneOrigin } = project
  const findings = await visitorFindings(project)
  if (!findings[0]?.ok) return findings
  const { report, findings: access } = await readReport({ url, secretKey, databaseUrl })
  findings.push(...access)
  const migrations = [...(await readMigrations()).keys()].map(versionOf)
  if (report) findings.push(...reportFindings(report, { migrations, oneOrigin, isHosted, listingTypes: offeredTypes }))
  if (isHosted)
    findings.push(
      ...apiKeyFindings(key, secretKey),
      ...(await functionFindings(url)),
      ...(await siteFindings(url, key, site)),
    )
  return findings
}

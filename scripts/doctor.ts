// Checks the Supabase project that .env names, or else the backend of a running npm start.
import { logStep, main, UserError } from './lib/cli.ts'
import { commandSettings } from './lib/command-settings.ts'
import { examine } from './lib/health/examine.ts'
import type { Finding } from './lib/health/finding.ts'
import { localProject } from './lib/local-project.ts'
import { projectUrl } from './lib/project-url.ts'
import { type SettingName, type Settings, settingFault } from './lib/setup/settings.ts'
import { agency } from '#agency/agency.ts'
import { demoAdministrator } from '../src/lib/demo-administrator.ts'
import { required } from '../src/lib/required.ts'

function checkSettings(settings: Settings, names: SettingName[]): void {
  for (const name of names) {
    const fault = settingFault(name, settings)
    if (fault) throw new UserError(fault)
  }
}

/** The project in the settings, with the keys that they contain. */
function hostedProject(env: Settings, url: string) {
  const settings = { ...env, PUBLIC_SUPABASE_URL: url }
  checkSettings(settings, ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'])
  const optional = (['SUPABASE_SECRET_KEY', 'SUPABASE_DB_URL'] as const).filter((name) => env[name])
  checkSettings(settings, optional)
  return {
    url,
    key: required(env['PUBLIC_SUPABASE_ANON_KEY'], 'PUBLIC_SUPABASE_ANON_KEY'),
    secretKey: env['SUPABASE_SECRET_KEY'],
    databaseUrl: env['SUPABASE_DB_URL'],
    isHosted: true,
  }
}

/** The backend of a running npm start. */
async function ownProject(env: Settings) {
  const { url, secrets } = await localProject(env)
  return { url, key: secrets.publishableKey, secretKey: secrets.secretKey, isHosted: false }
}

const mark = ({ ok }: Finding) => (ok === null ? '–' : ok ? '✓' : '✗')

/** Prints the findings. Checks that could not run come last, each reason once. */
function print(findings: Finding[]): void {
  const checked = findings.filter(({ ok }) => ok !== null)
  for (const finding of checked)
    console.log(`  ${mark(finding)} ${finding.check}${finding.fix ? `\n    ${finding.fix}` : ''}`)
  const unchecked = findings.filter(({ ok }) => ok === null)
  for (const reason of new Set(unchecked.map(({ fix }) => fix))) {
    for (const finding of unchecked.filter(({ fix }) => fix === reason))
      console.log(`  ${mark(finding)} ${finding.check}`)
    console.log(`    Not checked. ${reason}`)
  }
}

await main(async () => {
  const env = await commandSettings()
  const hosted = projectUrl(env)
  const project = hosted ? hostedProject(env, hosted) : await ownProject(env)
  logStep(`Looking at ${project.url} …`)

  const findings = await examine({
    ...project,
    email: env['PUBLIC_ADMIN_EMAIL'] || demoAdministrator,
    site: (env['SITE_URL'] || agency.url).replace(/\/+$/, ''),
    oneOrigin: !env['PUBLIC_SUPABASE_URL'] && Boolean(hosted),
  })
  if (hosted && !env['PUBLIC_ADMIN_EMAIL'])
    findings.push({
      check: 'The administrator has an address.',
      ok: false,
      fix: 'Set PUBLIC_ADMIN_EMAIL to the email of the first administrator in public.staff.',
    })
  print(findings)
  const failed = findings.filter(({ ok }) => ok === false).length
  const unchecked = findings.filter(({ ok }) => ok === null).length
  const checked = findings.length - unchecked
  const note = unchecked > 0 ? ` ${unchecked} could not be checked.` : ''
  console.log(
    failed
      ? `\n${failed} of ${checked} need fixing.${note}`
      : `\nAll ${checked} are as they should be.${note} Nothing was written.`,
  )
  if (failed) process.exit(1)
})

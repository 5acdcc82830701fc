import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { logStep } from '../cli.ts'
import { root } from '../paths.ts'
import { envLine } from './env-file.ts'
import { stageFunctions } from './stage-functions.ts'
import { supabaseCli, cliVersion } from './supabase-cli.ts'

interface Deployment {
  /** The reference of a hosted project; null for another server. */
  ref: string | null
  accessToken: string | undefined
  /** The values for the project's secrets. */
  secrets: Record<string, string>
}

async function functionNames(): Promise<string[]> {
  const entries = await readdir(`${root}supabase/functions`, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [])).sort()
}

const manualSteps = (names: string[], ref = '<ref>') => `By hand, with SUPABASE_ACCESS_TOKEN in the environment:
      npx supabase@${cliVersion} secrets set --remote=${ref} --env-file FILE
        (SMTP_URL, SEND_EMAILS_KEY and MAIL_FROM, a line each)
      npx supabase@${cliVersion} functions deploy ${names.join(' ')} --use-api --remote=${ref}`

/**
 * Sets the secrets of the Edge Functions and deploys them with the CLI. Supabase bundles them.
 * @returns whether they are deployed
 */
export async function deployFunctions({ ref, accessToken, secrets }: Deployment): Promise<boolean> {
  const names = await functionNames()
  const skip = (why: string) => {
    logStep(`  Skipped: ${why}. ${manualSteps(names, ref ?? undefined)}`)
    return false
  }
  if (!ref) return skip('PUBLIC_SUPABASE_URL is no hosted project’s')
  if (!accessToken) return skip('SUPABASE_ACCESS_TOKEN is not given (supabase.com/dashboard/account/tokens)')
  const env = { SUPABASE_ACCESS_TOKEN: accessToken }
  // A temporary file for the owner only, because arguments are visible in the list of processes.
  const folder = await mkdtemp(`${tmpdir()}/agency-setup-`)
  try {
    const file = `${folder}/secrets.env`
    const project = await stageFunctions(folder)
    const lines = Object.entries(secrets).map(([name, value]) => envLine(name, value))
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
    const runs = [
      ...(lines.length > 0 ? [['secrets', 'set', `--remote=${ref}`, '--env-file', file]] : []),
      ['functions', 'deploy', ...names, '--use-api', `--remote=${ref}`],
    ]
    for (const args of runs) {
      const { isMissing, code, output } = await supabaseCli(args, env, project)
      if (isMissing) return skip('npx could not fetch the Supabase CLI (no network?)')
      if (code !== 0) return skip(`the Supabase CLI says:\n${output}\n `)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const secretNames = Object.keys(secrets).join(', ') || 'no secret'
  logStep(`  Deployed ${names.join(', ')}; set ${secretNames}.`)
  return true
}

import { readdir, rm, writeFile } from 'node:fs/promises'
import { agencyFolder } from '../../../src/agency-folder.ts'
import { logStep } from '../cli.ts'
import { root } from '../paths.ts'
import { withScratch } from '../scratch.ts'
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

// The functions' deno.json names src/agency.
const agencyNote =
  agencyFolder === 'src/agency'
    ? ''
    : `
        (These deploy src/agency, not ${agencyFolder}: let npm run setup deploy, with SUPABASE_ACCESS_TOKEN.)`

const manualSteps = (names: string[], ref = '<ref>') => `By hand, with SUPABASE_ACCESS_TOKEN in the environment:
      npx supabase@${cliVersion} secrets set --remote=${ref} --env-file FILE
        (SMTP_URL, SEND_EMAILS_KEY and MAIL_FROM, a line each; setup with SMTP_URL chooses the key, and shows it to the
        SQL editor: select decrypted_secret from vault.decrypted_secrets where name = 'send_emails_key')
      npx supabase@${cliVersion} functions deploy ${names.join(' ')} --use-api --remote=${ref}${agencyNote}`

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
  const remote = `--remote=${ref}`
  const lines = Object.entries(secrets).map(([name, value]) => envLine(name, value))
  const failure = await withScratch('agency-setup', async (folder) => {
    const project = await stageFunctions(folder)
    const cli = async (...args: string[]) => {
      const { isMissing, code, output } = await supabaseCli(args, env, project)
      if (isMissing) return 'npx could not fetch the Supabase CLI (no network?)'
      return code === 0 ? null : `the Supabase CLI says:\n${output}\n `
    }
    const setSecrets = async () => {
      // A temporary file for the owner only, because arguments are visible in the list of processes.
      const file = `${folder}/secrets.env`
      await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
      try {
        return await cli('secrets', 'set', remote, '--env-file', file)
      } finally {
        await rm(file)
      }
    }
    const secretsFailure = lines.length > 0 ? await setSecrets() : null
    return secretsFailure ?? (await cli('functions', 'deploy', ...names, '--use-api', remote))
  })
  if (failure) return skip(failure)
  const secretNames = Object.keys(secrets).join(', ') || 'no secret'
  logStep(`  Deployed ${names.join(', ')}; set ${secretNames}.`)
  return true
}

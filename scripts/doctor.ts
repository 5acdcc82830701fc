// Checks whether a Supabase project is fit to stand behind the site: the one that .env names, else the backend of a
// running npm start.
import { loadEnv } from 'vite'
import { logStep, main, UserError } from './lib/cli.ts'
import { healthCheck } from './lib/health-check.ts'
import { localHome, root } from './lib/paths.ts'
import { readSecrets } from './lib/secrets.ts'
import { checkedPublishableKey } from '../src/lib/http/publishable-key.ts'

function publishableKey(key = ''): string {
  try {
    return checkedPublishableKey(key)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

await main(async () => {
  const env: Record<string, string | undefined> = { ...loadEnv('production', root, 'PUBLIC_'), ...process.env }
  // Without PUBLIC_SUPABASE_URL a site of one origin is built from BACKEND_URL.
  const hosted = env['PUBLIC_SUPABASE_URL'] || env['BACKEND_URL']
  if (
    hosted &&
    (!URL.canParse(hosted) || !/^https?:$/.test(new URL(hosted).protocol) || new URL(hosted).pathname !== '/')
  )
    throw new UserError(
      `PUBLIC_SUPABASE_URL is ${hosted}, which is no project’s address. It looks ` +
        'like https://abcdefgh.supabase.co, with nothing behind it.',
    )
  if (hosted && !env['PUBLIC_SUPABASE_ANON_KEY'])
    throw new UserError('PUBLIC_SUPABASE_ANON_KEY is missing: the publishable key, from Project Settings, API Keys.')
  const url = (hosted || `http://127.0.0.1:${env['BACKEND_PORT'] || 54321}`).replace(/\/+$/, '')
  const key = publishableKey(env['PUBLIC_SUPABASE_ANON_KEY']) || (await readSecrets(localHome))?.publishableKey
  if (!key)
    throw new UserError(
      'There is no database here yet. Run npm start in another terminal, or name a Supabase project in .env.',
    )
  const email = env['PUBLIC_ADMIN_EMAIL'] || 'admin@meridianrow.example'
  logStep(`Looking at ${url} …`)

  const findings = await healthCheck({ url, key, email })
  if (hosted && !env['PUBLIC_ADMIN_EMAIL'])
    findings.push({
      check: 'The administrator has an address.',
      ok: false,
      fix: 'Set PUBLIC_ADMIN_EMAIL to the e-mail of the first administrator in public.staff.',
    })
  for (const { check, ok, fix } of findings) console.log(`  ${ok ? '✓' : '✗'} ${check}${fix ? `\n    ${fix}` : ''}`)
  const failed = findings.filter(({ ok }) => !ok).length
  console.log(
    failed
      ? `\n${failed} of ${findings.length} need mending.`
      : `\nAll ${findings.length} are as they should be. Nothing was written.`,
  )
  if (failed) process.exit(1)
})

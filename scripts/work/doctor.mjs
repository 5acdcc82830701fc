import { loadEnv } from 'vite'
import { healthCheck } from '../lib/health-check.mjs'
import { localHome, root } from '../lib/paths.mjs'
import { main, UserError, say } from '../lib/say.mjs'
import { readSecrets } from '../lib/secrets.mjs'
import { checkedPublishableKey } from '../../src/lib/http/publishable-key.ts'

const publishable = (key = '') => {
  try {
    return checkedPublishableKey(key)
  } catch (error) {
    throw new UserError(error.message)
  }
}

// Looks at the project that .env names; without one, at the backend of a running npm start.
await main(async () => {
  const env = { ...loadEnv('production', root, 'PUBLIC_'), ...process.env }
  // Without PUBLIC_SUPABASE_URL a site of one origin is built from BACKEND_URL.
  const hosted = env.PUBLIC_SUPABASE_URL || env.BACKEND_URL
  if (
    hosted &&
    (!URL.canParse(hosted) || !/^https?:$/.test(new URL(hosted).protocol) || new URL(hosted).pathname !== '/')
  )
    throw new UserError(
      `PUBLIC_SUPABASE_URL is ${hosted}, which is no project’s address. It looks ` +
        'like https://abcdefgh.supabase.co, with nothing behind it.',
    )
  if (hosted && !env.PUBLIC_SUPABASE_ANON_KEY)
    throw new UserError('PUBLIC_SUPABASE_ANON_KEY is missing: the publishable key, from Project Settings, API Keys.')
  const url = (hosted || `http://127.0.0.1:${env.BACKEND_PORT || 54321}`).replace(/\/+$/, '')
  const key = publishable(env.PUBLIC_SUPABASE_ANON_KEY) || (await readSecrets(localHome))?.publishableKey
  if (!key)
    throw new UserError(
      'There is no database here yet. Run npm start in another terminal, or name a Supabase project in .env.',
    )
  const email = env.PUBLIC_ADMIN_EMAIL || 'admin@meridianrow.example'
  say(`Looking at ${url} …`)

  const findings = await healthCheck({ url, key, email })
  if (hosted && !env.PUBLIC_ADMIN_EMAIL)
    findings.push({
      says: 'The administrator has an address.',
      ok: false,
      mend: 'Set PUBLIC_ADMIN_EMAIL to the e-mail of the user in private.administrators.',
    })
  for (const { says, ok, mend } of findings) console.log(`  ${ok ? '✓' : '✗'} ${says}${mend ? `\n    ${mend}` : ''}`)
  const wrong = findings.filter(({ ok }) => !ok).length
  console.log(
    wrong
      ? `\n${wrong} of ${findings.length} need mending.`
      : `\nAll ${findings.length} are as they should be. Nothing was written.`,
  )
  if (wrong) process.exit(1)
})

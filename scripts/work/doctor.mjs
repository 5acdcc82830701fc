import { loadEnv } from 'vite'
import { localKeys } from '../lib/backend.mjs'
import { examine } from '../lib/examine.mjs'
import { root } from '../lib/paths.mjs'
import { main, Plain, say } from '../lib/say.mjs'

// Looks at the project that .env names; without one, at the backend of a running npm start.
await main(async () => {
  const env = { ...loadEnv('production', root, 'PUBLIC_'), ...process.env }
  const hosted = env.PUBLIC_SUPABASE_URL
  if (hosted && !/^https?:\/\//.test(hosted)) throw new Plain(`PUBLIC_SUPABASE_URL is ${hosted}, which is no address. It looks like https://abcdefgh.supabase.co`)
  if (hosted && !env.PUBLIC_SUPABASE_ANON_KEY) throw new Plain('PUBLIC_SUPABASE_ANON_KEY is missing: the publishable key, from Project Settings, API Keys.')
  if (/^sb_secret_|service_role/.test(env.PUBLIC_SUPABASE_ANON_KEY ?? '')) throw new Plain('PUBLIC_SUPABASE_ANON_KEY is a secret key. It would ship to every browser: use the publishable one, and revoke this one.')
  const url = (hosted ?? `http://127.0.0.1:${env.BACKEND_PORT ?? 54321}`).replace(/\/+$/, '')
  const key = env.PUBLIC_SUPABASE_ANON_KEY || (await localKeys()).publishable
  const email = env.PUBLIC_ADMIN_EMAIL || 'admin@meridianrow.example'
  say(`Looking at ${url} …`)

  const findings = await examine({ url, key, email })
  if (hosted && !env.PUBLIC_ADMIN_EMAIL) findings.push({ says: 'The administrator has an address.', ok: false, mend: 'Set PUBLIC_ADMIN_EMAIL to the e-mail of the user in private.administrators.' })
  for (const { says, ok, mend } of findings) console.log(`  ${ok ? '✓' : '✗'} ${says}${mend ? `\n    ${mend}` : ''}`)
  const wrong = findings.filter(({ ok }) => !ok).length
  console.log(wrong ? `\n${wrong} of ${findings.length} need mending.` : `\nAll ${findings.length} are as they should be. Nothing was written.`)
  if (wrong) process.exit(1)
})

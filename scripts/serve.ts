// Serves dist/ like hosts with functions: property pages follow the database. nginx and Caddy proxy these pages to it
// (hosting/), and serve the built files if it does not run.
import { existsSync } from 'node:fs'
import { loadEnv } from 'vite'
import { checkedBackendUrl } from '../src/lib/http/backend-url.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { root } from './lib/paths.ts'
import { freeSitePort } from './lib/ports.ts'
import { projectUrl } from './lib/project-url.ts'
import { requiredSetting } from './lib/setup/settings.ts'
import { serveSite } from './lib/site-server.ts'
import { untilStopped } from './lib/until-stopped.ts'

await main(async () => {
  const folder = `${root}dist`
  if (!existsSync(`${folder}/_headers`)) throw new UserError('dist/ holds no built site. Run npm run build first.')
  const env: Record<string, string | undefined> = {
    ...loadEnv('production', root, ['PUBLIC_', 'BACKEND_URL']),
    ...process.env,
  }
  const address = requiredSetting('PUBLIC_SUPABASE_URL', projectUrl(env))
  const publishableKey = requiredSetting('PUBLIC_SUPABASE_ANON_KEY', env['PUBLIC_SUPABASE_ANON_KEY'])
  const port = await freeSitePort()
  const site = await serveSite({ folder, port, backend: checkedBackendUrl(address), publishableKey })
  untilStopped(site.close, [])
  logStep(`The built site is served at http://localhost:${port}. Ctrl-C stops it.`)
})

import { localHome } from '../lib/paths.mjs'
import { startBackend } from '../lib/backend.mjs'
import { chosenPorts } from '../lib/ports.mjs'
import { launchServer, stop } from '../lib/run.mjs'
import { main, say } from '../lib/say.mjs'
import { untilStopped } from '../lib/until-stopped.mjs'

await main(async () => {
  const ports = await chosenPorts()
  say('Starting the database …')
  const backend = await startBackend(localHome, ports.backend)
  say(`Administrator of the demo: admin@meridianrow.example, password ${backend.secrets.adminPassword}`)
  const astro = launchServer('astro', ['dev', '--port', String(ports.site)], {
    env: { BACKEND_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey },
  })
  untilStopped(async () => void (await Promise.all([stop(astro), backend.stop()])), [backend.process, astro])
})

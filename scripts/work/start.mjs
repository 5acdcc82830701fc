import { localHome } from '../lib/paths.mjs'
import { startBackend } from '../lib/backend.mjs'
import { build } from '../lib/build.mjs'
import { chosenPorts } from '../lib/ports.mjs'
import { main, say } from '../lib/say.mjs'
import { serveSite } from '../lib/site-server.mjs'
import { untilStopped } from '../lib/until-stopped.mjs'

await main(async () => {
  const ports = await chosenPorts()
  say('Starting the database …')
  const backend = await startBackend(localHome, ports.backend)
  const closing = []
  untilStopped(async () => {
    for (const close of closing) close()
    await backend.stop()
  }, [backend.process])
  say(
    backend.fresh
      ? 'Filled it with thirty demo homes.'
      : 'It keeps what it held. (npm run reset brings the demo data back.)',
  )
  say('Building the site …')
  const folder = `${localHome}/site`
  await build(backend, folder)
  const server = await serveSite({
    folder,
    port: ports.site,
    backend: backend.url,
    publishableKey: backend.secrets.publishableKey,
  })
  closing.push(() => (server.close(), server.closeAllConnections()))
  console.log(`
  Meridian Row is open:  http://localhost:${ports.site}

  Administrator of the demo: admin@meridianrow.example, password ${backend.secrets.adminPassword}
  Ctrl-C stops everything.
`)
})

// Regenerates vercel.json and hosting/, the configuration of Vercel, nginx and Caddy.
import { writeFile } from 'node:fs/promises'
import { loadEnv } from 'vite'
import { startBackend } from './lib/backend.ts'
import { build } from './lib/build.ts'
import { projectSettings } from './lib/child-process.ts'
import { logStep, main } from './lib/cli.ts'
import { root } from './lib/paths.ts'
import { freePort } from './lib/ports.ts'
import { withScratch } from './lib/scratch.ts'
import { hostFiles } from '../src/integrations/csp-headers/files.ts'
import { hostSettings } from '../src/integrations/csp-headers/settings.ts'

// The policy contains the hashes of the pages' scripts, so the script first builds the pages from a database of its
// own. The allowed origins come from .env or the shell.
await main(async () => {
  const inForce = hostSettings({ ...loadEnv('production', root, 'PUBLIC_'), ...process.env })
  for (const name of projectSettings) delete process.env[name]
  logStep(`Pages may speak to ${inForce.backend ?? 'the site’s own origin alone (PUBLIC_SUPABASE_URL is not set)'}.`)
  await withScratch('agency-hosting', async (scratch) => {
    const backend = await startBackend(`${scratch}/db`, await freePort())
    await build(backend, `${scratch}/site`, { quiet: true, compression: 'quick' })
    await backend.stop()
    for (const [path, text] of Object.entries(await hostFiles(`${scratch}/site`, inForce))) {
      await writeFile(root + path, text)
      logStep(path)
    }
  })
})

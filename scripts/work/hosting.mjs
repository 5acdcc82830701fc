import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startBackend } from '../lib/backend.mjs'
import { build } from '../lib/build.mjs'
import { root } from '../lib/paths.mjs'
import { freePort } from '../lib/ports.mjs'
import { main, say } from '../lib/say.mjs'
import { hostFiles } from '../../src/lib/hosting/files.ts'

// The policy names the scripts that stand in the pages by their hashes, so the pages are built first.
await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-hosting-`)
  try {
    const backend = await startBackend(`${scratch}/db`, await freePort())
    await build(backend, `${scratch}/site`, { quiet: true })
    await backend.stop()
    for (const [path, text] of Object.entries(await hostFiles(`${scratch}/site`))) {
      await writeFile(root + path, text)
      say(path)
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
})

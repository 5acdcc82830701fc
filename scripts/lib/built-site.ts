import { type Backend, startBackend } from './backend.ts'
import { build } from './build.ts'
import { freePort } from './ports.ts'
import { serveSite } from './site-server.ts'

/** Builds the site in the folder `scratch` with a database of its own, and serves it with brotli. */
export async function startBuiltSite(
  scratch: string,
): Promise<{ origin: string; backend: Backend; stop: () => Promise<void> }> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  await build(backend, `${scratch}/site`, { quiet: true })
  const port = await freePort()
  const site = await serveSite({
    folder: `${scratch}/site`,
    port,
    backend: backend.url,
    publishableKey: backend.secrets.publishableKey,
  })
  const stop = async () => {
    site.close()
    await backend.stop()
  }
  return { origin: `http://localhost:${port}`, backend, stop }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startWorker } from '../../scripts/lib/email/start-emails'
import { freePort } from '../../scripts/lib/ports'
import { serveSite } from '../../scripts/lib/site-server'
import { functionsPath } from '../../src/paths'
import { startDemoBackend } from '../demo-backend'
import { manyVisitors } from '../many-visitors'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'

/** The built site over a new database with its build's keys, and an email worker. */
export async function startSite() {
  const dataFolder = await mkdtemp(`${tmpdir()}/agency-own-`)
  // A copy of the prepared folder, with its secrets: those of the build.
  const backend = await startDemoBackend(`${dataFolder}/data`)
  const port = await freePort()
  const folder = process.env['TEST_FOLDER'] ?? ''
  const site = await serveSite({
    ...{ folder, port, backend: backend.url, publishableKey: secrets.publishableKey },
    visitorLimits: manyVisitors,
  })
  const origin = `http://localhost:${port}`
  const mail = await startMailServer()
  const functionsUrl = origin + functionsPath
  const worker = startWorker({ url: backend.url, secretKey: secrets.secretKey, origin, functionsUrl }, mail.url)
  const close = async () => {
    worker.close()
    mail.close()
    site.close()
    await backend.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { origin, mail, backend: backend.url, close }
}

// Starts the database, builds the site, and serves both at one address. Usage: npm start [-- --empty].
import { build, compress } from './lib/build.ts'
import { requireValidAgency } from './lib/agency-check/check-agency.ts'
import { main, logStep } from './lib/cli.ts'
import { startEmails } from './lib/email/start-emails.ts'
import { startFeeds } from './lib/fetch-feeds.ts'
import { dataFolder } from './lib/paths.ts'
import { chosenPorts } from './lib/ports.ts'
import { startRetention } from './lib/retention.ts'
import { serveSite } from './lib/site-server.ts'
import { agency } from '#agency/agency.ts'
import { demoAdministrator } from '../src/lib/demo-administrator.ts'
import { startOwnBackend, wantsEmpty } from './lib/start-own.ts'
import { untilStopped } from './lib/until-stopped.ts'

await main(async () => {
  await requireValidAgency()
  const isEmpty = wantsEmpty('start')
  const ports = await chosenPorts()
  logStep('Starting the database …')
  const backend = await startOwnBackend(ports.backend, isEmpty)
  const closing: (() => void)[] = []
  untilStopped(async () => {
    const stopped = backend.stop()
    for (const close of closing) close()
    await stopped
  }, backend.processes)
  closing.push(startRetention(backend.url, backend.secrets.secretKey).close)
  closing.push(startFeeds(backend.url, backend.secrets.secretKey).close)
  const origin = `http://localhost:${ports.site}`
  const emails = await startEmails(backend, origin)
  closing.push(emails.close)
  logStep('Building the site …')
  const folder = `${dataFolder}/site`
  await build(backend, folder, { compression: 'quick' })
  const site = await serveSite({
    folder,
    port: ports.site,
    backend: backend.url,
    publishableKey: backend.secrets.publishableKey,
  })
  closing.push(site.close)
  const firstSteps = isEmpty ? `\n  First steps:           sign in at ${origin}/admin` : ''
  console.log(`
  ${agency.name} is open:  ${origin}
  Emails:                ${emails.mailbox ?? 'sent through SMTP_URL'}${firstSteps}

  Administrator${isEmpty ? '' : ' of the demo'}: ${demoAdministrator}, password ${backend.secrets.adminPassword}
  Ctrl-C stops everything.
`)
  // The site is already open, so this may take its time.
  await compress(folder, 'best').catch((error: unknown) =>
    logStep(`The pages stay less compressed than they could be: ${String(error)}`),
  )
})

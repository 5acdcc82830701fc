// Serves the site with hot reload, on the same database as npm start. Usage: npm run dev [-- --empty].
import { launchServer, stop } from './lib/child-process.ts'
import { requireValidAgency } from './lib/agency-check/check-agency.ts'
import { logStep, main } from './lib/cli.ts'
import { startEmails } from './lib/email/start-emails.ts'
import { startFeeds } from './lib/fetch-feeds.ts'
import { chosenPorts } from './lib/ports.ts'
import { startRetention } from './lib/retention.ts'
import { demoAdministrator } from '../src/lib/demo-administrator.ts'
import { startOwnBackend, wantsEmpty } from './lib/start-own.ts'
import { untilStopped } from './lib/until-stopped.ts'

await main(async () => {
  await requireValidAgency()
  const isEmpty = wantsEmpty('dev')
  const ports = await chosenPorts()
  logStep('Starting the database …')
  const backend = await startOwnBackend(ports.backend, isEmpty)
  logStep(`Administrator: ${demoAdministrator}, password ${backend.secrets.adminPassword}`)
  const origin = `http://localhost:${ports.site}`
  const emails = await startEmails(backend, origin)
  logStep(emails.mailbox ? `Emails: ${emails.mailbox}` : 'Emails go out through SMTP_URL.')
  const retention = startRetention(backend.url, backend.secrets.secretKey)
  const feeds = startFeeds(backend.url, backend.secrets.secretKey)
  const astro = launchServer('astro', ['dev', '--port', String(ports.site)], {
    env: { BACKEND_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey },
  })
  untilStopped(async () => {
    emails.close()
    retention.close()
    feeds.close()
    await Promise.all([stop(astro), backend.stop()])
  }, [...backend.processes, astro])
})

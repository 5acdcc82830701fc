// Sends the emails of a Supabase project until it is stopped. For projects without the Edge Function.
import { logStep, main, UserError } from './lib/cli.ts'
import { commandSettings } from './lib/command-settings.ts'
import { smtpUrlFault } from './lib/email/smtp-url.ts'
import { startWorker } from './lib/email/start-emails.ts'
import { projectUrl } from './lib/project-url.ts'
import { requiredSetting } from './lib/setup/settings.ts'
import { untilStopped } from './lib/until-stopped.ts'
import { functionsPath } from '../src/paths.ts'
import { agency } from '#agency/agency.ts'

await main(async () => {
  const env = await commandSettings()
  const url = requiredSetting('PUBLIC_SUPABASE_URL', projectUrl(env))
  const secretKey = requiredSetting('SUPABASE_SECRET_KEY', env['SUPABASE_SECRET_KEY'])
  const smtpUrl = requiredSetting('SMTP_URL', env['SMTP_URL'])
  const fault = smtpUrlFault(smtpUrl)
  if (fault) throw new UserError(`SMTP_URL ${fault}.`)
  const functionsUrl = url + functionsPath
  const worker = startWorker({ url, secretKey, origin: agency.url, functionsUrl }, smtpUrl, env['MAIL_FROM'])
  logStep('Sending emails as they fall due. Ctrl-C stops.')
  untilStopped(() => worker.close(), [])
})

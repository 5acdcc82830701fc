// Sends the emails of a Supabase project until it is stopped. For projects without the Edge Function.
import { logStep, main, UserError } from './lib/cli.ts'
import { commandSettings } from './lib/command-settings.ts'
import { smtpUrlFault } from './lib/email/smtp-url.ts'
import { startWorker } from './lib/email/start-emails.ts'
import { projectUrl } from './lib/project-url.ts'
import { untilStopped } from './lib/until-stopped.ts'
import { functionsPath } from '../src/paths.ts'
import { agency } from '#agency/agency.ts'

await main(async () => {
  const env = await commandSettings()
  const setting = (name: string, what: string, value = env[name]) => {
    if (!value) throw new UserError(`${name} is missing: ${what}. See docs/deploy.md.`)
    return value
  }
  const url = setting('PUBLIC_SUPABASE_URL', 'the project’s address', projectUrl(env))
  const secretKey = setting('SUPABASE_SECRET_KEY', 'the secret key, from Project Settings, API Keys')
  const smtpUrl = setting('SMTP_URL', 'the mail server, as smtps://name:password@smtp.example.com:465')
  const fault = smtpUrlFault(smtpUrl)
  if (fault) throw new UserError(`SMTP_URL ${fault}.`)
  const functionsUrl = url + functionsPath
  const worker = startWorker({ url, secretKey, origin: agency.url, functionsUrl }, smtpUrl, env['MAIL_FROM'])
  logStep('Sending emails as they fall due. Ctrl-C stops.')
  untilStopped(() => worker.close(), [])
})

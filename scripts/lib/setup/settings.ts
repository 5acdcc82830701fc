import { isEmailAddress } from '../../../src/lib/form/email-address.ts'
import { UserError } from '../cli.ts'
import { emailSender } from '../email/sender.ts'
import { hostedSmtpUrlFault } from '../email/smtp-url.ts'
import { agency } from '#agency/agency.ts'
import { keyKind, projectOfKey } from './api-keys.ts'

export type Settings = Record<string, string | undefined>

interface SettingRule {
  /** What it is, as a noun. */
  what: string
  /** An example. */
  example: string
  /** Where to find it. */
  where: string
  /** The error of a value, as the end of a sentence that begins with its name; null if valid. */
  fault: (value: string, settings: Settings) => string | null
  /** Whether its input is hidden. */
  secret?: boolean
}

/** Whether a host is this machine, so that a connection needs no encryption. */
export const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** The reference of a hosted project, from its address; null for another server. */
export function projectRef(url = ''): string | null {
  return /^https:\/\/([a-z0-9]{20})\.supabase\.co\/?$/.exec(url)?.[1] ?? null
}

/** The project of a connection string, from its host or the pooler's user; null if unknown. */
function databaseRef({ hostname, username }: URL): string | null {
  return (
    /^db\.([a-z0-9]{20})\.supabase\.co$/.exec(hostname)?.[1] ?? /^postgres\.([a-z0-9]{20})$/.exec(username)?.[1] ?? null
  )
}

const otherProject = (ref: string | null, settings: Settings) => {
  const project = projectRef(settings['PUBLIC_SUPABASE_URL'])
  return ref && project && ref !== project
    ? `belongs to the project ${ref}, and PUBLIC_SUPABASE_URL to ${project}`
    : null
}

function urlFault(value: string): string | null {
  if (/^https:\/\/(www\.)?supabase\.com\/dashboard/.test(value)) return 'is the address of the dashboard'
  if (!URL.canParse(value)) return 'is no address'
  const url = new URL(value)
  if (/^postgres/.test(url.protocol)) return 'is the database’s connection string'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    return 'is no address that begins with https://'
  if (url.pathname !== '/' || url.search || url.hash || url.username) return 'has something beside the project’s host'
  return null
}

function publishableKeyFault(value: string, settings: Settings): string | null {
  const kind = keyKind(value)
  if (kind === 'secret' || kind === 'legacy service_role')
    return 'is a secret key, and would ship to every browser. If it has been in a build, revoke it'
  if (kind === 'access token') return 'is an access token of your account'
  if (kind === 'unknown') return 'is no key of Supabase'
  return otherProject(projectOfKey(value), settings)
}

function secretKeyFault(value: string, settings: Settings): string | null {
  const kind = keyKind(value)
  if (kind === 'publishable' || kind === 'legacy anon') return 'is the publishable key'
  if (kind === 'access token') return 'is an access token of your account'
  if (kind === 'unknown') return 'is no key of Supabase'
  return otherProject(projectOfKey(value), settings)
}

function databaseUrlFault(value: string, settings: Settings): string | null {
  if (/\[?YOUR-PASSWORD\]?/i.test(value)) return 'still holds [YOUR-PASSWORD] in place of the password'
  if (!URL.canParse(value))
    return 'is no connection string (in its password, write / as %2F, @ as %40, # as %23, ? as %3F, % as %25)'
  const url = new URL(value)
  if (!/^postgres(ql)?:$/.test(url.protocol)) return 'is no connection string of PostgreSQL'
  if (!url.username || !url.password) return 'holds no user or no password'
  if (!/^\/[^/]+$/.test(url.pathname)) return 'names no database'
  if (url.port === '6543')
    return 'leads to the transaction pooler (port 6543), which applies no migrations. Take the session pooler’s (5432)'
  return otherProject(databaseRef(url), settings)
}

function senderFault(value: string): string | null {
  if (/[\r\n`]/.test(value) || !isEmailAddress(emailSender(value).address)) return 'is no sender'
  // A file of settings takes an apostrophe in double quotes only, and these characters not literally there.
  return value.includes("'") && /["\\$]/.test(value)
    ? 'has an apostrophe beside ", \\ or $, which a file of settings cannot hold; write ’ instead'
    : null
}

/** Every setting of setup and doctor, with its rule. */
export const settingRules = {
  PUBLIC_SUPABASE_URL: {
    what: 'the project’s address',
    example: 'https://abcdefghijklmnopqrst.supabase.co',
    where: 'Project Settings, Data API, Project URL',
    fault: urlFault,
  },
  PUBLIC_SUPABASE_ANON_KEY: {
    what: 'the publishable key',
    example: 'sb_publishable_…',
    where: 'Project Settings, API Keys, Publishable key',
    fault: publishableKeyFault,
  },
  SUPABASE_SECRET_KEY: {
    what: 'the secret key',
    example: 'sb_secret_…',
    where: 'Project Settings, API Keys, Secret keys',
    fault: secretKeyFault,
    secret: true,
  },
  SUPABASE_DB_URL: {
    what: 'the database’s connection string with its password',
    example: 'postgresql://postgres.abcdefghijklmnopqrst:password@aws-1-eu-west-2.pooler.supabase.com:5432/postgres',
    where: 'Connect (at the top of the dashboard), Session pooler; the password is the one chosen with the project',
    fault: databaseUrlFault,
    secret: true,
  },
  PUBLIC_ADMIN_EMAIL: {
    what: 'the email of the first administrator',
    example: 'you@your-agency.example',
    where: 'your own; the sign-in at /admin asks for it',
    fault: (value) => (isEmailAddress(value) ? null : 'is no email address'),
  },
  ADMIN_PASSWORD: {
    what: 'the first administrator’s password',
    example: 'twelve characters or more',
    where: 'your own; leave it out, and one is made and shown once',
    fault: (value) => {
      if (value.length < 12) return 'is shorter than twelve characters'
      // bcrypt ignores all bytes after the 72nd.
      return Buffer.byteLength(value) > 72 ? 'is longer than 72 bytes' : null
    },
    secret: true,
  },
  SMTP_URL: {
    what: 'the mail server',
    example: 'smtps://name:password@smtp.example.com:465',
    where: 'your mail provider’s own pages; SMTP_URL= npm run setup leaves emails to npm run emails',
    fault: hostedSmtpUrlFault,
    secret: true,
  },
  MAIL_FROM: {
    what: 'the sender of the emails',
    example: `${agency.name} <${agency.email}>`,
    where: 'your own; the mail provider must allow it',
    fault: senderFault,
  },
  SEND_EMAILS_KEY: {
    what: 'what the scheduled job shows to the function that sends emails',
    example: 'twenty or more letters, digits, - and _',
    where: 'your own; leave it out, and one is made and kept in the project’s Vault',
    fault: (value) => (/^[\w-]{20,200}$/.test(value) ? null : 'is no such text'),
    secret: true,
  },
  SUPABASE_ACCESS_TOKEN: {
    what: 'an access token of your account, for the Edge Functions',
    example: 'sbp_…',
    where: 'Account, Access Tokens (supabase.com/dashboard/account/tokens)',
    fault: (value) => (/^sbp_([a-z0-9]+_)?[0-9a-f]{40}$/.test(value) ? null : 'is no access token'),
    secret: true,
  },
  BUILD_HOOK_URL: {
    what: 'the build hook of the host',
    example: 'https://api.netlify.com/build_hooks/0123456789abcdef01234567',
    where: 'the host: Netlify, Build hooks; Vercel, Git, Deploy Hooks; Cloudflare, Settings, Deploy hooks',
    fault: (value) => (/^https:\/\/[^\s'"{}$\\]+$/.test(value) && URL.canParse(value) ? null : 'is no https address'),
    secret: true,
  },
} as const satisfies Record<string, SettingRule>

export type SettingName = keyof typeof settingRules

/** The error, the example and the place of a setting; null if valid. Never contains the value. */
export function settingFault(name: SettingName, settings: Settings): string | null {
  const { what, example, where, fault }: SettingRule = settingRules[name]
  const value = settings[name]
  const wrong = value ? fault(value, settings) : 'is missing'
  return wrong && `${name} ${wrong}. It is ${what}, and looks like ${example}. Where to find it: ${where}.`
}

/** The value of a setting, whatever its form. */
export function requiredSetting(name: SettingName, value: string | undefined): string {
  if (value) return value
  throw new UserError(`${settingFault(name, {})} Set it in .env or in the environment (docs/deploy.md, part 2).`)
}

// The settings of the Edge Functions, and the error for a missing or invalid one. Supabase sets the names that begin
// with SUPABASE_. The others are secrets of the project.

export type Settings = Record<string, string | undefined>

/** A missing or invalid setting. The message names the setting and never contains its value. */
export class SettingError extends Error {}

const bySupabase = 'Supabase sets it for every Edge Function: deploy the function to a project, not elsewhere.'
const bySecret = (example: string) =>
  `Set it by “npx supabase secrets set ${example}”, or under Edge Functions, Secrets.`

const help: Record<string, string> = {
  SUPABASE_URL: `It is the project’s address, https://<ref>.supabase.co. ${bySupabase}`,
  SUPABASE_SECRET_KEYS:
    'It is a JSON object of secret keys by name, as {"default":"sb_secret_…"}; ' +
    `SUPABASE_SERVICE_ROLE_KEY is its former name. ${bySupabase}`,
  SUPABASE_PUBLISHABLE_KEYS:
    'It is a JSON object of publishable keys by name, as {"default":"sb_publishable_…"}; ' +
    `SUPABASE_ANON_KEY is its former name. ${bySupabase}`,
  SMTP_URL:
    'It is the mail server, as smtps://name:password@smtp.example.com:465. ' +
    bySecret('SMTP_URL=smtps://name:password@smtp.example.com:465'),
  SEND_EMAILS_KEY:
    'It is a long random text that whoever calls this function gives as the header x-send-emails-key. ' +
    bySecret('SEND_EMAILS_KEY=<a long random text>'),
}

/** An error that says what is wrong with a setting and how to set it. */
export const settingError = (name: string, fault: string) =>
  new SettingError(`${name} ${fault}. ${help[name] ?? ''}`.trimEnd())

/** @throws SettingError if it is missing */
export function requiredSetting(settings: Settings, name: string): string {
  const value = settings[name]?.trim()
  if (!value) throw settingError(name, 'is missing')
  return value
}

/** The key `default` of a JSON object, or else its first key. */
function namedKey(name: string, json: string): string | undefined {
  let keys: unknown
  try {
    keys = JSON.parse(json)
  } catch {
    throw settingError(name, 'is no JSON')
  }
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys))
    throw settingError(name, 'is JSON, but no object of keys by name')
  const key: unknown = 'default' in keys ? keys.default : Object.values(keys)[0]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.trim() === '') throw settingError(name, 'holds a key that is no text')
  return key.trim()
}

const projectKey = (settings: Settings, name: string, legacyName: string): string => {
  const json = settings[name]?.trim()
  const key = (json && namedKey(name, json)) || settings[legacyName]?.trim()
  if (!key) throw settingError(name, 'is missing')
  return key
}

/** The secret key, which bypasses row-level security. */
export const secretKey = (settings: Settings) =>
  projectKey(settings, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')

/** The publishable key, with the rights of a visitor. */
export const publishableKey = (settings: Settings) =>
  projectKey(settings, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY')

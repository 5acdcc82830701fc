import { expect, it } from 'vitest'
import { completeSettings } from '../../../../../scripts/lib/setup/read-settings'

const settings = {
  PUBLIC_SUPABASE_URL: 'https://api.agency.example/',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
  SUPABASE_DB_URL: 'postgresql://postgres:pass@db.example.com:5432/postgres',
}
const complete = (changes: Record<string, string> = {}) =>
  completeSettings({ ...settings, ...changes }, { prompt: () => Promise.reject(new Error('prompted')) } as never, true)

it('Without a dialogue, optional settings may be missing', async () =>
  expect(await complete()).toEqual({ ...settings, PUBLIC_SUPABASE_URL: 'https://api.agency.example' }))

it.each([
  ...Object.keys(settings).flatMap((name) => [
    [name, ''],
    [name, 'x'],
  ]),
  ...['SMTP_URL', 'MAIL_FROM', 'SUPABASE_ACCESS_TOKEN', 'BUILD_HOOK_URL', 'PUBLIC_ADMIN_EMAIL'].map((name) => [
    name,
    'x',
  ]),
  ...['SEND_EMAILS_KEY', 'ADMIN_PASSWORD'].map((name) => [name, "'"]),
])('Without a dialogue, %s is refused as “%s”', async (name = '', value = '') =>
  expect(complete({ [name]: value })).rejects.toThrow(new RegExp(`^${name} is `)),
)

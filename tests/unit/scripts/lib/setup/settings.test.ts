import { describe, expect, it } from 'vitest'
import { type SettingName, settingFault, settingRules } from '../../../../../scripts/lib/setup/settings'

const ref = 'abcdefghijklmnopqrst'
const legacy = (role: string, of = ref) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role, ref: of })).toString('base64url')}.signature`
const project = { PUBLIC_SUPABASE_URL: `https://${ref}.supabase.co` }

describe('A setting of the right kind is taken:', () => {
  it.each<[SettingName, string]>([
    ['PUBLIC_SUPABASE_URL', `https://${ref}.supabase.co`],
    ['PUBLIC_SUPABASE_URL', 'https://api.agency.example'],
    ['PUBLIC_SUPABASE_URL', 'http://127.0.0.1:54321'],
    ['PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_0123456789'],
    ['PUBLIC_SUPABASE_ANON_KEY', legacy('anon')],
    ['SUPABASE_SECRET_KEY', 'sb_secret_0123456789'],
    ['SUPABASE_SECRET_KEY', legacy('service_role')],
    ['SUPABASE_DB_URL', `postgresql://postgres.${ref}:p%40ss@aws-1-eu-west-2.pooler.supabase.com:5432/postgres`],
    ['SUPABASE_DB_URL', `postgresql://postgres:pass@db.${ref}.supabase.co:5432/postgres`],
    ['PUBLIC_ADMIN_EMAIL', 'you@your-agency.example'],
    ['ADMIN_PASSWORD', 'twelve chars'],
    ['SMTP_URL', 'smtps://name:password@smtp.example.com'],
    ['SMTP_URL', 'smtps://name:password@smtp.example.com:2465'],
    ['MAIL_FROM', 'Meridian Row <hello@meridianrow.example>'],
    ['MAIL_FROM', 'hello@meridianrow.example'],
    ['MAIL_FROM', "O'Brien & Sons <hello@obrien.example>"],
    ['SUPABASE_ACCESS_TOKEN', `sbp_${'0123456789'.repeat(4)}`],
    ['SUPABASE_ACCESS_TOKEN', `sbp_v0_${'0123456789'.repeat(4)}`],
    ['BUILD_HOOK_URL', 'https://api.netlify.com/build_hooks/0123456789abcdef01234567'],
  ])('%s %s', (name, value) => expect(settingFault(name, { ...project, [name]: value })).toBeNull())
})

describe('A setting of the wrong kind is refused:', () => {
  it.each<[SettingName, string, RegExp]>([
    ['PUBLIC_SUPABASE_URL', 'zyxwvutsrqponmlkjihg', /is no address/],
    ['PUBLIC_SUPABASE_URL', `http://${ref}.supabase.co`, /begins with https/],
    ['PUBLIC_SUPABASE_URL', `postgresql://postgres:x@db.${ref}.supabase.co:5432/postgres`, /connection string/],
    ['PUBLIC_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', /is the address of the dashboard/],
    ['PUBLIC_SUPABASE_URL', `https://${ref}.supabase.co/rest/v1`, /has something beside/],
    ['PUBLIC_SUPABASE_ANON_KEY', 'eyJ.eyJ.x', /is no key/],
    ['PUBLIC_SUPABASE_ANON_KEY', 'sb_secret_0123456789', /is a secret key.*revoke/],
    ['PUBLIC_SUPABASE_ANON_KEY', legacy('service_role'), /is a secret key/],
    ['PUBLIC_SUPABASE_ANON_KEY', legacy('anon', 'zyxwvutsrqponmlkjihg'), /belongs to the project zyx/],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_0123456789', /is the publishable key/],
    ['SUPABASE_SECRET_KEY', 'sbp_0123', /is an access token/],
    ['SUPABASE_SECRET_KEY', legacy('service_role', 'zyxwvutsrqponmlkjihg'), /belongs to the project zyx/],
    ['SUPABASE_DB_URL', `postgresql://postgres:x@db.${ref}.supabase.co:5432`, /names no database/],
    ['SUPABASE_DB_URL', `postgresql://postgres@db.${ref}.supabase.co:5432/postgres`, /no password/],
    ['SUPABASE_DB_URL', `postgresql://postgres:a/b#c@db.${ref}.supabase.co:5432/postgres`, /%2F/],
    ['SUPABASE_DB_URL', 'https://abc.supabase.co', /no connection string of PostgreSQL/],
    [
      'SUPABASE_DB_URL',
      `postgresql://postgres:[YOUR-PASSWORD]@db.${ref}.supabase.co:5432/postgres`,
      /still holds \[YOUR-/,
    ],
    ['SUPABASE_DB_URL', 'postgresql://postgres:x@pooler.example.com:6543/postgres', /leads to the transaction pooler/],
    [
      'SUPABASE_DB_URL',
      'postgresql://postgres.zyxwvutsrqponmlkjihg:x@pooler.example.com:5432/postgres',
      /belongs to the project zyx/,
    ],
    ['PUBLIC_ADMIN_EMAIL', 'ngozi', /is no email/],
    ['ADMIN_PASSWORD', 'elevenchars', /shorter than twelve/],
    ['ADMIN_PASSWORD', 'x'.repeat(73), /longer than 72/],
    ['SMTP_URL', 'smtps://name:password@smtp.example.com:25', /closes/],
    ['SMTP_URL', 'smtp://name:x@smtp.example.com:587', /leads to port 587, which Supabase closes/],
    ['MAIL_FROM', 'Some Agency', /is no sender/],
    ['MAIL_FROM', `"O'Brien" <hello@obrien.example>`, /has an apostrophe beside .*write ’ instead/],
    ['SEND_EMAILS_KEY', "a'b", /no such text/],
    ['SUPABASE_ACCESS_TOKEN', 'sb_secret_x', /is no access token/],
    ['BUILD_HOOK_URL', "https://hooks.example/1'; drop", /is no https address/],
    ['BUILD_HOOK_URL', 'http://hooks.example/1', /is no https address/],
  ])('%s %s', (name, value, message) => {
    const fault = settingFault(name, { ...project, [name]: value })
    expect(fault).toMatch(message)
    expect(fault).toMatch(new RegExp(`^${name} .*looks like .*Where to find it: `))
    // The invalid value may be a misplaced secret.
    expect(fault).not.toContain(value)
  })
})

it('A missing setting is named, with its format and where to find it', () => {
  for (const name of Object.keys(settingRules) as SettingName[])
    expect(settingFault(name, {})).toMatch(new RegExp(`^${name} is missing. It is .*Where to find it: `))
})

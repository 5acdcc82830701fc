import { describe, expect, it } from 'vitest'
import { publishableKey, requiredSetting, secretKey } from '../../../../../supabase/functions/_shared/settings'

const messageOf = (read: () => unknown) => {
  try {
    return `read ${String(read())}`
  } catch (error) {
    return (error as Error).message
  }
}

describe('The secret key of an Edge Function', () => {
  it.each([
    [
      'the one named default',
      { SUPABASE_SECRET_KEYS: '{"other":"sb_secret_b","default":"sb_secret_a"}' },
      'sb_secret_a',
    ],
    [
      'the first if none is named default',
      { SUPABASE_SECRET_KEYS: '{"web":"sb_secret_c","other":"sb_secret_b"}' },
      'sb_secret_c',
    ],
    [
      'the one under the former name if the list is empty',
      { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: 'a' },
      'a',
    ],
    ['the one under the former name if it is the only one', { SUPABASE_SERVICE_ROLE_KEY: 'ey.J.x' }, 'ey.J.x'],
    [
      'the new one if both exist',
      { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}', SUPABASE_SERVICE_ROLE_KEY: 'ey.J.x' },
      'sb_secret_a',
    ],
  ])('is %s', (_which, settings, key) => expect(secretKey(settings)).toBe(key))

  it.each([
    ['no JSON', 'sb_secret_verySecret', 'SUPABASE_SECRET_KEYS is no JSON.'],
    ['a cut-off object', '{"default":"sb_secret_verySecret"', 'SUPABASE_SECRET_KEYS is no JSON.'],
    ['a list', '["sb_secret_verySecret"]', 'SUPABASE_SECRET_KEYS is JSON, but no object of keys by name.'],
    ['a text', '"sb_secret_verySecret"', 'SUPABASE_SECRET_KEYS is JSON, but no object of keys by name.'],
    ['null', 'null', 'SUPABASE_SECRET_KEYS is JSON, but no object of keys by name.'],
    [
      'a key that is not a string',
      '{"default":{"key":"sb_secret_verySecret"}}',
      'SUPABASE_SECRET_KEYS holds a key that is',
    ],
    ['an empty key', '{"default":""}', 'SUPABASE_SECRET_KEYS holds a key that is no text.'],
  ])('that is %s is named, and its value not repeated, even if the former name is set', (_what, json, message) => {
    const text = messageOf(() => secretKey({ SUPABASE_SECRET_KEYS: json, SUPABASE_SERVICE_ROLE_KEY: 'ey.J.x' }))
    expect(text).toContain(message)
    expect(text).toContain('{"default":"sb_secret_…"}')
    expect(text).not.toContain('verySecret')
  })

  it.each([{}, { SUPABASE_SECRET_KEYS: ' ' }, { SUPABASE_SECRET_KEYS: '{}' }])(
    'missing in %j is reported by both names',
    (none) => {
      expect(messageOf(() => secretKey(none))).toMatch(/^SUPABASE_SECRET_KEYS is missing\..*SUPABASE_SERVICE_ROLE_KEY/)
    },
  )
})

it('the publishable key of an Edge Function is read by its two names likewise', () => {
  expect(publishableKey({ SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a"}' })).toBe('sb_publishable_a')
  expect(publishableKey({ SUPABASE_ANON_KEY: 'ey.J.x' })).toBe('ey.J.x')
  expect(messageOf(() => publishableKey({}))).toMatch(/^SUPABASE_PUBLISHABLE_KEYS is missing\..*SUPABASE_ANON_KEY/)
})

it.each(['SUPABASE_URL', 'SMTP_URL', 'SEND_EMAILS_KEY'])(
  'a missing %s is reported by its name, with its purpose',
  (name) => {
    for (const settings of [{}, { [name]: ' ' }])
      expect(messageOf(() => requiredSetting(settings, name))).toMatch(
        RegExp(`^${name} is missing\\. It is .+(npx supabase secrets set ${name}=|Supabase sets it)`),
      )
  },
)

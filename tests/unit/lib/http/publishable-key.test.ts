import { expect, it } from 'vitest'
import { checkedPublishableKey, isSecretKey } from '../../../../src/lib/http/publishable-key'

const legacy = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.tail`

it.each(['sb_secret_nobody_may_read_this', legacy({ iss: 'supabase', role: 'service_role' })])(
  'the secret key %s is refused before a build embeds it',
  (key) => {
    expect(isSecretKey(key)).toBe(true)
    expect(() => checkedPublishableKey(key)).toThrow('PUBLIC_SUPABASE_ANON_KEY is a secret key')
  },
)

it.each(['', 'sb_publishable_abc', legacy({ iss: 'supabase', role: 'anon' }), 'head.no-json.tail'])(
  'the key “%s” is for browsers',
  (key) => expect(checkedPublishableKey(key)).toBe(key),
)

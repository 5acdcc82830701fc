import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, it, vi } from 'vitest'
import { readTimeoutMs, sessionFetch } from '../../../../src/lib/http/session-fetch'

afterEach(() => vi.unstubAllGlobals())

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

it.each([
  ['two hours fast', -7200],
  ['two hours slow', 7200],
])('a session is refreshed after its expiry and not before, with a clock that is %s', async (_what, ahead) => {
  const serverNow = () => Math.round(Date.now() / 1000) + ahead
  let refreshes = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('refresh_token')) refreshes++
    const expires_at = serverNow() + 3600
    const token = `${part({ alg: 'HS256' })}.${part({ exp: expires_at })}.${part({})}`
    const session = { access_token: token, refresh_token: 'a', token_type: 'bearer', expires_in: 3600, expires_at }
    return new Response(JSON.stringify({ ...session, user: { id: 'a' } }))
  })
  const client = createClient('http://backend.invalid', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: sessionFetch },
  })
  expect((await client.auth.signInWithPassword({ email: 'a@b.co', password: 'secret' })).error).toBeNull()
  for (let call = 0; call < 13; call++) await client.auth.getSession()
  expect(refreshes).toBe(0)
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  await client.auth.getSession()
  vi.useRealTimers()
  expect(refreshes).toBe(1)
})

it('an invalid JSON response differs from a missing response', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Hello</h1>'))
  const client = createClient('http://backend.invalid', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: sessionFetch },
  })
  const { error } = await client.auth.signInWithPassword({ email: 'a@b.co', password: 'secret' })
  expect(error?.status).toBe(500)
})

it('a read without a response ends; an upload does not', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
  )
  try {
    const ended: string[] = []
    const request = (method: string) =>
      sessionFetch('http://backend.invalid/rest/v1/staff', { method }).catch(() => ended.push(method))
    void request('GET')
    void request('POST')
    await vi.advanceTimersByTimeAsync(readTimeoutMs - 1)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(100 * readTimeoutMs)
    expect(ended).toEqual(['GET'])
  } finally {
    vi.useRealTimers()
  }
})

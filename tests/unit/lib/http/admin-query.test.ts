import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../../src/lib/http/supabase')
  vi.resetModules()
})

it('a refusal without a session says what to do', async () => {
  const { $session } = await import('../../../../src/lib/http/admin-session')
  $session.set({ status: 'expired' })
  const { runQuery } = await import('../../../../src/lib/http/admin-query')
  const never = Promise.reject(new Error('sent'))
  never.catch(() => {})
  const message = 'Your session has ended. Sign in, then try again.'
  expect(await runQuery(never)).toMatchObject({ ok: false, failure: { message } })
})

it.each([
  ['no response', 'AuthRetryableFetchError', 'unreachable'],
  ['a refusal', 'AuthApiError', 'refused'],
])('an expired session whose refresh got %s is reported as such', async (_what, name, kind) => {
  const auth = { getSession: () => Promise.resolve({ data: { session: null }, error: { name, message: name } }) }
  vi.resetModules()
  vi.doMock('../../../../src/lib/http/supabase', () => ({ supabase: () => ({ auth }) }))
  const { runQuery } = await import('../../../../src/lib/http/admin-query')
  const never = Promise.reject(new Error('sent'))
  never.catch(() => {})
  expect(await runQuery(never)).toMatchObject({ ok: false, failure: { kind } })
})

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../../src/lib/http/supabase')
  vi.resetModules()
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

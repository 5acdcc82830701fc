import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../../src/lib/http/supabase')
  vi.resetModules()
})

/** The session after its check, when the account is requested with this response. */
async function statusAfter(response: object) {
  const query = { select: () => query, eq: () => query, is: () => query, maybeSingle: () => Promise.resolve(response) }
  const session = { user: { id: 'a', email: 'a@b.co', created_at: '' } }
  const auth = {
    getSession: () => Promise.resolve({ data: { session }, error: null }),
    onAuthStateChange: () => undefined,
  }
  vi.resetModules()
  vi.doMock('../../../../src/lib/http/supabase', () => ({
    sessionKey: 'admin_session',
    supabase: () => ({ auth, from: () => query }),
  }))
  const { checkSession, $session } = await import('../../../../src/lib/http/admin-session')
  await checkSession()
  return $session.get().status
}

it.each([
  ['its account', { data: { name: 'Ada', role: 'reader' }, error: null, status: 200 }, 'signed-in'],
  ['no account', { data: null, error: null, status: 200 }, 'signed-out'],
  ['an expired token', { data: null, error: { message: 'JWT expired', code: 'PGRST303' }, status: 401 }, 'signed-out'],
  ['no right', { data: null, error: { message: 'permission denied', code: '42501' }, status: 403 }, 'signed-out'],
  ['a fault of the database', { data: null, error: { message: 'io', code: '58030' }, status: 500 }, 'unknown'],
  ['a fault without a code', { data: null, error: { message: 'Internal Server Error' }, status: 500 }, 'unknown'],
  ['a restart', { data: null, error: { message: 'starting up', code: '57P03' }, status: 500 }, 'unknown'],
  ['no response', { data: null, error: { message: 'Failed to fetch' }, status: 0 }, 'unknown'],
])('a stored session that gets %s is then known as such', async (_what, response, status) =>
  expect(await statusAfter(response)).toBe(status),
)

import { afterEach, describe, expect, it, vi } from 'vitest'

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

describe('Unsaved input of one account, when another signs in', () => {
  afterEach(() => vi.unstubAllGlobals())
  const draft = JSON.stringify({ values: { note: 'Rang.' }, step: 1 })

  /** Signs in after an account had this tab; returns whose input it may be. */
  async function signInAs(id: string, { drafts, reloads }: { drafts: boolean; reloads: boolean }) {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    }
    const names = {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }
    vi.stubGlobal('sessionStorage', new Proxy(storage, names))
    vi.stubGlobal('localStorage', new Proxy(storage, names))
    let user = { id: 'ada', email: 'ada@b.co', created_at: '' }
    const account = () => Promise.resolve({ data: { name: user.id, role: 'negotiator' }, error: null, status: 200 })
    const query = { select: () => query, eq: () => query, is: () => query, maybeSingle: account }
    const auth = {
      getSession: () => Promise.resolve({ data: { session: { user } }, error: null }),
      onAuthStateChange: () => undefined,
    }
    vi.resetModules()
    vi.doMock('../../../../src/lib/http/supabase', () => ({
      sessionKey: 'admin_session',
      supabase: () => ({ auth, from: () => query }),
    }))
    const open = () => import('../../../../src/lib/http/admin-session')
    await (await open()).checkSession()
    if (drafts) stored.set('admin:follow-up inquiry:a', draft)
    if (reloads) vi.resetModules()
    else (await open()).$session.set({ status: 'expired' })
    user = { ...user, id }
    const session = await open()
    await session.checkSession()
    return { ...session, stored }
  }
  it('is said to be the first one’s, above the same screen or after a reload', async () => {
    for (const drafts of [true, false])
      expect((await signInAs('tom', { drafts, reloads: false })).$otherAuthor.get()).toBe('ada')
    expect((await signInAs('tom', { drafts: true, reloads: true })).$otherAuthor.get()).toBe('ada')
    expect((await signInAs('tom', { drafts: false, reloads: true })).$otherAuthor.get()).toBeNull()
  })
  it('is nothing to ask about if the same account signs in again', async () => {
    for (const reloads of [true, false])
      expect((await signInAs('ada', { drafts: true, reloads })).$otherAuthor.get()).toBeNull()
  })
  it('becomes the second one’s once taken over, and is otherwise dropped', async () => {
    const { takeOverDrafts, checkSession, $otherAuthor, hasDrafts, dropDrafts } = await signInAs('tom', {
      ...{ drafts: true, reloads: false },
    })
    await checkSession()
    expect($otherAuthor.get()).toBe('ada')
    takeOverDrafts()
    await checkSession()
    expect([$otherAuthor.get(), hasDrafts()]).toEqual([null, true])
    dropDrafts()
    expect(hasDrafts()).toBe(false)
  })
})

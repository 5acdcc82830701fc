import { vi } from 'vitest'

export const supabaseClient = '../../../../src/lib/http/supabase'

type Response = { data: unknown; error: { message: string; code?: string } | null; status: number }
export const responseOf = (data: unknown): Response => ({ data, error: null, status: 200 })
export const accountOf = (role: string) => responseOf({ name: 'Ada', role })
export const forbidden: Response = { data: null, error: { message: 'permission denied', code: '42501' }, status: 403 }
export const noResponse: Response = { data: null, error: { message: 'Failed to fetch' }, status: 0 }

/**
 * The queries of the admin, over a database that gives these responses by table. The session was valid before, and an
 * administrator's.
 */
export async function withResponses(responses: Record<string, Response[]>) {
  const requested: string[] = []
  const next = (table: string) => {
    requested.push(table)
    return Promise.resolve(responses[table]?.shift() ?? responseOf([]))
  }
  const queryOf = (table: string): unknown =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          name === 'then'
            ? (resolve: (response: Response) => unknown, reject: () => void) => next(table).then(resolve, reject)
            : () => queryOf(table),
      },
    )
  const session = { user: { id: 'a', email: 'a@b.co', created_at: '' } }
  const auth = {
    getSession: () => Promise.resolve({ data: { session }, error: null }),
    onAuthStateChange: () => undefined,
  }
  vi.resetModules()
  vi.doMock(supabaseClient, () => ({
    sessionKey: 'admin_session',
    supabase: () => ({ auth, from: queryOf, rpc: queryOf }),
  }))
  const { $account, $session } = await import('../../../../src/lib/http/admin-session')
  $account.set({ id: 'a', email: 'a@b.co', name: 'Ada', role: 'administrator' })
  $session.set({ status: 'signed-in' })
  return { requested, $session }
}

export function forgetResponses() {
  vi.doUnmock(supabaseClient)
  vi.resetModules()
}

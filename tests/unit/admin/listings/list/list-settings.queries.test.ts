import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { storeSettings } from '../../../../../src/admin/listings/list/list-settings.queries'
import { success } from '../../../../../src/lib/http/result'

const adminQuery = '../../../../../src/lib/http/admin-query'
const runQuery = vi.fn<(query: { body: unknown }) => unknown>(() => success({ data: null, count: 0 }))
beforeAll(() => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  vi.doMock(adminQuery, () => ({ runQuery }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

const store = async (...values: Parameters<typeof storeSettings>) => {
  const queries = await import('../../../../../src/admin/listings/list/list-settings.queries')
  await queries.storeSettings(...values)
  return runQuery.mock.lastCall?.[0].body
}

it('A choice of columns fails without an account, so that the list can say that it is not stored', () =>
  expect(store(null, { columns: ['price'] })).rejects.toThrow('Nobody is signed in.'))

it('A choice of columns leaves the saved filters as stored, and a saved filter the columns', async () => {
  const camden = { name: 'Camden', search: 'area=Camden' }
  expect(await store({ id: 'a' }, { columns: ['price'] })).toEqual({ user_id: 'a', list_columns: ['price'] })
  expect(await store({ id: 'a' }, { changeSaved: () => [camden] })).toEqual({ user_id: 'a', saved_filters: [camden] })
})

it('A saved filter joins those that another tab has saved meanwhile', async () => {
  const [camden, bow] = ['Camden', 'Bow'].map((name) => ({ name, search: `area=${name}` }))
  runQuery.mockReturnValueOnce(success({ data: [{ list_columns: null, saved_filters: [camden] }], count: 1 }))
  const body = await store({ id: 'a' }, { changeSaved: (stored) => [...stored, bow!] })
  expect(body).toEqual({ user_id: 'a', saved_filters: [camden, bow] })
})

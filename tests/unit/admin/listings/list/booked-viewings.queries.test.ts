import { afterAll, expect, it, vi } from 'vitest'
import { success } from '../../../../../src/lib/http/result'

const adminQuery = '../../../../../src/lib/http/admin-query'
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('The viewings of many listings are counted in several requests', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  const runQuery = vi.fn(() => Promise.resolve(success({ data: null, count: 2 })))
  vi.doMock(adminQuery, () => ({ runQuery }))
  vi.resetModules()
  const { countBookedViewings } = await import('../../../../../src/admin/listings/list/booked-viewings.queries')
  expect(await countBookedViewings(Array.from({ length: 100 }, () => crypto.randomUUID()))).toBe(4)
  expect(runQuery).toHaveBeenCalledTimes(2)
})

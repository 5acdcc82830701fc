import { afterAll, expect, it, vi } from 'vitest'
import { success } from '../../../../src/lib/http/result'

const adminQuery = '../../../../src/lib/http/admin-query'
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('The viewings of many listings are counted in several requests at once', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  const responses: (() => void)[] = []
  const response = success({ data: null, count: 2 })
  const runQuery = vi.fn(() => new Promise((resolve) => responses.push(() => resolve(response))))
  vi.doMock(adminQuery, () => ({ runQuery }))
  vi.resetModules()
  const { countBookedViewings } = await import('../../../../src/admin/listings/booked-viewings.queries')
  const count = countBookedViewings(Array.from({ length: 100 }, () => crypto.randomUUID()))
  expect(runQuery).toHaveBeenCalledTimes(2)
  for (const respond of responses) respond()
  expect(await count).toBe(4)
})

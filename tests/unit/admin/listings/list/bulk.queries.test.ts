import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { failed } from '../../../../../src/lib/http/result'

const adminQuery = '../../../../../src/lib/http/admin-query'
beforeAll(() => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.doMock(adminQuery, () => ({ runQuery: () => failed('unreachable', 'Gateway Timeout') }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock(adminQuery)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

it('A change whose response was lost may have been stored; a check changes nothing', async () => {
  const { changeListings } = await import('../../../../../src/admin/listings/list/bulk.queries')
  await expect(changeListings([])).rejects.toThrow(/^The change may have been stored: the server did not answer/)
  await expect(changeListings([], true)).rejects.toThrow(/^Nothing was changed: the server did not answer/)
})

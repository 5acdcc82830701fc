import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { noRecord } from '../../../../../src/admin/listings/listing-record'
import { success } from '../../../../../src/lib/http/result'
import { filled } from './listing-values'

const rest = '../../../../../src/lib/http/rest'
beforeAll(() => {
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
  vi.doMock(rest, async (original) => ({
    ...(await original<object>()),
    queryResult: () => Promise.resolve(success(null)),
  }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock(rest)
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('A listing that was deleted meanwhile is said to be, and does not empty the form', async () => {
  const { storeListing } = await import('../../../../../src/admin/listings/form/store-listing')
  const id = '3f0c6a0e-0000-4000-8000-000000000000'
  const stored = { ...filled, record: { ...noRecord, owner_name: 'Ada' } }
  const values = { ...stored, record: { ...noRecord, owner_name: 'Adaeze' } }
  const request = { id, isNew: false, version: '2026-12-01', stored, base: stored, values }
  await expect(storeListing(request)).rejects.toThrow('This listing has been deleted.')
})

import { afterAll, expect, it, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})
vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable_a')
vi.spyOn(console, 'error').mockImplementation(() => {})
const { explained } = await import('../../../../src/admin/listings/error-messages')

it.each([
  ['new row violates row-level security policy for table "properties"', 'this account may not change listings.'],
  [
    'Only a negotiator or an administrator changes listings.',
    'Only a negotiator or an administrator changes listings.',
  ],
])('A change that is forbidden says why: %s', async (message, shown) => {
  const result = await explained('Nothing was changed', { kind: 'refused', message, code: '42501' })
  expect(!result.ok && result.failure.message).toBe(`Nothing was changed: ${shown}`)
})

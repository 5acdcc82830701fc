import { afterEach, expect, it, vi } from 'vitest'
import { failed, type Result, success } from '../../../../src/lib/http/result'

afterEach(() => {
  vi.doUnmock('../../../../src/lib/http/rest')
  vi.resetModules()
})

async function requiresEmail(result: Result<boolean | null>) {
  vi.doMock('../../../../src/lib/http/rest', () => ({ queryResult: () => Promise.resolve(result) }))
  vi.doMock('../../../../src/lib/http/supabase', () => ({ supabase: () => ({ rpc: () => null }) }))
  vi.resetModules()
  const { signInRequiresEmail } = await import('../../../../src/admin/session/account-access.queries')
  return signInRequiresEmail()
}

it('The sign-in asks for an email if there are several accounts, or if it cannot know', async () => {
  expect(await requiresEmail(success(false))).toBe(false)
  expect(await requiresEmail(success(true))).toBe(true)
  expect(await requiresEmail(failed('unreachable', ''))).toBe(true)
})

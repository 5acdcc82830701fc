import { expect, it, vi } from 'vitest'
import { testChromiumPath } from '../../../../scripts/lib/browser'

it('A browser that CHROMIUM_PATH names and that does not exist is an error, not another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/chromium')
  await expect(testChromiumPath()).rejects.toThrow('CHROMIUM_PATH is /no/chromium, which does not exist.')
  vi.unstubAllEnvs()
})

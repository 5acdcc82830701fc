import { expect, it, vi } from 'vitest'
import { contentFrom } from '../../../../src/domain/site-content/site-content.queries'
import { defaultContent } from '../../../../src/domain/site-content/site-content'
import { failed, success } from '../../../../src/lib/http/result'

const missing = failed('refused', 'no such table', { code: 'PGRST205' })
const busy = failed('refused', 'canceling statement due to statement timeout', { code: '57014' })
const away = failed('unreachable', 'fetch failed')

it('A build with a named backend stops if what staff change cannot be read, except in an older database', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(contentFrom(success({ notice: 'Back soon.' }), true)).toMatchObject({ notice: 'Back soon.', available: true })
  expect(contentFrom(missing, true)).toEqual({ ...defaultContent, available: false })
  for (const result of [busy, away]) {
    expect(() => contentFrom(result, true)).toThrow(/could not be read .*Nothing is built/)
    // The pages ask for it in the browser.
    expect(contentFrom(result, false)).toEqual({ ...defaultContent, available: true })
  }
  expect(warned).toHaveBeenCalledTimes(3)
  warned.mockRestore()
})

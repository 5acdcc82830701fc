import { expect, it, vi } from 'vitest'
import { availability } from '../../../../src/domain/listing/availability'
import { expiringData } from '../../../../src/domain/listing/expiring-text'

it('A page that was built earlier shows “Now” from the day on which a home is available', async () => {
  const element = { dataset: { expiring: expiringData(availability('2026-12-01')) }, textContent: '' }
  const listen = vi.fn<(type: string, refresh: () => void) => void>()
  vi.stubGlobal('document', { querySelectorAll: () => [element] })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('clockOffset', 0)
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00Z') })
  await import('../../../../src/domain/listing/refresh-expiring-texts')
  expect(element.textContent).toBe('1 December 2026')
  vi.setSystemTime(new Date('2026-12-01T00:00Z'))
  listen.mock.calls[0]?.[1]()
  expect(element.textContent).toBe('Now')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

import { afterEach, expect, it, vi } from 'vitest'
import { hoursOn, isOpenAt } from '../../../../src/lib/time/opening-hours'
import { christmas } from './christmas'

afterEach(() => vi.unstubAllGlobals())

it('The office has the hours of a special day, even on a bank holiday', () => {
  const open = { day: '2026-12-25', opens: 600, closes: 660, name: 'Open house' }
  expect(hoursOn('2026-12-25', [open])).toEqual({ opens: 600, closes: 660 })
  expect(hoursOn('2026-12-24', christmas)?.closes).toBe(780)
  expect(hoursOn('2026-12-29', christmas)).toBeNull()
  expect(hoursOn('2026-12-23', christmas)).toEqual(hoursOn('2026-12-22'))
})

it('A page takes the special days from its strip of opening hours', () => {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => JSON.stringify(christmas) }) })
  expect(isOpenAt('2026-12-24T13:00')).toBe(false)
  expect(isOpenAt('2026-12-24T13:00', [])).toBe(true)
  vi.stubGlobal('document', { querySelector: () => null })
  expect(isOpenAt('2026-12-24T13:00')).toBe(true)
})

import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../../src/lib/time/format-day'

describe('Days', () => {
  it('are London days, whatever the offset says', () => {
    expect(formatDay('2026-12-01')).toBe('1 December 2026')
    expect(formatDay('2026-06-30T23:30:00Z')).toBe('1 July 2026')
  })
})

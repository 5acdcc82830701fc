import { describe, expect, it } from 'vitest'
import { day } from '../../../src/schemas/day'

describe('A day of a list', () => {
  it('is written in words, and read as ISO', () => expect(day.parse('11 December 2026')).toBe('2026-12-11'))

  it.each([null, '', '11/12/2026', '2026-12-11', '31 November 2026', 20_261_211])('is not %s', (value) => {
    expect(day.safeParse(value).error?.issues[0]?.message).toMatch(/^write a day that exists, in words/)
  })
})

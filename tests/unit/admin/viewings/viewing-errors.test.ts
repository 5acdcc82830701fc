import { describe, expect, it } from 'vitest'
import { latestStart } from '../../../../src/admin/viewings/viewing-errors'
import { londonDay } from '../../../../src/lib/time/london-time'

describe('The latest start of a viewing', () => {
  it.each([
    ['2026-11-28T10:00:00Z', '2027-11-28'],
    // At the end of a year, and at the end of February before and in a leap year.
    ['2026-12-31T10:00:00Z', '2027-12-31'],
    ['2027-02-28T10:00:00Z', '2028-02-28'],
    ['2028-02-28T10:00:00Z', '2029-02-28'],
    ['2028-02-29T10:00:00Z', '2029-02-28'],
    // In London it is the next day already.
    ['2027-06-30T23:30:00Z', '2028-07-01'],
  ])('at %s is on %s', (now, day) => expect(londonDay(latestStart(new Date(now)))).toBe(day))
})

import { describe, expect, it } from 'vitest'
import { waitingTime } from '../../../../src/admin/enquiries/waiting-time'
import { christmas } from '../../lib/time/christmas'

describe('The waiting time', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  it.each([
    [0, 'just now', false],
    [-5000, 'just now', false],
    [59_999, 'just now', false],
    [minute, '1 minute', false],
    [59 * minute, '59 minutes', false],
    [hour, '1 hour', false],
    [2.9 * hour, '2 hours', false],
    [day - 1, '23 hours', false],
    [day + 1, '1 day', true],
    [3 * day, '3 days', true],
    [400 * day, '400 days', true],
  ])('after %d ms is %s', (passed, text, late) => expect(waitingTime(ago(passed), now, [])).toEqual({ text, late }))
  it.each([
    ['2026-11-29T16:00:00Z', false],
    ['2026-11-30T09:59:00Z', false],
    ['2026-11-30T10:01:00Z', true],
  ])('of an enquiry of Saturday afternoon, on %s, is late: %s', (at, late) =>
    expect(waitingTime('2026-11-28T15:30:00Z', new Date(at), []).late).toBe(late),
  )
  it('knows the special days of the office', () => {
    const at = new Date('2026-12-30T12:00:00Z')
    expect(waitingTime('2026-12-24T12:30:00Z', at, []).late).toBe(true)
    expect(waitingTime('2026-12-24T12:30:00Z', at, christmas).late).toBe(false)
  })
})

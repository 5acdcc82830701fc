import { afterEach, expect, it } from 'vitest'
import { londonWallTime } from '../../../src/lib/time/london-time'
import { resetHours, setHours } from './with-hours'

const now = '2026-11-23T14:37'

async function withHours(opens: number, closes: number) {
  setHours([1, 2, 3, 4, 5, 6, 7].map(() => ({ opens, closes })))
  return {
    ...(await import('../../../src/domain/enquiry/reply-templates')),
    ...(await import('../../../src/domain/enquiry/viewing-hours')),
  }
}
afterEach(resetHours)

it('An office that opens in the afternoon offers viewings in the afternoon', async () => {
  const { nextTimes } = await withHours(13 * 60, 17 * 60)
  expect(nextTimes(new Date(`${now}Z`), []).map(londonWallTime)).toEqual(['2026-11-24T13:00', '2026-11-25T16:00'])
})

it('An office that is never open for a whole viewing offers none', async () => {
  const { nextTimes, firstViewingDay } = await withHours(9 * 60, 9 * 60 + 20)
  expect(nextTimes(new Date(`${now}Z`), [])).toEqual([])
  expect(firstViewingDay(now)).toBe('2026-11-23')
})

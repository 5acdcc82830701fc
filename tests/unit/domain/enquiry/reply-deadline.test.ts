import { describe, expect, it } from 'vitest'
import { replyDeadline, formatReplyDeadline } from '../../../../src/domain/enquiry/reply-deadline'
import { londonWallTime, parseLondonTime } from '../../../../src/lib/time/london-time'
import { christmas } from '../../lib/time/christmas'

/** A London time of arrival, and the reply deadline. */
const cases: [why: string, received: string, by: string][] = [
  ['a weekday morning', '2026-11-23T10:00', '2026-11-24T10:00'],
  ['a weekday afternoon', '2026-11-23T14:37', '2026-11-24T14:30'],
  ['the minute of opening', '2026-11-23T09:00', '2026-11-23T18:30'],
  ['the last minute before closing', '2026-11-23T18:29', '2026-11-24T18:00'],
  ['the minute of closing', '2026-11-23T18:30', '2026-11-24T18:30'],
  ['a weekday evening', '2026-11-23T22:15', '2026-11-24T18:30'],
  ['the night', '2026-11-24T03:00', '2026-11-24T18:30'],
  ['just after midnight', '2026-11-24T00:00', '2026-11-24T18:30'],
  ['a quarter of an hour after opening', '2026-11-24T09:15', '2026-11-25T09:00'],
  ['a Thursday afternoon', '2026-11-26T17:00', '2026-11-27T17:00'],
  ['a Friday morning before Saturday opens', '2026-11-27T09:30', '2026-11-27T18:30'],
  ['a Friday noon', '2026-11-27T12:00', '2026-11-28T12:00'],
  ['a Friday evening', '2026-11-27T20:00', '2026-11-28T16:00'],
  ['a Saturday morning', '2026-11-28T09:00', '2026-11-28T16:00'],
  ['an hour before Saturday closes', '2026-11-28T15:00', '2026-11-28T16:00'],
  ['less than an hour before Saturday closes', '2026-11-28T15:01', '2026-11-30T10:00'],
  ['a Saturday night', '2026-11-28T23:59', '2026-11-30T10:00'],
  ['a Sunday morning, when Monday opens for under an hour in time', '2026-11-29T09:30', '2026-11-30T10:00'],
  ['a Sunday at ten', '2026-11-29T10:00', '2026-11-30T10:00'],
  ['a Sunday evening', '2026-11-29T21:00', '2026-11-30T18:30'],
  ['Christmas Eve in the morning', '2026-12-24T10:00', '2026-12-24T18:30'],
  ['Christmas Eve in the evening, before a long weekend', '2026-12-24T18:00', '2026-12-29T10:00'],
  ['Christmas Day', '2026-12-25T12:00', '2026-12-29T10:00'],
  ['Boxing Day, a Saturday', '2026-12-26T12:00', '2026-12-29T10:00'],
  ['New Year’s Eve in the evening', '2026-12-31T19:00', '2027-01-02T11:00'],
  ['Maundy Thursday in the evening', '2027-03-25T19:00', '2027-03-27T11:00'],
  ['Easter Sunday, whose Monday is closed', '2027-03-28T12:00', '2027-03-30T10:00'],
  ['the Saturday evening before the August bank holiday', '2027-08-28T18:00', '2027-08-31T10:00'],
  ['the Saturday before clocks go forward', '2027-03-27T12:00', '2027-03-27T16:00'],
  ['the Sunday when clocks go forward, on which no bank holiday follows', '2026-03-29T12:00', '2026-03-30T12:00'],
  ['the Saturday night before clocks go back', '2026-10-24T23:30', '2026-10-26T10:00'],
  ['the Sunday when clocks go back', '2026-10-25T12:00', '2026-10-26T12:00'],
]

describe('The reply deadline', () => {
  it.each(cases)('for %s, %s, is %s', (_why, received, by) => {
    expect(londonWallTime(replyDeadline(parseLondonTime(received)!, [], 24)!)).toBe(by)
  })

  it.each([
    [48, '2026-11-23T14:37', '2026-11-25T14:30'],
    [48, '2026-11-26T20:00', '2026-11-28T16:00'],
    [48, '2026-11-27T18:00', '2026-11-28T16:00'],
    [4, '2026-11-23T03:00', '2026-11-23T10:00'],
    [4, '2026-11-23T10:00', '2026-11-23T14:00'],
    [4, '2026-11-28T15:30', '2026-11-30T10:00'],
  ])('with a promise of %i hours, for %s, is %s', (hours, received, by) => {
    expect(londonWallTime(replyDeadline(parseLondonTime(received)!, [], hours)!)).toBe(by)
  })

  it.each([
    ['2026-12-24T10:00', '2026-12-24T13:00'],
    ['2026-12-24T12:30', '2027-01-02T11:00'],
    ['2026-12-28T20:00', '2027-01-02T11:00'],
  ])('with special days, for %s, is %s', (received, by) => {
    expect(londonWallTime(replyDeadline(parseLondonTime(received)!, christmas, 24)!)).toBe(by)
  })

  it('is never outside office hours, nor more than five days later', () => {
    for (let time = Date.UTC(2026, 0, 1, 0, 7); time < Date.UTC(2027, 0, 1); time += 47 * 60_000) {
      const by = replyDeadline(new Date(time))!
      expect(by.getTime()).toBeGreaterThan(time)
      expect(by.getTime() - time).toBeLessThanOrEqual(5 * 86_400_000)
    }
  })

  it.each([
    ['Europe/London', 'by Monday 30 November, 10 am in London'],
    ['Europe/Lisbon', 'by Monday 30 November, 10 am in London'],
    ['Africa/Lagos', 'by Monday 30 November, 10 am in London, 11 am in Lagos'],
    ['Asia/Shanghai', 'by Monday 30 November, 10 am in London, 6 pm in Shanghai'],
    ['Asia/Kolkata', 'by Monday 30 November, 10 am in London, 3:30 pm in Kolkata'],
    ['Pacific/Kiritimati', 'by Monday 30 November, 10 am in London, midnight on Tuesday 1 December in Kiritimati'],
    ['Etc/GMT-3', 'by Monday 30 November, 10 am in London, 1 pm in your time zone'],
  ])('in the time of %s is: %s', (timeZone, text) => {
    expect(formatReplyDeadline(parseLondonTime('2026-11-30T10:00')!, timeZone)).toBe(text)
  })
})

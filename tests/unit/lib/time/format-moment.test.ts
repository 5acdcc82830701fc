import { describe, expect, it } from 'vitest'
import * as chinese from '../../../../src/messages/zh/moments'
import { clockTime, formatMoment, shortLondonMoment } from '../../../../src/lib/time/format-moment'

describe('A moment in words', () => {
  it.each([
    ['2026-11-27T10:30:00Z', undefined, 'Friday 27 November, 10:30 am in London'],
    ['2026-11-27T10:30:00Z', 'Africa/Lagos', 'Friday 27 November, 10:30 am in London, 11:30 am in Lagos'],
    ['2026-11-27T10:30:00Z', 'Europe/Lisbon', 'Friday 27 November, 10:30 am in London'],
    ['2026-11-27T10:00:00Z', 'America/New_York', 'Friday 27 November, 10 am in London, 5 am in New York'],
    ['2026-11-27T11:00:00Z', 'Africa/Lagos', 'Friday 27 November, 11 am in London, noon in Lagos'],
    [
      '2026-11-27T19:30:00Z',
      'Asia/Shanghai',
      'Friday 27 November, 7:30 pm in London, 3:30 am on Saturday 28 November in Shanghai',
    ],
    [
      '2026-11-28T02:30:00Z',
      'America/New_York',
      'Saturday 28 November, 2:30 am in London, 9:30 pm on Friday 27 November in New York',
    ],
    [
      '2026-11-27T23:00:00Z',
      'Africa/Lagos',
      'Friday 27 November, 11 pm in London, midnight on Saturday 28 November in Lagos',
    ],
    ['2026-11-28T00:00:00Z', undefined, 'Saturday 28 November, midnight in London'],
    ['2026-11-27T12:30:00Z', 'Etc/GMT-1', 'Friday 27 November, 12:30 pm in London, 1:30 pm in your time zone'],
  ])('%s in %s: %s', (moment, zone, text) => expect(formatMoment(new Date(moment), zone)).toBe(text))

  it.each([
    // Lagos has no summer time.
    ['the day before the clocks go forward', '2027-03-27T10:30:00Z', '10:30 am in London, 11:30 am in Lagos'],
    ['the day the clocks go forward', '2027-03-28T09:30:00Z', '10:30 am in London'],
    ['the day before the clocks go back', '2026-10-24T09:30:00Z', '10:30 am in London'],
    ['the day the clocks go back', '2026-10-25T10:30:00Z', '10:30 am in London, 11:30 am in Lagos'],
  ])('on %s is London’s', (_day, moment, text) =>
    expect(formatMoment(new Date(moment), 'Africa/Lagos').split(/^[^,]+, /)[1]).toBe(text),
  )

  it('for staff names the zone as the visitor’s', () =>
    expect(
      formatMoment(new Date('2026-11-27T12:30:00Z'), 'Etc/GMT-1', { withoutCity: 'in the visitor’s time zone' }),
    ).toContain('1:30 pm in the visitor’s time zone'))

  it.each([
    ['Asia/Shanghai', '北京时间 11月28日（星期六）3:30（伦敦时间 11月27日 19:30）'],
    ['Europe/London', '伦敦时间 11月27日（星期五）19:30'],
    ['Europe/Paris', '巴黎时间 11月27日（星期五）20:30（伦敦时间 19:30）'],
    ['Africa/Lagos', '拉各斯时间 11月27日（星期五）20:30（伦敦时间 19:30）'],
    ['Etc/GMT-1', '您所在时区的时间 11月27日（星期五）20:30（伦敦时间 19:30）'],
  ])('in Chinese has the reader’s clock first, in %s', (zone, text) =>
    expect(formatMoment(new Date('2026-11-27T19:30:00Z'), zone, { messages: chinese })).toBe(text),
  )

  it('for a subject is short', () =>
    expect(['2026-11-27T10:30:00Z', '2027-07-01T11:00:00Z'].map((at) => shortLondonMoment(new Date(at)))).toEqual([
      'Fri 27 Nov, 10:30 am',
      'Thu 1 Jul, noon',
    ]))
})

it.each([
  [0, 'midnight'],
  [5, '12:05 am'],
  [60, '1 am'],
  [719, '11:59 am'],
  [720, 'noon'],
  [750, '12:30 pm'],
  [1110, '6:30 pm'],
  [1440, 'midnight'],
])('%i minutes after midnight is %s', (minutes, text) => expect(clockTime(minutes)).toBe(text))

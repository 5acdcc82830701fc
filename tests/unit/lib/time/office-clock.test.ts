import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { time } from '#messages/office-hours.ts'
import { holidayList } from '../../../../src/domain/site-content/bank-holidays'
import { daysAfter } from '../../../../src/lib/time/day-ms'
import { londonClock, officeState, timeAhead } from '../../../../src/lib/time/office-clock'
import { isOpenAt } from '../../../../src/lib/time/opening-hours'

// Visitors elsewhere have tests of their own.
beforeEach(() => void vi.stubEnv('TZ', 'Europe/London'))
afterEach(() => void vi.unstubAllEnvs())

describe('The office', () => {
  it.each([
    ['2026-11-23T09:41:00Z', true, 'open until 6:30 pm'],
    ['2026-11-23T08:59:00Z', false, 'opens today at 9 am'],
    ['2026-11-23T18:30:00Z', false, 'opens tomorrow at 9 am'],
    ['2026-11-21T15:59:00Z', true, 'open until 4 pm'],
    ['2026-11-21T16:00:00Z', false, 'opens Monday at 9 am'],
    // In summer London is an hour ahead of UTC.
    ['2026-07-06T08:00:00Z', true, 'open until 6:30 pm'],
    ['2026-07-06T17:30:00Z', false, 'opens tomorrow at 9 am'],
  ])('at %s: open is %s, “%s”', (moment, open, text) => expect(officeState(new Date(moment))).toEqual({ open, text }))
  it.each([
    // In Shanghai London’s tomorrow is today, and in Honolulu London’s today is tomorrow.
    ['2026-11-20T18:40:00Z', 'Asia/Shanghai', 'opens Saturday at 10 am'],
    ['2026-11-20T18:40:00Z', 'Asia/Dubai', 'opens tomorrow at 10 am'],
    ['2026-11-23T08:00:00Z', 'Pacific/Honolulu', 'opens Monday at 9 am'],
  ])('at %s, for a visitor in %s: “%s”', (moment, timeZone, text) => {
    vi.stubEnv('TZ', timeZone)
    expect(officeState(new Date(moment)).text).toBe(text)
  })
  describe('on special days', () => {
    const closed = { opens: null, closes: null }
    const days = [
      { day: '2026-12-24', opens: 600, closes: 840, name: 'Christmas Eve' },
      { day: '2026-12-25', ...closed, name: 'Christmas Day' },
      { day: '2026-12-26', ...closed, name: 'Boxing Day' },
      { day: '2026-12-28', ...closed, name: 'Boxing Day (substitute day)' },
    ]
    it.each([
      ['2026-12-23T19:00:00Z', false, 'opens tomorrow at 10 am'],
      ['2026-12-24T09:30:00Z', false, 'opens today at 10 am'],
      ['2026-12-24T12:00:00Z', true, 'open until 2 pm'],
      ['2026-12-24T14:00:00Z', false, 'opens Tuesday at 9 am'],
      ['2026-12-25T10:00:00Z', false, 'closed today, Christmas Day'],
      ['2026-12-27T10:00:00Z', false, 'opens Tuesday at 9 am'],
      ['2026-12-29T10:00:00Z', true, 'open until 6:30 pm'],
    ])('at %s: open is %s, “%s”', (moment, open, text) =>
      expect(officeState(new Date(moment), days)).toEqual({ open, text }),
    )
    it.each([
      // In Shanghai it is Saturday.
      ['Asia/Shanghai', 'closed Friday, Christmas Day'],
      ['Asia/Dubai', 'closed today, Christmas Day'],
    ])('for a visitor in %s: “%s”', (timeZone, text) => {
      vi.stubEnv('TZ', timeZone)
      expect(officeState(new Date('2026-12-25T17:00:00Z'), days).text).toBe(text)
    })
    it('says in how many days it opens if the weekday’s name would mean today', () => {
      const fortnight = Array.from({ length: 9 }, (_, n) => ({ day: `2027-03-0${n + 1}`, ...closed, name: 'Moving' }))
      expect(officeState(new Date('2027-02-27T17:00:00Z'), fortnight).text).toBe('opens in 11 days at 9 am')
    })
    it('uses London’s day, an hour ahead in summer', () =>
      expect(
        officeState(new Date('2026-08-30T23:30:00Z'), [{ day: '2026-08-31', ...closed, name: 'Bank holiday' }]).text,
      ).toBe('closed today, Bank holiday'))
  })
  describe('on bank holidays, which a page lists when it is built', () => {
    const holidays = holidayList('2026-11-28')
    it.each([
      ['2026-12-24T19:00:00Z', false, 'opens Tuesday at 9 am'],
      ['2026-12-25T10:00:00Z', false, 'closed today, bank holiday'],
      ['2026-12-28T10:00:00Z', false, 'closed today, bank holiday'],
    ])('at %s: open is %s, “%s”', (moment, open, text) =>
      expect(officeState(new Date(moment), [], holidays)).toEqual({ open, text }),
    )
    it('is open when reply deadlines and forms assume it, on each day of a year', () => {
      const special = [
        { day: '2026-12-24', opens: 540, closes: 700, name: 'Christmas Eve' },
        { day: '2026-12-28', opens: 600, closes: 840, name: 'Sale' },
        { day: '2026-12-30', opens: null, closes: null, name: 'Stocktaking' },
      ]
      for (let day = '2026-11-28'; day < '2027-11-28'; day = daysAfter(day, 1)) {
        const { open } = officeState(new Date(`${day}T11:45:00Z`), special, holidays)
        expect([day, open]).toEqual([day, isOpenAt(`${day}T${londonClock(new Date(`${day}T11:45Z`)).time}`, special)])
      }
    })
  })
  it('matches the time zone database for London, at every change for twenty years', () => {
    const formatter = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/London',
    })
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    for (let moment = Date.UTC(2024, 0, 1); moment < Date.UTC(2044, 0, 1); moment += 3_540_000) {
      const { day, time } = londonClock(new Date(moment))
      if (`${days[day]} ${time}` !== formatter.format(moment).replace(',', ''))
        expect.fail(new Date(moment).toISOString())
    }
  })
  it.each([
    ['2026-11-23T09:41:00Z', ['09:41', '10:41', '13:41', '17:41']],
    ['2026-07-05T23:30:00Z', ['00:30', '00:30', '03:30', '07:30']],
  ])('at %s the clocks of London, Lagos, Dubai and Shanghai show %j', (moment, clocks) => {
    const at = new Date(moment)
    expect([londonClock(at).time, timeAhead(1, at), timeAhead(4, at), timeAhead(8, at)]).toEqual(clocks)
    const zones = ['Europe/London', 'Africa/Lagos', 'Asia/Dubai', 'Asia/Shanghai']
    expect(
      zones.map((timeZone) => at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })),
    ).toEqual(clocks)
  })
  it('formats noon and midnight naturally', () =>
    expect([time(0), time(720), time(570)]).toEqual(['midnight', 'noon', '9:30 am']))
})

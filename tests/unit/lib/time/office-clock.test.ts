import { describe, expect, it } from 'vitest'
import { hourOf, londonClock, officeState, timeAhead } from '../../../../src/lib/time/office-clock'

describe('The office', () => {
  it.each([
    ['2026-11-23T09:41:00Z', true, 'open until 6.30 pm'],
    ['2026-11-23T08:59:00Z', false, 'opens today at 9 am'],
    ['2026-11-23T18:30:00Z', false, 'opens tomorrow at 9 am'],
    ['2026-11-21T15:59:00Z', true, 'open until 4 pm'],
    ['2026-11-21T16:00:00Z', false, 'opens Monday at 9 am'],
    // In summer London is an hour ahead of UTC.
    ['2026-07-06T08:00:00Z', true, 'open until 6.30 pm'],
    ['2026-07-06T17:30:00Z', false, 'opens tomorrow at 9 am'],
  ])('at %s: open is %s, “%s”', (moment, open, text) => expect(officeState(new Date(moment))).toEqual({ open, text }))
  it('keeps London’s clocks as the world’s table of zones does, at every change for twenty years', () => {
    const said = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/London',
    })
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    for (let moment = Date.UTC(2024, 0, 1); moment < Date.UTC(2044, 0, 1); moment += 3_540_000) {
      const { day, time } = londonClock(new Date(moment))
      if (`${days[day]} ${time}` !== said.format(moment).replace(',', '')) expect.fail(new Date(moment).toISOString())
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
  it('says noon and midnight as people do', () =>
    expect([hourOf(0), hourOf(720), hourOf(570)]).toEqual(['12 am', '12 pm', '9.30 am']))
})

import { describe, expect, it } from 'vitest'
import { officeHours, officeHoursText } from '../../src/hours'
import { checkedBackendUrl } from '../../src/lib/http/backend-url'
import { formatDay } from '../../src/lib/time/format-day'
import { areaPoint } from '../../src/lib/map/drawn-map'
import { formatPrice } from '../../src/lib/format/money'
import { hourOf, londonClock, officeState, timeAhead } from '../../src/lib/time/office-clock'
import { fingerprint } from '../../src/integrations/client-when/fingerprint'

describe('Prices', () => {
  it.each([
    [1250000, 'sale', '£1,250,000'],
    [4750, 'rent', '£4,750 pcm'],
    [2166.67, 'rent', '£2,167 pcm'],
    [999, 'sale', '£999'],
  ] as const)('%d for %s reads %s', (price, type, text) => expect(formatPrice(price, type)).toBe(text))
})

describe('Days', () => {
  it('are London days, whatever the offset says', () => {
    expect(formatDay('2026-12-01')).toBe('1 December 2026')
    expect(formatDay('2026-06-30T23:30:00Z')).toBe('1 July 2026')
  })
})

describe('The office', () => {
  it('has the hours that people read', () => {
    const clock = (minutes: number) =>
      `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`
    const said = officeHours.map((day) => (day ? `${clock(day.opens)} to ${clock(day.closes)}` : 'Closed'))
    const [weekdays, saturday, sunday] = officeHoursText.map(({ hours }) => hours)
    expect(said).toEqual([sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday])
  })
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

describe('Backend addresses', () => {
  it.each(['nonsense', 'ftp://a.example', '', 'javascript:alert(1)'])('refuses “%s”', (address) =>
    expect(() => checkedBackendUrl(address)).toThrow('Invalid Supabase URL format'),
  )
  it('loses a trailing slash', () =>
    expect(checkedBackendUrl('https://abc.supabase.co/')).toBe('https://abc.supabase.co'))
})

describe('A fingerprint', () => {
  const rows = [
    { id: 'a', price: 1 },
    { id: 'b', price: 2 },
  ]
  it('is the same whatever the order of columns', () =>
    expect(
      fingerprint([
        { price: 1, id: 'a' },
        { price: 2, id: 'b' },
      ]),
    ).toBe(fingerprint(rows)))
  it('changes with a value, with the order of rows and with a row gone', () => {
    const others = [
      [
        { id: 'a', price: 1 },
        { id: 'b', price: 3 },
      ],
      rows.toReversed(),
      rows.slice(1),
      [],
    ]
    for (const other of others) expect(fingerprint(other)).not.toBe(fingerprint(rows))
  })
})

it.each(['constructor', '__proto__', 'toString', 'Atlantis'])(
  'an area called %s is one that we have not drawn',
  (area) => {
    expect(areaPoint(area)).toEqual(areaPoint('Somewhere else'))
    expect(areaPoint('Camden')).not.toEqual(areaPoint(area))
  },
)

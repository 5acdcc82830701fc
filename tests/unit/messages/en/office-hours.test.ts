import { describe, expect, it } from 'vitest'
import * as english from '../../../../src/messages/en/office-hours'
import * as chinese from '../../../../src/messages/zh/office-hours'

/** Hours ahead of UTC, from the time zone database: `GMT+1` → 1. */
function offsetFromDatabase(timeZone: string, day: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return Number(/^GMT\+(\d\d):00$/.exec(name)?.[1])
}

describe.each([
  ['English', english.cities],
  ['Chinese', chinese.cities],
])('The clocks of the %s header', (_, cities) => {
  it('include Lagos, Dubai and Shanghai', () =>
    expect(cities.map(({ zone }) => zone).sort()).toEqual(['Africa/Lagos', 'Asia/Dubai', 'Asia/Shanghai']))

  it.each(cities)('$name is $utcOffset hours ahead of UTC, in winter and in summer', ({ zone, utcOffset }) => {
    expect(offsetFromDatabase(zone, '2026-01-15')).toBe(utcOffset)
    expect(offsetFromDatabase(zone, '2026-07-15')).toBe(utcOffset)
  })
})

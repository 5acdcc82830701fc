import { afterEach, describe, expect, it } from 'vitest'
import {
  otherZoneTime,
  fromPicker,
  londonDay,
  parseLondonTime,
  londonWallTime,
  pickerDate,
  typedDay,
} from '../../../../src/lib/time/london-time'
import { corpus, inAddress } from '../../../hostile'

const zone = process.env['TZ']

afterEach(() => void (zone === undefined ? delete process.env['TZ'] : (process.env['TZ'] = zone)))

describe('A time on London’s clocks', () => {
  it.each([
    ['winter', '2026-12-01T10:30', '2026-12-01T10:30:00.000Z'],
    ['summer', '2026-07-01T10:30', '2026-07-01T09:30:00.000Z'],
    ['the last half hour before the clocks go forward', '2027-03-28T00:30', '2027-03-28T00:30:00.000Z'],
    ['the first hour after they did', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
    ['the day after', '2027-03-29T10:00', '2027-03-29T09:00:00.000Z'],
    ['the hour that autumn repeats: the first of the two', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['the hour after it', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
    ['midnight', '2026-07-01T00:00', '2026-06-30T23:00:00.000Z'],
  ])('in %s is one moment, and back', (_when, wall, moment) => {
    expect(parseLondonTime(wall)?.toISOString()).toBe(moment)
    expect(londonWallTime(new Date(moment))).toBe(wall)
  })
  it.each(['2027-03-28T01:00', '2027-03-28T01:30', '2026-02-30T10:00', '2026-12-01', '2026-12-01T24:30', 'soon', ''])(
    '%s is invalid',
    (wall) => expect(parseLondonTime(wall)).toBeNull(),
  )
  it('after autumn’s repeated hour is correct', () => {
    expect(londonWallTime(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T01:30')
  })
  it.each(['Africa/Lagos', 'Asia/Shanghai', 'America/New_York', 'Pacific/Auckland', 'Europe/London'])(
    'passes a picker in %s unchanged',
    (timeZone) => {
      process.env['TZ'] = timeZone
      for (const wall of ['2026-12-01T10:30', '2027-03-28T09:00', '2026-10-25T01:30', '2027-07-01T23:30']) {
        expect(fromPicker(pickerDate(wall))).toBe(wall)
        expect(parseLondonTime(fromPicker(pickerDate(wall)))).toEqual(parseLondonTime(wall))
      }
      expect(fromPicker(pickerDate('2026-12-01'))).toBe('2026-12-01T00:00')
    },
  )
})

describe('Elsewhere', () => {
  it.each([
    ['2026-12-01T10:30:00Z', 'Africa/Lagos', '10:30 in London, 11:30 in Lagos'],
    // In summer Lagos and London agree.
    ['2026-07-01T09:30:00Z', 'Africa/Lagos', null],
    ['2026-12-01T18:30:00Z', 'Asia/Shanghai', '18:30 in London, 02:30 in Shanghai, on Wednesday 2 December'],
    ['2026-12-01T02:30:00Z', 'America/New_York', '02:30 in London, 21:30 in New York, on Monday 30 November'],
    ['2026-12-01T10:30:00Z', 'America/Argentina/Buenos_Aires', '10:30 in London, 07:30 in Buenos Aires'],
    ['2026-07-01T09:30:00Z', 'UTC', '10:30 in London, 09:30 in your time zone'],
    ['2026-12-01T10:30:00Z', 'Europe/London', null],
  ])('%s in %s: %s', (moment, timeZone, text) => expect(otherZoneTime(new Date(moment), timeZone)).toBe(text))
})

describe('A typed day', () => {
  it.each([
    ['1/12/2026', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    ['1 Dec 2026', '2026-12-01'],
    ['1st December 2026', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['1/12/2026 9:30', '2026-12-01T09:30'],
    ['1 December 2026, 14.30', '2026-12-01T14:30'],
    ['2026-12-01T14:30', '2026-12-01T14:30'],
    ['2026年12月1日', '2026-12-01'],
    ['2026年12月1日 14:30', '2026-12-01T14:30'],
    ['２０２６年１２月１日１４：３０', '2026-12-01T14:30'],
    ['2026年12月1日14点30分', '2026-12-01T14:30'],
    ['2026/12/1 9:30', '2026-12-01T09:30'],
    ['２０２６年 12 月 1 日 14:30', '2026-12-01T14:30'],
    ['2026年2月30日', null],
    ['29/2/2028', '2028-02-29'],
    ['29/2/2027', null],
    ['31/4/2027', null],
    ['12/31/2026', null],
    ['1 Foo 2026', null],
    ['1/12/26', null],
    ['1/12/2026 25:00', null],
    ['tomorrow', null],
    ['', null],
  ])('“%s” is %s', (text, day) => expect(typedDay(text)).toBe(day))
})

it('the day is London’s: in summer it begins an hour before UTC’s', () => {
  expect(londonDay(new Date('2027-04-05T23:30:00Z'))).toBe('2027-04-06')
  expect(londonDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-21')
})

it.each([...Object.values(corpus), ...inAddress])('%j is no day', (text) => expect(typedDay(text)).toBeNull())

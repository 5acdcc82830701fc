import { describe, expect, it } from 'vitest'
import {
  formatShortDay,
  formatShortMoment,
  formatShortTimestamp,
  formatLondonTime,
  formatCsvTimestamp,
} from '../../../../src/domain/staff/format-moments'
import { formatDay } from '../../../../src/lib/time/format-day'

it('A day is short in a list, in winter and in summer', () =>
  expect(['2027-03-03', '2027-07-01', ''].map(formatShortDay)).toEqual(['3 Mar 2027', '1 Jul 2027', '']))

it('A moment within a sentence is on the 24-hour clock, and never breaks into two lines', () =>
  expect(formatShortMoment(new Date('2026-07-01T14:30:00Z'))).toBe('Wed\u00A01\u00A0Jul,\u00A015:30'))

describe('A timestamp is in London time', () => {
  const summer = '2026-07-01T23:05:00+00:00'
  it('whole', () => expect(formatLondonTime(summer)).toBe('Thursday 2 July 2026, 00:05'))
  it('brief: the time if today, else the day', () => {
    expect(formatShortTimestamp(summer, new Date('2026-07-02T08:00:00Z'))).toBe('00:05')
    expect(formatShortTimestamp(summer, new Date('2026-07-01T20:00:00Z'))).toBe('2 Jul 2026')
  })
  it('that cannot be represented stays as written', () => {
    for (const say of [formatLondonTime, formatCsvTimestamp, (text: string) => formatShortTimestamp(text, new Date())])
      expect(say('infinity')).toBe('infinity')
    expect(formatDay('290000-01-01')).toBe('290000-01-01')
  })
  it('for a spreadsheet', () => expect(formatCsvTimestamp(summer)).toBe('2026-07-02 00:05'))
})

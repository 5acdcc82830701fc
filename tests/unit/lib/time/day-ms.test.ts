import { expect, it } from 'vitest'
import { daysAfter, daysFrom } from '../../../../src/lib/time/day-ms'

it('Days follow each other also where the clocks change', () =>
  expect(daysFrom('2026-03-28', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']))

it('A day has a next day, at a month’s and at a year’s end', () =>
  expect(['2026-03-28', '2026-12-31', '2028-02-28'].map((day) => daysAfter(day, 1))).toEqual([
    '2026-03-29',
    '2027-01-01',
    '2028-02-29',
  ]))

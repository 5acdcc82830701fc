import { expect, it } from 'vitest'
import { bankHolidaysFrom } from '../../../../src/domain/site-content/bank-holidays'

const namesBetween = (from: string, to: string) =>
  bankHolidaysFrom(from)
    .filter(({ day }) => day <= to)
    .map(({ day, name }) => `${new Date(day).toUTCString().slice(0, 11)}, ${name}`)

it('offers each bank holiday of England by its name, and no Sunday', () => {
  expect(namesBetween('2026-12-01', '2027-11-30')).toEqual([
    'Fri, 25 Dec, Christmas Day',
    'Sat, 26 Dec, Boxing Day',
    'Mon, 28 Dec, Boxing Day (substitute day)',
    'Fri, 01 Jan, New Year’s Day',
    'Fri, 26 Mar, Good Friday',
    'Mon, 29 Mar, Easter Monday',
    'Mon, 03 May, Early May bank holiday',
    'Mon, 31 May, Spring bank holiday',
    'Mon, 30 Aug, Summer bank holiday',
  ])
  expect(namesBetween('2027-12-01', '2028-11-30')).toEqual([
    'Sat, 25 Dec, Christmas Day',
    'Mon, 27 Dec, Christmas Day (substitute day)',
    'Tue, 28 Dec, Boxing Day (substitute day)',
    'Sat, 01 Jan, New Year’s Day',
    'Mon, 03 Jan, New Year’s Day (substitute day)',
    'Fri, 14 Apr, Good Friday',
    'Mon, 17 Apr, Easter Monday',
    'Mon, 01 May, Early May bank holiday',
    'Mon, 29 May, Spring bank holiday',
    'Mon, 28 Aug, Summer bank holiday',
  ])
})

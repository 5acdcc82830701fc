import { expect, it } from 'vitest'
import { upcomingDays, specialHoursText, withHolidays } from '../../../../src/domain/site-content/special-hours'

const day = (iso: string) => ({ day: iso, opens: null, closes: null, name: 'Christmas Day' })

it('formats special days like the usual hours', () => {
  expect(specialHoursText(day('2026-12-25'))).toEqual({
    day: 'Friday 25\u00A0December',
    hours: 'Closed, Christmas Day',
  })
  expect(specialHoursText({ day: '2026-12-24', opens: 630, closes: 840, name: 'Christmas Eve' }).hours).toBe(
    '10:30 AM to 2:00 PM, Christmas Eve',
  )
  expect(specialHoursText({ day: '2026-12-31', opens: 720, closes: 1440, name: 'Open house' }).hours).toBe(
    '12:00 PM to 12:00 AM, Open house',
  )
})
it('includes those of the next thirty days, and today’s', () =>
  expect(
    upcomingDays(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(day), '2026-12-01').map(
      (each) => each.day,
    ),
  ).toEqual(['2026-12-01', '2026-12-31']))

it('includes bank holidays, unless the office has special hours on one', () => {
  const eve = { day: '2026-12-24', opens: 540, closes: 780, name: 'Christmas Eve' }
  const open = { day: '2026-12-28', opens: 600, closes: 840, name: 'Sale' }
  expect(withHolidays([eve, open], '2026-12-25 2026-12-28')).toEqual([
    eve,
    { day: '2026-12-25', opens: null, closes: null, name: 'Bank holiday' },
    open,
  ])
})

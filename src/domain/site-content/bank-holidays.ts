import { daysFrom } from '../../lib/time/day-ms.ts'
import { isClosedHoliday } from '../../lib/time/opening-hours.ts'

const monthNames: Record<string, string> = { '01': 'New Year’s Day', '08': 'Summer bank holiday' }
const december: Record<string, string> = {
  25: 'Christmas Day',
  26: 'Boxing Day',
  27: 'Christmas Day (substitute day)',
  28: 'Boxing Day (substitute day)',
}

/** The name of an English bank holiday; marks substitute days. */
function nameOf(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  const weekday = new Date(day).getUTCDay()
  if (month === '12') return december[date] ?? 'Bank holiday'
  if (month === '01' && date !== '01') return 'New Year’s Day (substitute day)'
  if (month === '03' || month === '04') return weekday === 5 ? 'Good Friday' : 'Easter Monday'
  if (month === '05') return Number(date) <= 7 ? 'Early May bank holiday' : 'Spring bank holiday'
  return monthNames[month] ?? 'Bank holiday'
}

const yearAhead = 366

/** The bank holidays of a year from a day on, except weekdays on which the office is closed anyway. */
export const bankHolidaysFrom = (today: string): { day: string; name: string }[] =>
  daysFrom(today, yearAhead)
    .filter(isClosedHoliday)
    .map((day) => ({ day, name: nameOf(day) }))

// Cached: every page has the list.
const lists: Record<string, string> = {}
/** The same days as text, for pages: `2026-12-25 2026-12-26`. */
export const holidayList = (today: string) =>
  (lists[today] ??= bankHolidaysFrom(today)
    .map(({ day }) => day)
    .join(' '))

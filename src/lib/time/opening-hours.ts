// A copy of the office hours, for forms and for the desk. Shared with the script that every page has in itself, the
// hours would be a file of their own that this script waits for.
import { officeHours, officeHoursText } from '../../hours.ts?copy'
import { isBankHoliday } from './bank-holidays.ts'

export { officeHoursText }

/**
 * When the office opens and closes on a day in London (`2026-12-01`), in minutes after midnight; null where it stays
 * closed.
 */
export const hoursOn = (day: string) =>
  isBankHoliday(day) ? null : (officeHours[new Date(`${day}T12:00Z`).getUTCDay()] ?? null)

/** Whether the office is open when London's clocks show a wall time (`2026-12-01T10:30`). */
export function isOpenAt(wall: string): boolean {
  const hours = hoursOn(wall.slice(0, 10))
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return hours !== null && minutes >= hours.opens && minutes < hours.closes
}

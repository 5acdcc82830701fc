import { officeHours, officeHoursText } from '#agency/hours.ts'
import { isBankHoliday } from './bank-holidays.ts'

export { officeHoursText }

/** Opening hours of a London day (`2026-12-01`), in minutes after midnight; null when closed. */
export const hoursOn = (day: string) =>
  isBankHoliday(day) ? null : (officeHours[new Date(`${day}T12:00Z`).getUTCDay()] ?? null)

/** Whether the office is open at a London wall time (`2026-12-01T10:30`). */
export function isOpenAt(wall: string): boolean {
  const hours = hoursOn(wall.slice(0, 10))
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return hours !== null && minutes >= hours.opens && minutes < hours.closes
}

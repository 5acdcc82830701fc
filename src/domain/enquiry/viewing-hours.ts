import { or } from '#messages/enquiry.ts'
import { dayAfter } from '../../lib/time/london-time'
import type { SpecialDay } from '../../lib/time/office-clock'
import { hoursOn, officeHoursText } from '../../lib/time/opening-hours'
import { timeOfDay } from '../../lib/format/two-digits.ts'

// When a viewing may begin: in office hours, at the latest half an hour before closing. Wall times are London's.

const viewingMinutes = 30

export const viewingHoursText = officeHoursText
  .slice(0, 2)
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(or)

/** The first and last viewing time of a day (`2026-12-01T09:00`); null if the office is not open for one. */
export function viewingTimes(day: string, specialDays?: readonly SpecialDay[]): { first: string; last: string } | null {
  const hours = hoursOn(day, specialDays)
  return hours && hours.closes - hours.opens >= viewingMinutes
    ? { first: `${day}T${timeOfDay(hours.opens)}`, last: `${day}T${timeOfDay(hours.closes - viewingMinutes)}` }
    : null
}

/** Whether a viewing may begin at a wall time. */
export function inViewingHours(wall: string, specialDays?: readonly SpecialDay[]): boolean {
  const times = viewingTimes(wall.slice(0, 10), specialDays)
  return times !== null && wall >= times.first && wall <= times.last
}

/** Moves a time to the nearest viewing time of the same day. */
export function withinViewingHours(wall: string): string {
  const times = wall ? viewingTimes(wall.slice(0, 10)) : null
  if (!times || inViewingHours(wall)) return wall
  return wall < times.first ? times.first : times.last
}

/** The first day from a wall time on with a viewing time left. */
export function firstViewingDay(now: string): string {
  let day = now.slice(0, 10)
  while ((viewingTimes(day)?.last ?? '') <= now) day = dayAfter(day)
  return day
}

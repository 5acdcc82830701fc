import { or } from '#messages/enquiry.ts'
import { daysFrom } from '../../lib/time/day-ms.ts'
import type { SpecialDay } from '../../lib/time/office-clock'
import { daysSearched, hoursOn, isByAppointment, officeHoursText } from '../../lib/time/opening-hours'
import { timeOfDay } from '../../lib/format/two-digits.ts'

// When a viewing may begin: in office hours, at the latest half an hour before closing; at any time of a day
// that is not closed if the office is open by appointment only. Wall times are London's.

const viewingMinutes = 30
const wholeDay = { opens: 0, closes: 24 * 60 }

export const viewingHoursText = officeHoursText
  .slice(0, 2)
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(or)

/** The first and last viewing time of a day (`2026-12-01T09:00`); null if the office is not open for one. */
export function viewingTimes(day: string, specialDays?: readonly SpecialDay[]): { first: string; last: string } | null {
  const hours = hoursOn(day, specialDays, isByAppointment ? wholeDay : undefined)
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
export function withinViewingHours(wall: string, specialDays?: readonly SpecialDay[]): string {
  const times = wall ? viewingTimes(wall.slice(0, 10), specialDays) : null
  if (!times || inViewingHours(wall, specialDays)) return wall
  return wall < times.first ? times.first : times.last
}

/** The first day from a wall time on with a viewing time left; that day itself if there is none. */
export function firstViewingDay(now: string): string {
  const today = now.slice(0, 10)
  return daysFrom(today, daysSearched).find((day) => (viewingTimes(day)?.last ?? '') > now) ?? today
}

import { officeHours, officeHoursText } from '#agency/hours.ts'
import { isBankHoliday } from './bank-holidays.ts'
import type { SpecialDay } from './office-clock.ts'

export { officeHoursText }

interface Hours {
  opens: number
  closes: number
}

// Deno, which runs Edge Functions, has no types of a document.
interface Page {
  document?: { querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null }
}

/** How many days are searched for an open one. An office by appointment only may have none. */
export const daysSearched = 60

/** Whether the office is open by appointment only. */
export const isByAppointment = officeHours.every((hours) => hours === null)

const usualHours = (day: string) => officeHours[new Date(`${day}T12:00Z`).getUTCDay()] ?? null

/** Whether the office is closed on a London day only because it is a bank holiday. */
export const isClosedHoliday = (day: string) => isBankHoliday(day) && usualHours(day) !== null

/**
 * The special days of a public page: those of its strip, which layouts/site-content.ts updates. Edge Functions and the
 * admin have no strip, and name theirs.
 */
function daysOfPage(): readonly SpecialDay[] {
  const strip = (globalThis as Page).document?.querySelector('[data-hours]')
  return JSON.parse(strip?.getAttribute('data-special') ?? '[]') as SpecialDay[]
}

/**
 * Opening hours of a London day (`2026-12-01`), in minutes after midnight; null when closed. Special days come before
 * bank holidays, and those before the usual hours; officeState() has the same order.
 */
export function hoursOn(day: string, specialDays = daysOfPage(), usual = usualHours(day)): Hours | null {
  const special = specialDays.find((each) => each.day === day)
  if (!special) return isBankHoliday(day) ? null : usual
  const { opens, closes } = special
  return opens === null || closes === null ? null : { opens, closes }
}

/** Whether the office is open at a London wall time (`2026-12-01T10:30`). */
export function isOpenAt(wall: string, specialDays?: readonly SpecialDay[]): boolean {
  const hours = hoursOn(wall.slice(0, 10), specialDays)
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return hours !== null && minutes >= hours.opens && minutes < hours.closes
}

import * as messages from '#messages/contact.ts'
import type { SpecialDay } from '../../lib/time/office-clock'

// Text of special days, for the contact page and its script. Imports stay small.

/** How many days ahead the contact page shows. */
const daysShown = 30

/** The special days of the next thirty days, from a London day on. */
export function upcomingDays(days: readonly SpecialDay[], today: string): SpecialDay[] {
  const last = new Date(Date.parse(today) + daysShown * 86_400_000).toISOString().slice(0, 10)
  return days.filter(({ day }) => day >= today && day <= last)
}

/**
 * Special days, and the bank holidays without special hours, in order.
 * @param holidays `2026-12-25 2026-12-26`, which a build writes into the hours of every page
 */
export const withHolidays = (days: readonly SpecialDay[], holidays: string): SpecialDay[] =>
  [
    ...days,
    ...holidays
      .split(' ')
      .filter((holiday) => holiday && days.every(({ day }) => day !== holiday))
      .map((day) => ({ day, opens: null, closes: null, name: 'Bank holiday' })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1))

/** `Friday 25 December`, and `Closed, Christmas Day` or `10:00 AM to 2:00 PM, Christmas Eve`. */
export const specialHoursText = ({ day, opens, closes, name }: SpecialDay) => ({
  day: messages.specialDay(new Date(day)),
  hours: opens === null || closes === null ? messages.specialClosed(name) : messages.specialHours(opens, closes, name),
})

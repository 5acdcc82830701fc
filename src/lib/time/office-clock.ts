import { officeHours } from '#agency/hours.ts'
import * as messages from '#messages/office-hours.ts'

/** A day with special opening hours: minutes after midnight, both null when closed. */
export interface SpecialDay {
  day: string
  opens: number | null
  closes: number | null
  name: string
}

// Duplicated on purpose: a constant shared with islands becomes a chunk that this script of every page would wait for.
const dayMs = 86_400_000

/** The last Sunday of a month (0 for January), 01:00 UTC. */
const lastSunday = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * London's day, weekday (0 for Sunday) and time: `09:41`. Uses the rule of the Summer Time Order 2002 instead of Intl,
 * whose first formatter costs a phone 100 ms before the first paint.
 */
export function londonClock(at: Date): { date: string; day: number; time: string } {
  const year = at.getUTCFullYear()
  const summer = at.getTime() >= lastSunday(year, 2) && at.getTime() < lastSunday(year, 9)
  const there = new Date(at.getTime() + (summer ? 3_600_000 : 0))
  const iso = there.toISOString()
  return { date: iso.slice(0, 10), day: there.getUTCDay(), time: iso.slice(11, 16) }
}

/** The time of day at a fixed offset from UTC, in hours. */
export const timeAhead = (hours: number, at: Date) =>
  new Date(at.getTime() + hours * 3_600_000).toISOString().slice(11, 16)

/**
 * Whether the London office is open, and until or from when: `open until 6:30 pm`, `opens Monday at 9 am`, `closed
 * today, Christmas Day`.
 * @param holidays `2026-12-25 2026-12-26`, on which the office is closed unless it is a special day
 */
export function officeState(
  at: Date,
  specialDays: readonly SpecialDay[] = [],
  holidays = '',
): { open: boolean; text: string } {
  const { date, day: today, time } = londonClock(at)
  const [hour, minute] = time.split(':').map(Number)
  const now = (hour ?? 0) * 60 + (minute ?? 0)
  for (let ahead = 0; ahead <= 14; ahead++) {
    const that = new Date(Date.parse(date) + ahead * dayMs).toISOString().slice(0, 10)
    const special =
      specialDays.find((each) => each.day === that) ??
      (holidays.includes(that) ? { opens: null, closes: null, name: messages.bankHoliday } : undefined)
    const { opens = null, closes = null } = special ?? officeHours[(today + ahead) % 7] ?? {}
    // Where the visitor has another day than London, “tomorrow” would mislead; a week ahead, the weekday's name.
    const day =
      (at.getDay() === today && [messages.today, messages.tomorrow][ahead]) ||
      (ahead < 7 && messages.days[(today + ahead) % 7]) ||
      messages.inDays(ahead)
    if (ahead === 0 && special?.opens === null) return { open: false, text: messages.closedOn(day, special.name) }
    if (opens === null || closes === null || (ahead === 0 && now >= closes)) continue
    if (ahead === 0 && now >= opens) return { open: true, text: messages.openUntil(messages.time(closes)) }
    return { open: false, text: messages.opens(day, messages.time(opens)) }
  }
  return { open: false, text: officeHours.some(Boolean) ? messages.closed : messages.byAppointment }
}

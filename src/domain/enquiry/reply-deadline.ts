import * as editionMessages from '#messages/moments.ts'
import { replyHours } from '#agency/promises.ts'
import { formatMoment, type MomentMessages } from '../../lib/time/format-moment.ts'
import { daysAfter, daysFrom } from '../../lib/time/day-ms.ts'
import { londonWallTime, parseLondonTime } from '../../lib/time/london-time.ts'
import type { SpecialDay } from '../../lib/time/office-clock.ts'
import { daysSearched, hoursOn, isByAppointment } from '../../lib/time/opening-hours.ts'
import { timeOfDay } from '../../lib/format/two-digits.ts'

// The deadline of our reply. If the office is open for less than an hour of the promised ones, it is one hour after it
// next opens.

const hourMs = 3_600_000
const workMinutes = 60
const roundedTo = 30

const afterHours = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs)
const minutesOf = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
const at = (day: string, minutes: number) => parseLondonTime(`${day}T${timeOfDay(minutes)}`) ?? new Date(NaN)

/** The open minutes of a day between two wall times, after midnight; null if there are none. */
function openMinutes(day: string, from: string, to: string, specialDays?: readonly SpecialDay[]) {
  const hours = hoursOn(day, specialDays)
  if (!hours) return null
  const opens = from.startsWith(day) ? Math.max(hours.opens, minutesOf(from)) : hours.opens
  const closes = to.startsWith(day) ? Math.min(hours.closes, minutesOf(to)) : hours.closes
  return opens < closes ? { opens, closes } : null
}

/**
 * The deadline for a request received at a moment: the last half-hour of opening hours within the promised ones, or an
 * hour after the next opening; null if the office is open by appointment only, or closed for 60 days.
 * @param specialDays those of the page by default
 */
export function replyDeadline(
  receivedAt: Date,
  specialDays?: readonly SpecialDay[],
  promisedHours = replyHours,
): Date | null {
  if (isByAppointment) return null
  const received = londonWallTime(receivedAt)
  const limit = londonWallTime(afterHours(receivedAt, promisedHours))
  const today = received.slice(0, 10)
  let deadline: Date | undefined
  let open = 0
  for (let day = today; day <= limit.slice(0, 10); day = daysAfter(day, 1)) {
    const span = openMinutes(day, received, limit, specialDays)
    if (!span) continue
    open += span.closes - span.opens
    deadline = at(day, span.closes - (span.closes % roundedTo))
  }
  if (deadline && open >= workMinutes) return deadline
  for (const day of daysFrom(today, daysSearched)) {
    const hours = hoursOn(day, specialDays)
    const afterOpening = hours && at(day, hours.opens + workMinutes)
    if (afterOpening && afterOpening > receivedAt) return afterOpening
  }
  return null
}

/** The moment from which a reply is late: after the deadline or, without one, after the promised hours. */
export const lateFrom = (receivedAt: Date, specialDays?: readonly SpecialDay[]) =>
  replyDeadline(receivedAt, specialDays) ?? afterHours(receivedAt, replyHours)

/**
 * The reply deadline in London time, and in the visitor's if it differs: `by Monday 30 November, 10 am in London, 11 am
 * in Lagos`.
 */
export const formatReplyDeadline = (by: Date, timeZone?: string, messages: MomentMessages = editionMessages) =>
  messages.before(formatMoment(by, timeZone, { messages }))

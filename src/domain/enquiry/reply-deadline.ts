import * as editionMessages from '#messages/moments.ts'
import { formatMoment, type MomentMessages } from '../../lib/time/format-moment.ts'
import { dayAfter, londonWallTime, parseLondonTime } from '../../lib/time/london-time.ts'
import { hoursOn } from '../../lib/time/opening-hours.ts'
import { timeOfDay } from '../../lib/format/two-digits.ts'

// The deadline of our reply. The promise is 24 hours; if the office is open for less than an hour of those, it is one
// hour after it next opens.

const hourMs = 3_600_000
const workMinutes = 60
const roundedTo = 30

const minutesOf = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
const at = (day: string, minutes: number) => parseLondonTime(`${day}T${timeOfDay(minutes)}`) ?? new Date(NaN)

/** The open minutes of a day between two wall times, after midnight; null if there are none. */
function openMinutes(day: string, from: string, to: string): { opens: number; closes: number } | null {
  const hours = hoursOn(day)
  if (!hours) return null
  const opens = from.startsWith(day) ? Math.max(hours.opens, minutesOf(from)) : hours.opens
  const closes = to.startsWith(day) ? Math.min(hours.closes, minutesOf(to)) : hours.closes
  return opens < closes ? { opens, closes } : null
}

/**
 * The deadline for a request received at a moment: the last half-hour of opening hours within a day, or an hour after
 * the next opening.
 */
export function replyDeadline(receivedAt: Date): Date {
  const received = londonWallTime(receivedAt)
  const limit = londonWallTime(new Date(receivedAt.getTime() + 24 * hourMs))
  const [today, tomorrow] = [received.slice(0, 10), limit.slice(0, 10)]
  const first = openMinutes(today, received, limit)
  const second = openMinutes(tomorrow, received, limit)
  const open = [first, second].reduce((sum, span) => sum + (span ? span.closes - span.opens : 0), 0)
  const last = second ?? first
  if (last && open >= workMinutes) return at(second ? tomorrow : today, last.closes - (last.closes % roundedTo))
  for (let day = dayAfter(today); ; day = dayAfter(day)) {
    const hours = hoursOn(day)
    if (hours) return at(day, hours.opens + workMinutes)
  }
}

/**
 * The reply deadline in London time, and in the visitor's if it differs: `by Monday 30 November, 10 am in London, 11 am
 * in Lagos`.
 */
export const formatReplyDeadline = (by: Date, timeZone?: string, messages: MomentMessages = editionMessages) =>
  messages.before(formatMoment(by, timeZone, { messages }))

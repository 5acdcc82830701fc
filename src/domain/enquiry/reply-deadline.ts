import { dayAfter, londonWall, parseLondonTime, placeOf, wallIn } from '../../lib/time/london-time.ts'
import { hoursOn } from '../../lib/time/opening-hours.ts'
import { twoDigits } from '../../lib/format/two-digits.ts'

// The deadline of our reply. The promise is 24 hours; if the office is open for less than an hour of those, it is one
// hour after it next opens.

const hourMs = 3_600_000
const workMinutes = 60
const roundedTo = 30

const minutesOf = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
const at = (day: string, minutes: number) =>
  parseLondonTime(`${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`) ?? new Date(NaN)

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
  const received = londonWall(receivedAt)
  const limit = londonWall(new Date(receivedAt.getTime() + 24 * hourMs))
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

const twelve: Record<string, string> = { '12 am': 'midnight', '12 pm': 'noon' }

/** `Monday, 10 am`, `6:30 pm` */
function clockIn(timeZone: string, moment: Date): { weekday: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`
  const time = `${part('hour')}${minutes} ${part('dayPeriod').toLowerCase()}`
  return { weekday: part('weekday'), time: twelve[time] ?? time }
}

/**
 * The reply deadline in London time, and in the visitor's if it differs: `by Monday, 10 am in London, 11 am in Lagos`.
 */
export function formatReplyDeadline(by: Date, timeZone = 'Europe/London'): string {
  const london = clockIn('Europe/London', by)
  if (wallIn(timeZone, by) === londonWall(by)) return `by ${london.weekday}, ${london.time} in London`
  const there = clockIn(timeZone, by)
  const day = there.weekday === london.weekday ? '' : `${there.weekday}, `
  return `by ${london.weekday}, ${london.time} in London, ${day}${there.time} ${placeOf(timeZone)}`
}

import { lateFrom } from '../../domain/enquiry/reply-deadline'
import type { SpecialDay } from '../../lib/time/office-clock'
import { counted } from '../../lib/format/words'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// The waiting time of an enquiry. Pure.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The waiting time in whole units, `1 minute`, `2 hours`, `3 days`, and whether our reply is overdue. */
export function waitingTime(createdAt: string, now: Date, specialDays: readonly SpecialDay[]) {
  const received = parseTimestamp(createdAt)
  const passed = now.getTime() - received.getTime()
  // Also without a valid date, which adopted rows may lack.
  if (!(passed >= minute)) return { text: 'just now', late: false }
  const text =
    passed < hour
      ? counted(Math.floor(passed / minute), 'minute')
      : passed < day
        ? counted(Math.floor(passed / hour), 'hour')
        : counted(Math.floor(passed / day), 'day')
  return { text, late: now > lateFrom(received, specialDays) }
}

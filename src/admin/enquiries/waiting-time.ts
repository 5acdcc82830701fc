import { counted } from '../../lib/format/words'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// The waiting time of an enquiry. Pure.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The confirmation promises a call within a day. */
const replyPromiseMs = day

/** The waiting time in whole units, `1 minute`, `2 hours`, `3 days`, and whether it exceeds our promise. */
export function waitingTime(createdAt: string, now: Date): { text: string; late: boolean } {
  const passed = now.getTime() - parseTimestamp(createdAt).getTime()
  if (passed < minute) return { text: 'just now', late: false }
  const text =
    passed < hour
      ? counted(Math.floor(passed / minute), 'minute')
      : passed < day
        ? counted(Math.floor(passed / hour), 'hour')
        : counted(Math.floor(passed / day), 'day')
  return { text, late: passed >= replyPromiseMs }
}

import { counted } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { dayMs } from '../../lib/time/day-ms.ts'

// When a certificate of a home ends, and what there is to do about it. Pure.

const dayShape = /^20\d\d-\d\d-\d\d$/
/** How long before its end a certificate is spoken of, in days. */
const noticeDays = 60

/** The days until a certificate ends, negative where it has; null while that is far off, or no day is known. */
function daysLeft(ends: string, today: string): number | null {
  if (!dayShape.test(ends)) return null
  const days = Math.round((Date.parse(ends) - Date.parse(today)) / dayMs)
  return Number.isNaN(days) || days > noticeDays ? null : days
}

/** What there is to do about a certificate that ends on a day; null while that is far off, or no day is known. */
export function certificateNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  if (days < 0) return `It ended on ${formatDay(ends)}. The home needs a new one.`
  return days === 0
    ? 'It ends today. The home needs a new one.'
    : `It ends on ${formatDay(ends)}, in ${counted(days, 'day')}. Book the next one.`
}

/** The same in the few words of a list: `Energy certificate ended on 1 May 2026`. */
export function energyNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  return `Energy certificate ${days < 0 ? 'ended' : 'ends'} ${days === 0 ? 'today' : `on ${formatDay(ends)}`}`
}

import { counted } from '../../lib/format/words'
import { formatDay } from '../../lib/time/format-day'
import { dayMs } from '../../lib/time/day-ms.ts'

// When a listing's certificates expire and what to do. Pure.

const dayShape = /^20\d\d-\d\d-\d\d$/
/** Days before expiry from which a notice shows. */
const noticeDays = 60

/** Days until expiry, negative afterwards; null if it is far off or unknown. */
function daysLeft(ends: string, today: string): number | null {
  if (!dayShape.test(ends)) return null
  const days = Math.round((Date.parse(ends) - Date.parse(today)) / dayMs)
  return Number.isNaN(days) || days > noticeDays ? null : days
}

/** The notice for a certificate's expiry date; null if it is far off or unknown. */
export function certificateNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  if (days < 0) return `It expired on ${formatDay(ends)}. Book a new one.`
  return days === 0
    ? 'It expires today. Book a new one.'
    : `It expires on ${formatDay(ends)}, in ${counted(days, 'day')}. Book a new one.`
}

/** The same, short enough for a list: `Energy certificate expired on 1 May 2026`. */
export function energyNotice(ends: string, today: string): string | null {
  const days = daysLeft(ends, today)
  if (days === null) return null
  return `Energy certificate ${days < 0 ? 'expired' : 'expires'} ${days === 0 ? 'today' : `on ${formatDay(ends)}`}`
}

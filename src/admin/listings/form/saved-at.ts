import { formatDay } from '../../../lib/time/format-day'
import { londonDay, londonWallTime } from '../../../lib/time/london-time'
import { serverDate } from '../../../lib/time/server-time'

/** `saved 09:38`, or the day unless today; empty without a time. */
export function savedAt(version: unknown): string {
  const moment = new Date(String(version))
  if (typeof version !== 'string' || Number.isNaN(moment.getTime())) return ''
  return londonDay(moment) === londonDay(serverDate())
    ? `saved ${londonWallTime(moment).slice(11)}`
    : `saved ${formatDay(version)}`
}

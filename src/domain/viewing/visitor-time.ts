import { isTimeZone, otherZoneTime } from '../../lib/time/london-time.ts'

/** The visitor's local time if it differs: `18:30 in Shanghai`; else empty. */
export function visitorTime({ timeZone, startsAt }: { timeZone: string; startsAt: Date }): string {
  const both = timeZone && isTimeZone(timeZone) ? otherZoneTime(startsAt, timeZone) : null
  return both ? both.slice(both.indexOf(', ') + 2) : ''
}

import { type DiaryViewing, placeText } from '../../domain/viewing/viewing'
import { otherZoneTime, isTimeZone } from '../../lib/time/london-time'

// The texts of appointments in the diary. Pure.

/** The visitor's local time if it differs: `18:30 in Shanghai`; else empty. */
export function visitorTime({ timeZone, startsAt }: Pick<DiaryViewing, 'timeZone' | 'startsAt'>): string {
  const both = timeZone && isTimeZone(timeZone) ? otherZoneTime(startsAt, timeZone) : null
  return both ? both.slice(both.indexOf(', ') + 2) : ''
}

/** Who comes, and from where: `Tom Ashby · 4 Cornwall Gardens, SW7 4AJ`. */
export const detailText = (viewing: DiaryViewing) =>
  [viewing.name, visitorTime(viewing), viewing.kind === 'in_person' && placeText(viewing)].filter(Boolean).join(' · ')

import { twoDigits } from '../../lib/format/two-digits.ts'

// Moments in words: emails, calendars and times of visits, in London and where the reader is.

/** A time of day: `10 am`, `10:30 am`, `noon`, `midnight`. Minutes count from midnight. */
export function clockTime(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  if (rest === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  return `${hour % 12 || 12}${rest ? `:${twoDigits(rest)}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}
/** `Friday 27 November`, or `Fri 27 Nov`. */
export const day = (moment: Date, timeZone: string, length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: length, day: 'numeric', month: length })
    .format(moment)
    .replace(',', '')
/** The place of a time zone, by its city. */
export const inCity = (city: string) => `in ${city}`
export const inYourZone = 'in your time zone'

/** A moment where the clocks agree with London's. */
export const inLondon = (day: string, time: string) => `${day}, ${time} in London`
/** A moment by two clocks. `theirDay` is empty where it is London's. */
export const twoClocks = (day: string, time: string, theirDay: string, theirTime: string, place: string) =>
  `${day}, ${time} in London, ${theirTime} ${theirDay && `on ${theirDay} `}${place}`
/** A London time beside another, in figures. `theirDay` is empty where it is London's. */
export const twoShortClocks = (time: string, theirTime: string, place: string, theirDay: string) =>
  `${time} in London, ${theirTime} ${place}${theirDay && `, on ${theirDay}`}`
/** For a subject, in London's time. */
export const shortMoment = (day: string, time: string) => `${day}, ${time}`
export const before = (moment: string) => `by ${moment}`

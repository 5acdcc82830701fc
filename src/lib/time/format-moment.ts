import { twoDigits } from '../format/two-digits.ts'
import { londonWall, placeOf, wallIn } from './london-time.ts'

// Moments in words, in London and in the reader's time zone: emails and reply times. Pure.

const london = 'Europe/London'

/** A time of day on a 12-hour clock: `10 am`, `10:30 am`, `noon`, `midnight`. Minutes count from midnight. */
export function clockTime(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  if (rest === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  return `${hour % 12 || 12}${rest ? `:${twoDigits(rest)}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

const timeIn = (timeZone: string, moment: Date) => {
  const wall = wallIn(timeZone, moment)
  return clockTime(Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)))
}

const dayIn = (timeZone: string, moment: Date, length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: length, day: 'numeric', month: length })
    .format(moment)
    .replace(',', '')

/** A London time for a subject, without its place: `Fri 27 Nov, 10:30 am`. */
export const shortLondonMoment = (moment: Date) => `${dayIn(london, moment, 'short')}, ${timeIn(london, moment)}`

/**
 * A London time, and the reader's if the clocks differ: `Friday 27 November, 10:30 am in London, 11:30 am in Lagos`.
 * Another day there is named: `7:30 pm in London, 3:30 am on Saturday 28 November in Shanghai`.
 * @param whose names a time zone without a city: `in your time zone`
 */
export function formatMoment(moment: Date, timeZone = london, whose = 'your'): string {
  const here = `${dayIn(london, moment, 'long')}, ${timeIn(london, moment)} in London`
  const [wall, theirs] = [londonWall(moment), wallIn(timeZone, moment)]
  if (theirs === wall) return here
  const day = theirs.slice(0, 10) === wall.slice(0, 10) ? '' : `on ${dayIn(timeZone, moment, 'long')} `
  return `${here}, ${timeIn(timeZone, moment)} ${day}${placeOf(timeZone, whose)}`
}

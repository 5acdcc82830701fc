import { twoDigits } from '../format/two-digits.ts'

// Viewings are in London, whoever books them and from wherever. A wall time (`2026-12-01T10:30`) is what London's
// clocks show; a moment is a Date. Pure: the browser's own time zone never enters.

const london = 'Europe/London'
const minute = 60_000

// One is made in a tenth of a millisecond, and a build asks for tens of thousands.
const walls: Record<string, Intl.DateTimeFormat> = {}
const wallOf = (timeZone: string) =>
  (walls[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/** What the clocks of a time zone show at a moment: `2026-12-01T10:30`. */
export function wallIn(timeZone: string, moment: Date): string {
  const parts = Object.fromEntries(
    wallOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

/** What London's clocks show at a moment. */
export const londonWall = (moment: Date) => wallIn(london, moment)

/** The day that London's calendars show: `2026-12-01`. */
export const londonDay = (moment: Date) => londonWall(moment).slice(0, 10)

/**
 * The moment when London's clocks show a wall time. Of the hour that autumn repeats, the first; of the hour that spring
 * leaves out, none: null, as for what is no time at all.
 */
export function parseLondonTime(wall: string): Date | null {
  const plain = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(plain)) return null
  // London is at UTC or an hour ahead of it; the earlier moment is tried first.
  for (const ahead of [60, 0]) {
    const moment = new Date(plain - ahead * minute)
    if (londonWall(moment) === wall) return moment
  }
  return null
}

/** The day after a day: `2026-03-31` → `2026-04-01`. */
export const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00Z`) + 1440 * minute).toISOString().slice(0, 10)

// A date picker knows only the zone of its browser: it is given Dates whose own clock shows what London's does.
/** A Date that shows a wall time on the clock of this machine, for a date picker. */
export function pickerDate(wall: string): Date {
  const [year = NaN, month = NaN, day, hour = 0, minutes = 0] = wall.split(/\D/).map(Number)
  return new Date(year, month - 1, day, hour, minutes)
}

/** The wall time that a date picker's Date shows. */
export const fromPicker = (date: Date) => {
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

const isoDate = String.raw`(\d{4})-(\d\d?)-(\d\d?)`
const britishDate = String.raw`(\d\d?)(?:st|nd|rd|th)?[\s/.-]+(\d\d?|[a-z]{3,9})[\s/.-]+(\d{4})`
const timeOfDay = String.raw`,?[\st]+(?:at\s+)?(\d\d?)[:.](\d\d)`
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as people in Britain type it, with or without a time: `1/12/2026`, `1 Dec 2026 14:30`, `2026-12-01`, and in
 * the wide digits of Chinese keyboards.
 * @returns `2026-12-01` or `2026-12-01T14:30`; null for what is no date
 */
export function typedDay(text: string): string | null {
  const match = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .match(new RegExp(`^(?:${isoDate}|${britishDate})(?:${timeOfDay})?$`))
  if (!match) return null
  const [, isoYear, isoMonth, isoDay, day, month, year, hour, minutes] = match
  const named = month && /[a-z]/.test(month) ? months.indexOf(month.slice(0, 3)) + 1 : Number(isoMonth ?? month)
  const date = `${isoYear ?? year}-${twoDigits(named)}-${twoDigits(Number(isoDay ?? day))}`
  const real = !Number.isNaN(Date.parse(`${date}T00:00Z`)) && new Date(`${date}T00:00Z`).toISOString().startsWith(date)
  if (!real) return null
  if (hour === undefined) return date
  return Number(hour) < 24 && Number(minutes) < 60 ? `${date}T${twoDigits(Number(hour))}:${minutes}` : null
}

/** Where the clocks of a time zone hang: `in Lagos`; `your own time` for a zone that is named for no city. */
export const placeOf = (timeZone: string) =>
  timeZone.includes('/') && !timeZone.startsWith('Etc/')
    ? `in ${timeZone.slice(timeZone.lastIndexOf('/') + 1).replace(/_/g, ' ')}`
    : 'your own time'

/** Whether clocks can be read by this name of a time zone: a browser may know one that another does not. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * A London time beside the clock of somewhere else: `10:30 in London, 11:30 in Lagos`, and the day there where it is
 * another; null where the clocks show the same.
 */
export function elsewhere(moment: Date, timeZone: string): string | null {
  const [here, there] = [londonWall(moment), wallIn(timeZone, moment)]
  if (there === here) return null
  const date = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
    .format(moment)
    .replace(',', '')
  return (
    `${here.slice(11)} in London, ${there.slice(11)} ` +
    `${placeOf(timeZone)}${there.slice(0, 10) === here.slice(0, 10) ? '' : `, on ${date}`}`
  )
}

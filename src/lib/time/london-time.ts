import * as editionMessages from '#messages/moments.ts'
import type { MessagesLike } from '../../messages/same-messages.ts'
import { twoDigits } from '../format/two-digits.ts'

// Viewings use London time, wherever the visitor is. A wall time (`2026-12-01T10:30`) is local London time; a moment is
// a Date. Pure: independent of the browser's time zone.

const london = 'Europe/London'
const minute = 60_000

// Cached: a formatter takes a tenth of a millisecond to create, and a build needs tens of thousands.
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

/** The wall time of a time zone at a moment: `2026-12-01T10:30`. */
export function wallTimeIn(timeZone: string, moment: Date): string {
  const parts = Object.fromEntries(
    wallOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

/** The London wall time at a moment. */
export const londonWallTime = (moment: Date) => wallTimeIn(london, moment)

/** The London day at a moment: `2026-12-01`. */
export const londonDay = (moment: Date) => londonWallTime(moment).slice(0, 10)

/**
 * The moment of a London wall time. An hour repeated in autumn resolves to the first; an hour skipped in spring, like
 * any invalid time, returns null.
 */
export function parseLondonTime(wall: string): Date | null {
  const plain = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(plain)) return null
  // London is at UTC or one hour ahead; the earlier moment comes first.
  for (const ahead of [60, 0]) {
    const moment = new Date(plain - ahead * minute)
    if (londonWallTime(moment) === wall) return moment
  }
  return null
}

// A date picker knows only the browser's time zone, so it receives Dates whose local time equals London's.
/** A Date whose local time is the given wall time, for a date picker. */
export function pickerDate(wall: string): Date {
  const [year = NaN, month = NaN, day, hour = 0, minutes = 0] = wall.split(/\D/).map(Number)
  return new Date(year, month - 1, day, hour, minutes)
}

/** The wall time of a date picker's Date. */
export const fromPicker = (date: Date) => {
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

const isoDate = String.raw`(\d{4})[-/.](\d\d?)[-/.](\d\d?)`
const britishDate = String.raw`(\d\d?)(?:st|nd|rd|th)?[\s/.-]+(\d\d?|[a-z]{3,9})[\s/.-]+(\d{4})`
const timeOfDay = String.raw`,?[\st]+(?:at\s+)?(\d\d?)[:.](\d\d)`
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as typed in Britain or China, with optional time: `1/12/2026`, `1 Dec 2026 14:30`, `2026-12-01`,
 * `2026年12月1日 14:30`, full-width digits included.
 * @returns `2026-12-01` or `2026-12-01T14:30`; null if invalid
 */
export function typedDay(text: string): string | null {
  const match = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(\d{4})\s?年\s?(\d\d?)\s?月\s?(\d\d?)\s?[日号]/, '$1-$2-$3 ')
    .replace(/[点时](?=\d)/, ':')
    .replace(/分$/, '')
    .trim()
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

type PlaceMessages = Pick<MessagesLike<typeof editionMessages>, 'inCity' | 'inYourZone'>

/** The place of a time zone: `in Lagos`; `in your time zone` for a zone without a city. */
export const placeOf = (
  timeZone: string,
  messages: PlaceMessages = editionMessages,
  withoutCity = messages.inYourZone,
) =>
  timeZone.includes('/') && !timeZone.startsWith('Etc/')
    ? messages.inCity(timeZone.slice(timeZone.lastIndexOf('/') + 1).replace(/_/g, ' '))
    : withoutCity

/** Whether this browser knows the time zone; browsers differ. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

/** A time zone that this browser or server knows; undefined for any other text, and for none. */
export const knownTimeZone = (name: string | null | undefined): string | undefined =>
  name && isTimeZone(name) ? name : undefined

/**
 * A London time beside another zone's: `10:30 in London, 11:30 in Lagos`, with the day if it differs; null if the
 * clocks agree.
 */
export function otherZoneTime(moment: Date, timeZone: string): string | null {
  const [here, there] = [londonWallTime(moment), wallTimeIn(timeZone, moment)]
  if (there === here) return null
  const day = there.slice(0, 10) === here.slice(0, 10) ? '' : editionMessages.day(moment, timeZone, 'long')
  return editionMessages.twoShortClocks(here.slice(11), there.slice(11), placeOf(timeZone), day)
}

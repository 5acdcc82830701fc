import { formatIfValid } from '../../lib/time/format-day'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// Timestamps and days for staff, in London time. Pure.

export const londonFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' })
const fullDate = londonFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const brief = londonFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const numbers = londonFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
export const timeFormat = londonFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const formatTimestamp = (text: string, format: (moment: Date) => string) =>
  formatIfValid(parseTimestamp(text), text, format)

/** A London timestamp: `Saturday 21 November 2026, 07:32`. */
export const formatLondonTime = (text: string) =>
  formatTimestamp(text, (at) => `${fullDate.format(at).replace(',', '')}, ${timeFormat.format(at)}`)

const briefDay = londonFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** A London moment within a sentence, on one line: `Fri 27 Nov, 10:30`. */
export const formatShortMoment = (at: Date) =>
  `${briefDay.format(at).replace(',', '')}, ${timeFormat.format(at)}`.replaceAll(' ', '\u00A0')

/** A London timestamp for lists: the time if today, else the day, `21 Nov 2026`. */
export const formatShortTimestamp = (text: string, now: Date) =>
  formatTimestamp(text, (at) => (brief.format(at) === brief.format(now) ? timeFormat : brief).format(at))

/** A day for a list: `3 Mar 2027`. */
export const formatShortDay = (day: string) => formatIfValid(new Date(day), day, (at) => brief.format(at))

/** A London timestamp for spreadsheets: `2026-11-21 07:32`. */
export const formatCsvTimestamp = (text: string) =>
  formatTimestamp(text, (at) => `${numbers.format(at).split('/').reverse().join('-')} ${timeFormat.format(at)}`)

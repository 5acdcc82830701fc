import { counted } from '../../../lib/format/words'
import { timeFormat, londonFormat } from '../../../domain/staff/format-moments'
import { parseTimestamp } from '../../../lib/time/parse-timestamp'
import { londonDay } from '../../../lib/time/london-time'

// Short texts and drawings for the list's columns. Pure.

const dayAndMonth = londonFormat({ day: 'numeric', month: 'short' })
const withYear = londonFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const weekday = londonFormat({ weekday: 'short' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The time since a change: `just now`, `12 min ago`, `2 h ago`, `yesterday`, `19 Nov`, `3 Mar 2025`. */
export function sinceText(moment: string, now: Date): string {
  const at = parseTimestamp(moment)
  if (Number.isNaN(at.getTime())) return ''
  const ago = now.getTime() - at.getTime()
  if (londonDay(at) === londonDay(now)) {
    if (ago < minute) return 'just now'
    return ago < hour ? `${Math.floor(ago / minute)} min ago` : `${Math.floor(ago / hour)} h ago`
  }
  if (londonDay(at) === londonDay(new Date(now.getTime() - day))) return 'yesterday'
  return (withYear.format(at).endsWith(withYear.format(now).slice(-4)) ? dayAndMonth : withYear).format(at)
}

/** When a draft goes live: `Live today 09:00`, `Live Thu 09:00` within a week, else `Live 3 Dec`. London time. */
export function scheduledText(moment: string, now: Date): string {
  const at = parseTimestamp(moment)
  if (Number.isNaN(at.getTime())) return ''
  if (londonDay(at) === londonDay(now)) return `Live today ${timeFormat.format(at)}`
  const isWithinSixDays = at.getTime() > now.getTime() && at.getTime() - now.getTime() < 6 * day
  return `Live ${isWithinSixDays ? `${weekday.format(at)} ${timeFormat.format(at)}` : dayAndMonth.format(at)}`
}

/** The points of an SVG polyline for a series, oldest first; empty without values. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const maxValue = Math.max(...values, 1)
  if (values.length < 2) return ''
  return values
    .map((value, place) => {
      const x = 1 + (place / (values.length - 1)) * (width - 2)
      const y = height - 2 - (value / maxValue) * (height - 4)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** `3 viewings are booked: cancel them`. A link to the diary follows. */
export const bookedViewingsText = (count: number) =>
  `${counted(count, 'viewing')} ${count === 1 ? 'is booked: cancel it' : 'are booked: cancel them'}`

/** `11 look for this`: alerts and enquiries. Their addresses are not compared, so they are not counted as people. */
export const seekersText = (count: number) => `${count} ${count === 1 ? 'looks' : 'look'} for this`

import { timeFormat, londonFormat } from '../../../domain/staff/format-moments'
import { parseTimestamp } from '../../../lib/time/parse-timestamp'
import { dayMs } from '../../../lib/time/day-ms'
import { daysAfter } from '../../../lib/time/day-ms'
import { londonDay } from '../../../lib/time/london-time'
import type { AdminListing } from '../listing-row'

// Short texts and charts for the list's columns. Pure.

const dayFormat = londonFormat({ day: 'numeric', month: 'short' })
const dayWithYearFormat = londonFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const weekdayFormat = londonFormat({ weekday: 'short' })

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * The time since a change: `just now`, `12 min ago`, `2 h ago`, `yesterday`, `19 Nov`, `3 Mar 2025`. Empty if the
 * timestamp is invalid.
 */
export function sinceText(timestamp: string, now: Date): string {
  const at = parseTimestamp(timestamp)
  if (Number.isNaN(at.getTime())) return ''
  const ago = now.getTime() - at.getTime()
  if (londonDay(at) === londonDay(now)) {
    if (ago < minuteMs) return 'just now'
    return ago < hourMs ? `${Math.floor(ago / minuteMs)} min ago` : `${Math.floor(ago / hourMs)} h ago`
  }
  if (daysAfter(londonDay(at), 1) === londonDay(now)) return 'yesterday'
  return (
    dayWithYearFormat.format(at).endsWith(dayWithYearFormat.format(now).slice(-4)) ? dayFormat : dayWithYearFormat
  ).format(at)
}

/** When a draft goes live: `Live today 09:00`, `Live Thu 09:00` within six days, else `Live 3 Dec`. London time. */
export function scheduledText(timestamp: string, now: Date): string {
  const at = parseTimestamp(timestamp)
  if (Number.isNaN(at.getTime())) return ''
  if (londonDay(at) === londonDay(now)) return `Live today ${timeFormat.format(at)}`
  const isWithinSixDays = at.getTime() > now.getTime() && at.getTime() - now.getTime() < 6 * dayMs
  return `Live ${isWithinSixDays ? `${weekdayFormat.format(at)} ${timeFormat.format(at)}` : dayFormat.format(at)}`
}

/** The points of an SVG polyline for a series, oldest first; empty for less than two values. Sizes are in pixels. */
export function sparklinePoints(values: readonly number[], width: number, height: number): string {
  const maxValue = Math.max(...values, 1)
  if (values.length < 2) return ''
  return values
    .map((value, index) => {
      const x = 1 + (index / (values.length - 1)) * (width - 2)
      const y = height - 2 - (value / maxValue) * (height - 4)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** `11 look for this`: alerts and enquiries, not people, because one person may have several. */
export const seekersText = (count: number) => `${count} ${count === 1 ? 'looks' : 'look'} for this`

type Facts = Pick<AdminListing, 'needed' | 'known' | 'missing'>

/** The facts that an advert needs: those without a value, else those that wait for the owner; empty if none. */
export const factsNote = ({ needed, known, missing }: Facts) =>
  missing > 0 ? `${missing} to fix` : known < needed ? `${needed - known} waiting` : ''

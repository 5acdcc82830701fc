import {
  isDay,
  longestDayName,
  longestNotice,
  type SiteContent,
  specialDaysFrom,
} from '../../domain/site-content/site-content'
import { lengthOf, tidyLine } from '../../lib/form/normalise'
import { twoDigits } from '../../lib/format/two-digits'

// The page's form values, their content and errors. Pure.

export interface DayValues {
  day: string
  name: string
  closed: boolean
  opens: string
  closes: string
}

export interface SiteValues {
  notice: string
  noticeUntil: string
  days: DayValues[]
  featured: string[]
  testimonials: boolean
}

const timeOf = (minutes: number | null) =>
  minutes === null ? '' : `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
// Midnight is the end of a day, never its beginning.
const minutesOf = (time: string, ends = false) => {
  const [hour = '', minute = ''] = time.split(':')
  return /^\d\d:\d\d/.test(time) ? Number(hour) * 60 + Number(minute) || (ends ? 1440 : 0) : null
}

export const emptyDay: DayValues = { day: '', name: '', closed: true, opens: '', closes: '' }

/** The form values of the content; past days are dropped. */
export const toValues = (content: SiteContent, today: string): SiteValues => ({
  notice: content.notice,
  noticeUntil: content.noticeUntil ?? '',
  days: specialDaysFrom(content, today).map(({ day, name, opens, closes }) => ({
    day,
    name,
    closed: opens === null,
    opens: timeOf(opens),
    closes: timeOf(closes),
  })),
  featured: content.featured,
  testimonials: content.testimonials,
})

/** The content of valid values. */
export const toContent = ({ notice, noticeUntil, days, featured, testimonials }: SiteValues): SiteContent => ({
  notice: tidyLine(notice),
  noticeUntil: tidyLine(notice) && noticeUntil ? noticeUntil : null,
  specialDays: days
    .map(({ day, name, closed, opens, closes }) => ({
      day,
      opens: closed ? null : minutesOf(opens),
      closes: closed ? null : minutesOf(closes, true),
      name: tidyLine(name),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1)),
  featured,
  testimonials,
})

export const isDirty = (values: SiteValues, stored: SiteContent, today: string) =>
  JSON.stringify(values) !== JSON.stringify(toValues(stored, today))

function dayErrors({ day, name, closed, opens, closes }: DayValues, n: number, days: readonly DayValues[]) {
  const errors: Record<string, string> = {}
  if (!isDay(day)) errors[`day-${n}`] = 'Enter a date.'
  else if (days.findIndex((other) => other.day === day) < n) errors[`day-${n}`] = 'This date is already in the list.'
  const length = lengthOf(tidyLine(name))
  if (length === 0) errors[`name-${n}`] = 'Enter the name of the day, such as Christmas Eve.'
  if (length > longestDayName) errors[`name-${n}`] = `Use ${longestDayName} characters or fewer.`
  if (closed) return errors
  const [from, to] = [minutesOf(opens), minutesOf(closes, true)]
  if (from === null) errors[`opens-${n}`] = 'Enter the opening time.'
  if (to === null) errors[`closes-${n}`] = 'Enter the closing time.'
  else if (from !== null && from >= to) errors[`closes-${n}`] = 'Enter a time after the opening time.'
  return errors
}

/** The errors, by field id, in page order. */
export function errorsOf({ notice, noticeUntil, days }: SiteValues): Record<string, string> {
  const errors: Record<string, string> = {}
  if (lengthOf(tidyLine(notice)) > longestNotice) errors['notice'] = `Use ${longestNotice} characters or fewer.`
  if (noticeUntil && !isDay(noticeUntil)) errors['notice-until'] = 'Enter a date, or leave it empty.'
  return Object.assign(errors, ...days.map(dayErrors)) as Record<string, string>
}

/** A list with one entry moved by a step. */
export function moved<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const copy = [...list]
  copy.splice(from + step, 0, ...copy.splice(from, 1))
  return copy
}

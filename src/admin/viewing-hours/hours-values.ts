import type { Database } from '../../lib/database.types'
import { officeHours } from '#agency/hours.ts?viewings'
import { twoDigits } from '../../lib/format/two-digits'

// Weekly hours in which visitors book viewings: values, texts and rules. Pure; the database has the same limits.

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Row = Database['public']['Tables']['viewing_hours']['Row']

/** The form's values. Times are London's (`10:30`); numbers are texts, as selects have them. */
export interface HoursValues {
  /** Empty for all homes without hours of their own. */
  listing: string
  /** Empty for the negotiator of the home. */
  attendee: string
  /** 1 for Monday to 7 for Sunday. */
  weekdays: number[]
  opens: string
  closes: string
  minutes: string
  every: string
  kinds: 'both' | 'in_person' | 'video'
  noticeHours: string
  selfConfirming: boolean
}
export interface StoredHours extends HoursValues {
  id: string
}

export const emptyHours: HoursValues = {
  ...{ listing: '', attendee: '', weekdays: [], opens: '', closes: '' },
  ...{ minutes: '30', every: '60', kinds: 'both', noticeHours: '24', selfConfirming: false },
}

const choices = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))
export const minuteChoices = choices([15, 20, 30, 45, 60, 90], (minutes) => `${minutes} minutes`)
export const everyChoices = choices([15, 20, 30, 45, 60, 90, 120], (minutes) => `every ${minutes} minutes`)
export const noticeChoices = choices([0, 2, 4, 12, 24, 48, 72], (hours) => (hours ? `${hours} hours` : 'none'))
export const kindChoices = [
  { value: 'both', label: 'In person or by video' },
  { value: 'in_person', label: 'In person' },
  { value: 'video', label: 'By video' },
] as const

/** A choice that the database has, beside the usual ones. */
export const withValue = (options: { value: string; label: string }[], value: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

export const hoursValues = (row: Row): StoredHours => ({
  id: row.id,
  listing: row.property_id ?? '',
  attendee: row.attendee_id ?? '',
  weekdays: row.weekdays,
  opens: row.opens.slice(0, 5),
  closes: row.closes.slice(0, 5),
  minutes: String(row.minutes),
  every: String(row.every_minutes),
  kinds: row.in_person && row.by_video ? 'both' : row.in_person ? 'in_person' : 'video',
  noticeHours: String(row.notice_hours),
  selfConfirming: row.self_confirming,
})

export const hoursRow = (values: HoursValues) => ({
  property_id: values.listing || null,
  attendee_id: values.attendee || null,
  weekdays: [...values.weekdays].sort((one, other) => one - other),
  opens: values.opens,
  closes: values.closes,
  minutes: Number(values.minutes),
  every_minutes: Number(values.every),
  in_person: values.kinds !== 'video',
  by_video: values.kinds !== 'in_person',
  notice_hours: Number(values.noticeHours),
  self_confirming: values.selfConfirming,
})

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The errors of the values; empty if valid. */
export function hoursErrors(values: HoursValues): Partial<Record<keyof HoursValues, string>> {
  const errors: Partial<Record<keyof HoursValues, string>> = {}
  const { weekdays, opens, closes, minutes, every } = values
  if (weekdays.length === 0) errors.weekdays = 'Please choose at least one day.'
  if (!opens) errors.opens = 'Please enter the first time.'
  if (!closes) errors.closes = 'Please enter the last time.'
  else if (opens && minutesOf(closes) - minutesOf(opens) < Number(minutes))
    errors.closes = `Please leave room for one viewing of ${minutes} minutes.`
  if (Number(every) < Number(minutes)) errors.every = 'Viewings would overlap. Please start them less often.'
  return errors
}

/** `Monday to Friday`, `Saturday`, `Monday, Wednesday`. */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((one, other) => one - other)
  const names = sorted.map((day) => weekdayNames[day - 1] ?? '')
  const isRun = sorted.length > 2 && sorted.every((day, n) => n === 0 || day === (sorted[n - 1] ?? 0) + 1)
  return isRun ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

/** The rules of the hours in words. */
export const rulesText = ({ minutes, every, kinds, noticeHours, selfConfirming }: HoursValues) =>
  [
    `${minutes} minutes, every ${every} minutes`,
    (kindChoices.find(({ value }) => value === kinds)?.label ?? '').toLowerCase(),
    `${noticeHours} hours’ notice`,
    selfConfirming ? 'confirmed at once' : 'confirmed by us',
  ].join(', ')

const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The office hours as hours for viewings: days with the same hours together. */
export function officeHoursValues(): HoursValues[] {
  const groups = new Map<string, HoursValues>()
  officeHours.forEach((hours, day) => {
    if (!hours) return
    const key = `${hours.opens}-${hours.closes}`
    const before = groups.get(key)?.weekdays ?? []
    const times = { opens: clock(hours.opens), closes: clock(hours.closes) }
    groups.set(key, { ...emptyHours, ...times, weekdays: [...before, day || 7] })
  })
  return [...groups.values()]
}

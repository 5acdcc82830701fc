import * as v from 'valibot'
import { officeHours } from '#agency/hours.ts?viewings'
import type { HoursValues } from '../../domain/viewing/weekly-hours'
import { timeOfDay } from '../../lib/format/two-digits'
import type { StaffAccount } from '../query/accounts.queries'
import { checkFields } from '../ui/check-fields'

// The form of weekly hours: choices, rules and rows. Pure; the database has the same limits.

export const emptyHours: HoursValues = {
  purpose: 'viewing',
  listing: '',
  attendee: '',
  weekdays: [],
  opens: '',
  closes: '',
  minutes: '30',
  every: '60',
  gap: '0',
  kinds: 'both',
  noticeHours: '24',
  selfConfirming: false,
}

/** Why hours were not saved, by the error's key. */
export const refusals = { 'hours-deleted': 'Somebody else deleted these hours. To have them again, add new ones.' }

/** The usual values after a change of the purpose. A visit is in person, and takes longer than a viewing. */
export const purposeValues = (purpose: HoursValues['purpose']): Partial<HoursValues> =>
  purpose === 'valuation'
    ? { purpose, listing: '', kinds: 'in_person', minutes: '45', every: '90', gap: '30' }
    : { purpose, kinds: 'both', minutes: '30', every: '60', gap: '0' }

/** The name of a person of hours. Without access, or as a reader, nobody gives times. */
export function attendeeText(account: Pick<StaffAccount, 'name' | 'active' | 'ended'> | undefined) {
  if (!account) return 'somebody'
  const { name, active, ended } = account
  return active ? name : `${name} (${ended ? 'access removed' : 'a reader'}: gives no times)`
}

const choices = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))
export const minuteChoices = choices([15, 20, 30, 45, 60, 90], (minutes) => `${minutes} minutes`)
export const everyChoices = choices([15, 20, 30, 45, 60, 90, 120], (minutes) => `Every ${minutes} minutes`)
export const gapChoices = choices([0, 15, 30, 45, 60, 90], (minutes) => (minutes ? `${minutes} minutes` : 'None'))
export const noticeChoices = choices([0, 2, 4, 12, 24, 48, 72], (hours) => (hours ? `${hours} hours` : 'None'))

/** A choice that the database has, beside the usual ones. */
export const withValue = (options: readonly { value: string; label: string }[], value: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

export const hoursRow = (values: HoursValues) => ({
  purpose: values.purpose,
  property_id: values.listing || null,
  attendee_id: values.attendee || null,
  weekdays: [...values.weekdays].sort((a, b) => a - b),
  opens: values.opens,
  closes: values.closes,
  minutes: Number(values.minutes),
  every_minutes: Number(values.every),
  gap_minutes: Number(values.gap),
  in_person: values.kinds !== 'video',
  by_video: values.kinds !== 'in_person',
  notice_hours: Number(values.noticeHours),
  self_confirming: values.selfConfirming,
})

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The errors of the values; empty if valid. */
export function hoursErrors(values: HoursValues): Partial<Record<keyof HoursValues, string>> {
  const errors: Partial<Record<keyof HoursValues, string>> = {}
  const { purpose, attendee, weekdays, opens, closes, minutes, every } = values
  const what = purpose === 'valuation' ? 'visit' : 'viewing'
  if (weekdays.length === 0) errors.weekdays = 'Please choose at least one day.'
  if (!opens) errors.opens = 'Please enter the first time.'
  if (!closes) errors.closes = 'Please enter the last time.'
  else if (opens && minutesOf(closes) - minutesOf(opens) < Number(minutes))
    errors.closes = `Please leave room for one ${what} of ${minutes} minutes.`
  if (Number(every) < Number(minutes))
    errors.every = `${what === 'visit' ? 'Visits' : 'Viewings'} would overlap. Please start them less often.`
  if (purpose === 'valuation' && !attendee) errors.attendee = 'Please choose who visits.'
  return errors
}

/** The rules of the form. */
export const hoursSchema = v.pipe(
  v.custom<HoursValues>(() => true),
  checkFields(hoursErrors),
)

/** The office hours as hours for viewings: days with the same hours together. */
export function officeHoursValues(): HoursValues[] {
  const groups = new Map<string, HoursValues>()
  officeHours.forEach((hours, day) => {
    if (!hours) return
    const key = `${hours.opens}-${hours.closes}`
    const before = groups.get(key)?.weekdays ?? []
    const times = { opens: timeOfDay(hours.opens), closes: timeOfDay(hours.closes) }
    groups.set(key, { ...emptyHours, ...times, weekdays: [...before, day || 7] })
  })
  return [...groups.values()]
}

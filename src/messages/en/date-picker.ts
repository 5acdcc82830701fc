import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'

// The calendar of dates in forms.

export const locale: Locale = enGB
/** Formats of date-fns. */
export const timeFormat = 'd MMMM yyyy, HH:mm'
export const dayFormat = 'd MMMM yyyy'
export const monthFormat = 'LLLL yyyy'
export const time = 'Time'
// For screen readers.
export const calendar = 'Choose a date'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
/** Before a day: `Choose Tuesday, 1 December 2026`. */
export const chooseDay = 'Choose'
export const notAvailable = 'Not available'
/** Before a month: `Month December, 2026`. */
export const month = 'Month'

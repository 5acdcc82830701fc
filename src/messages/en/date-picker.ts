import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'

// The calendar of dates in forms.

export const locale: Locale = enGB
/** Formats of date-fns. */
export const timeFormat = 'd MMMM yyyy, HH:mm'
export const dayFormat = 'd MMMM yyyy'
export const monthFormat = 'LLLL yyyy'
export const time = 'Time'

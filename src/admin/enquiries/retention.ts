import * as v from 'valibot'
import type { Keep } from '../../domain/enquiry/enquiry'
import { lengthOf, tidyText } from '../../lib/form/normalise'
import { formatDay } from '../../lib/time/format-day'

// When an enquiry is erased, and how to postpone that. Pure; the database has the same limits.

const maxReasonLength = 500
const maxYears = 6

/** The last day of a day's month: `2027-02-03` → `2027-02-28`. */
export function lastOfMonth(day: string): string {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The latest possible date. Six years after a leap day there is none. */
export const lastKeepDay = (today: string) =>
  `${Number(today.slice(0, 4)) + maxYears}${today.slice(4).replace('-02-29', '-02-28')}`

/** The earliest useful date: an earlier one changes nothing. */
export const firstKeepDay = ({ keep, eraseOn }: { keep: Keep | null; eraseOn: string }, today: string) =>
  keep === null && eraseOn > today ? eraseOn : today

/** The rules of an extension. */
export const keepSchema = (first: string, today: string) => {
  const last = lastKeepDay(today)
  return v.object({
    until: v.pipe(
      v.string(),
      v.nonEmpty('Please choose a date to keep it until.'),
      v.minValue(first, `Please choose ${formatDay(first)} or later.`),
      v.maxValue(last, `Please choose ${formatDay(last)} or earlier. Six years is the limit.`),
    ),
    reason: v.pipe(
      v.string(),
      v.transform(tidyText),
      v.nonEmpty('Please enter the reason to keep it.'),
      v.check((reason) => lengthOf(reason) <= maxReasonLength, 'Please use 500 characters or fewer for the reason.'),
    ),
  })
}

/** The erasure date in words. Overdue enquiries go with the next run. */
export const erasureText = (eraseOn: string, today: string) =>
  eraseOn > today ? `Will be erased on ${formatDay(eraseOn)}.` : 'Will be erased tonight.'

export const isSameKeep = (a: Keep | null, b: Keep | null) => a?.until === b?.until && a?.reason === b?.reason

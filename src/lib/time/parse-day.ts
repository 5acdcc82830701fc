import { twoDigits } from '../format/two-digits.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A day as an editor writes it, `10 September 2024`, in ISO form, `2024-09-10`; null for one that no calendar has. */
export function isoDay(written: string) {
  const [, day, name, year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(written.trim()) ?? []
  const month = months.indexOf(name ?? '')
  const date = new Date(Date.UTC(Number(year), month, Number(day)))
  return month >= 0 && date.getUTCMonth() === month ? `${year}-${twoDigits(month + 1)}-${twoDigits(Number(day))}` : null
}

/** A month as an editor writes it, `October 2026`, in ISO form, `2026-10`; null for none. */
export const isoMonth = (written: string) => isoDay(`1 ${written.trim()}`)?.slice(0, 7) ?? null

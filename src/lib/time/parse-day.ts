import { twoDigits } from '../format/two-digits.ts'

export const months = 'January February March April May June July August September October November December'.split(' ')

/** Converts a written day, `10 September 2024`, to ISO, `2024-09-10`; null if invalid. */
export function isoDay(written: string) {
  const [, day, name, year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(written.trim()) ?? []
  const month = months.indexOf(name ?? '')
  const date = new Date(Date.UTC(Number(year), month, Number(day)))
  return month >= 0 && date.getUTCMonth() === month ? `${year}-${twoDigits(month + 1)}-${twoDigits(Number(day))}` : null
}

/** Whether a value is a day that exists, such as `2026-12-01`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

/** Converts a written month, `October 2026`, to ISO, `2026-10`; null if invalid. */
export const isoMonth = (written: string) => isoDay(`1 ${written.trim()}`)?.slice(0, 7) ?? null

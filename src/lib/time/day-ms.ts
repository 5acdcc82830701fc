/** A day in milliseconds. */
export const dayMs = 86_400_000

/** The day `count` days after another, both `2026-11-25`. */
export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** So many days from a day on. */
export const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, n) => daysAfter(day, n))

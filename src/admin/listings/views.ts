import { daysAfter, daysFrom } from '../../lib/time/day-ms'

// Page views of a listing. Pure.

/** The number of drawn days, ending today. */
export const drawnDays = 28

export interface DayViews {
  /** `2026-11-23`. */
  day: string
  views: number
}

/** The views on each of the last days, oldest first, from daily counts in any order; `today` is London's. */
export function lastDays(counted: readonly DayViews[], today: string, count: number): DayViews[] {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  return daysFrom(daysAfter(today, 1 - count), count).map((day) => ({ day, views: viewsOn.get(day) ?? 0 }))
}

const sum = (days: readonly DayViews[]) => days.reduce((total, { views }) => total + views, 0)

/** The views of the last week and of all time, the first day with a view, and the drawn days; `today` is London's. */
export const summariseViews = (counted: readonly DayViews[], today: string) => ({
  week: sum(lastDays(counted, today, 7)),
  all: sum(counted),
  since: counted.map(({ day }) => day).sort()[0] ?? '',
  days: lastDays(counted, today, drawnDays),
})

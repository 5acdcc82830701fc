import { daysAfter, daysFrom } from '../../lib/time/day-ms'

// Page views of a listing. Pure.

/** The number of drawn days, ending today. */
export const drawnDays = 28

export interface DayViews {
  /** `2026-11-23`. */
  day: string
  views: number
}

/** A summary of a listing's views. */
export interface ViewsSummary {
  /** In the last seven days. */
  week: number
  all: number
  /** The first day with a view; empty without any. */
  since: string
  /** One per drawn day, oldest first. */
  days: DayViews[]
}

/** The views on each of the last days, oldest first, from daily counts in any order; `today` is London's. */
export function lastDays(counted: readonly DayViews[], today: string, count: number): DayViews[] {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  return daysFrom(daysAfter(today, 1 - count), count).map((day) => ({ day, views: viewsOn.get(day) ?? 0 }))
}

const sum = (days: readonly DayViews[]) => days.reduce((total, { views }) => total + views, 0)

/** Summarises daily counts, in any order; `today` is London's. */
export const summariseViews = (counted: readonly DayViews[], today: string): ViewsSummary => ({
  week: sum(lastDays(counted, today, 7)),
  all: sum(counted),
  since: counted.map(({ day }) => day).sort()[0] ?? '',
  days: lastDays(counted, today, drawnDays),
})

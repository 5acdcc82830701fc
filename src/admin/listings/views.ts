import { daysAfter } from '../../lib/time/day-ms'

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

const daysBefore = (today: string, days: number) => daysAfter(today, -days)

/** Summarises daily counts, in any order; `today` is London's. */
export function summariseViews(counted: readonly DayViews[], today: string): ViewsSummary {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  const days = Array.from({ length: drawnDays }, (_, index) => {
    const day = daysBefore(today, drawnDays - 1 - index)
    return { day, views: viewsOn.get(day) ?? 0 }
  })
  const sum = (some: readonly DayViews[]) => some.reduce((total, { views }) => total + views, 0)
  return {
    week: sum(days.slice(-7)),
    all: sum(counted),
    since: counted.map(({ day }) => day).sort()[0] ?? '',
    days,
  }
}

/** Views of the last seven days, oldest first; `today` is London's. */
export function weekOf(counted: readonly DayViews[], today: string): number[] {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  return Array.from({ length: 7 }, (_, index) => viewsOn.get(daysBefore(today, 6 - index)) ?? 0)
}

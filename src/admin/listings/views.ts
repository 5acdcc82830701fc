import { daysAfter } from '../../lib/time/day-ms'

// How often the page of a listing was opened. Pure.

/** The days that are drawn, today the last. */
export const drawnDays = 28

export interface DayViews {
  /** `2026-11-23`. */
  day: string
  views: number
}

/** What is said of the views of a listing. */
export interface ViewsSummary {
  /** In the seven days up to today. */
  week: number
  all: number
  /** The first day on which it was opened; empty where it never was. */
  since: string
  /** One for each drawn day, oldest first. */
  days: DayViews[]
}

const daysBefore = (today: string, days: number) => daysAfter(today, -days)

/** Sums up the days that were counted, in any order; `today` is London's. */
export function summariseViews(counted: readonly DayViews[], today: string): ViewsSummary {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  const days = Array.from({ length: drawnDays }, (_, place) => {
    const day = daysBefore(today, drawnDays - 1 - place)
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

/** How often a page was opened on each of the seven days up to today, oldest first; `today` is London's. */
export function weekOf(counted: readonly DayViews[], today: string): number[] {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  return Array.from({ length: 7 }, (_, place) => viewsOn.get(daysBefore(today, 6 - place)) ?? 0)
}

import { daysAfter } from '../../lib/time/day-ms'
import { paths } from '../../paths'

// The place in the diary: a view, a day and a person, as in the address. Pure.

export const diaryViews = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'Next 60 days' },
] as const
export type DiaryView = (typeof diaryViews)[number]['value']

/** How many days the list shows. */
const listDays = 60

export interface DiaryPlace {
  view: DiaryView
  /** `2026-12-01` */
  day: string
  /** The key of one person; `me` for whoever is signed in; empty for everyone. */
  person: string
}

const noon = (day: string) => Date.parse(`${day}T12:00Z`)
const parseDay = (day: string | null, today: string) =>
  day && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(noon(day)) ? day : today

/** The Monday of a day's week; an invalid day counts as `today`. */
export function mondayOf(day: string | null, today: string): string {
  const known = parseDay(day, today)
  return daysAfter(known, -((new Date(noon(known)).getUTCDay() + 6) % 7))
}

/** The place of an address. Earlier addresses named a week by its Monday. */
export function parsePlace(search: string, today: string, defaultView: DiaryView): DiaryPlace {
  const params = new URLSearchParams(search)
  const requestedView = diaryViews.find(({ value }) => value === params.get('view'))?.value
  const week = params.get('week')
  return {
    view: requestedView ?? (week ? 'week' : params.get('day') ? 'day' : defaultView),
    day: parseDay(params.get('day') ?? week, today),
    person: params.get('person') ?? '',
  }
}

/** The address of a place. */
export function placeUrl({ view, day, person }: DiaryPlace): string {
  const params = new URLSearchParams({ view, ...(view !== 'list' && { day }), ...(person && { person }) })
  return `${paths.adminDiary}?${params.toString()}`
}

/** The first day that a place shows, and how many. */
export function daysOf({ view, day }: DiaryPlace, today: string): { first: string; count: number } {
  if (view === 'list') return { first: today, count: listDays }
  return view === 'week' ? { first: mondayOf(day, today), count: 7 } : { first: day, count: 1 }
}

/** The previous or next day or week. */
export const stepFrom = (place: DiaryPlace, direction: 1 | -1): DiaryPlace => ({
  ...place,
  day: daysAfter(place.day, direction * (place.view === 'week' ? 7 : 1)),
})

const spans = { day: 'on this day', week: 'in this week', list: 'in the next 60 days' }
/**
 * That nothing is booked.
 * @param name of the person whose appointments are shown; without one, everyone’s are
 */
export const emptyText = (view: DiaryView, name?: string) =>
  `Nothing is booked ${name ? `for ${name} ` : ''}${spans[view]}.`

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) => formatter.format(new Date(noon(day))).replace(',', '')
}
/** `Friday 27 November` */
export const dayTitle = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** `Fri 27 Nov` */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
export const weekdayLetter = format({ weekday: 'narrow' })
export const dayNumber = format({ day: 'numeric' })
const dayMonth = format({ day: 'numeric', month: 'short' })

/** `23 to 29 Nov`, `30 Nov to 6 Dec`; with the year if it is not the current one. */
export function weekTitle(monday: string, today: string): string {
  const sunday = daysAfter(monday, 6)
  const sameMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const year = sunday.slice(0, 4)
  const title = `${sameMonth ? dayNumber(monday) : dayMonth(monday)} to ${dayMonth(sunday)}`
  return year === today.slice(0, 4) ? title : `${title} ${year}`
}

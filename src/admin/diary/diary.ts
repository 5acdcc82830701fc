import * as v from 'valibot'
import { londonDay, londonWall } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'
import { dayMs } from '../../lib/time/day-ms'

// The diary of viewings, by London day. Pure.

const rowSchema = v.object({
  id: v.string(),
  starts_at: v.pipe(v.string(), v.transform(parseTimestamp), v.date()),
  minutes: v.number(),
  kind: v.picklist(['in_person', 'video']),
  state: v.picklist(['booked', 'cancelled']),
  meeting_place: v.string(),
  host: v.string(),
  note: v.string(),
  enquiry_id: v.string(),
  name: v.string(),
  phone: v.string(),
  title: v.string(),
  slug: v.string(),
  area: v.string(),
  address_line: v.string(),
  postcode: v.string(),
})
export type DiaryViewing = v.InferOutput<typeof rowSchema>

/** The valid rows; invalid ones are skipped. */
export const parseDiary = (rows: readonly unknown[]): DiaryViewing[] =>
  rows.flatMap((row) => {
    const { success, output } = v.safeParse(rowSchema, row)
    return success ? [output] : []
  })

const noon = (day: string) => Date.parse(`${day}T12:00Z`)
/** The day `days` days later: `2026-11-23`, 7 → `2026-11-30`. */
export const daysAfter = (day: string, days: number) => new Date(noon(day) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of a day's week; an invalid day counts as `today`. */
export function mondayOf(day: string | null, today: string): string {
  const known = day && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(noon(day)) ? day : today
  return daysAfter(known, -((new Date(noon(known)).getUTCDay() + 6) % 7))
}

/** A viewing's time span in London: `10:30 to 11:00`. */
export function spanText({ starts_at: start, minutes }: DiaryViewing): string {
  const end = new Date(start.getTime() + minutes * 60_000)
  return `${londonWall(start).slice(11)} to ${londonWall(end).slice(11)}`
}

/** Where the host must be: the agreed address, or for a viewing by video the listing's recorded one. */
export const placeText = ({ meeting_place: place, address_line: line, postcode, area }: DiaryViewing) =>
  place || [line, postcode || area].filter(Boolean).join(', ')

/** The viewings of consecutive days from `first` on, including empty days. */
export const byDay = (viewings: readonly DiaryViewing[], first: string, days: number) =>
  Array.from({ length: days }, (_, place) => {
    const day = daysAfter(first, place)
    return { day, viewings: viewings.filter(({ starts_at: start }) => londonDay(start) === day) }
  })

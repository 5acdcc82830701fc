import { tag } from '#messages/language.ts'
import * as v from 'valibot'
import { clockTime } from '../../lib/time/format-moment'
import { dayMs } from '../../lib/time/day-ms'
import { londonDay, londonWallTime, wallTimeIn } from '../../lib/time/london-time'
import { parseTimestamp } from '../../lib/time/parse-timestamp'

// Times at which a listing can be viewed, on the clocks of the visitor and of London. Pure.

const timestamp = v.pipe(v.string(), v.transform(parseTimestamp), v.date())
const slotRow = v.object({
  starts_at: timestamp,
  in_person_minutes: v.nullable(v.number()),
  video_minutes: v.nullable(v.number()),
})

export type SlotKind = 'in_person' | 'video'

const toSlot = (row: v.InferOutput<typeof slotRow>) => ({
  startsAt: row.starts_at,
  lengths: { in_person: row.in_person_minutes, video: row.video_minutes } satisfies Record<SlotKind, number | null>,
})
/** A free time, with its length in minutes for each kind; null if the kind is not offered. */
export type Slot = ReturnType<typeof toSlot>

/** The free times of a response; invalid rows are skipped. */
export const parseSlots = (rows: readonly unknown[]): Slot[] =>
  rows.flatMap((row) => {
    const { success, output } = v.safeParse(slotRow, row)
    return success ? [toSlot(output)] : []
  })

/** The times that are offered for a kind, with their lengths. */
export const slotsOfKind = (slots: readonly Slot[], kind: SlotKind) =>
  slots.flatMap(({ startsAt, lengths: { [kind]: minutes } }) => (minutes === null ? [] : [{ startsAt, minutes }]))

/** How far ahead a slot may be, in days; the database has the same limit. */
export const slotDaysAhead = 60

// A hosted project returns no more rows of a response.
const maxRows = 1000

/** The days ahead that a response covers. A full one may lack times of its last day, and all later ones. */
export function daysCovered(slots: readonly Slot[], requested: number, today: string): number {
  const last = slots.at(-1)
  if (!last || slots.length < maxRows) return requested
  return (Date.parse(londonDay(last.startsAt)) - Date.parse(today)) / dayMs
}

/** A slot in a form: its moment as text. */
export const slotKey = ({ startsAt }: Pick<Slot, 'startsAt'>) => startsAt.toISOString()

/** The day of a moment in a time zone: `2026-12-01`. */
export const slotDay = (moment: Date, timeZone: string) => wallTimeIn(timeZone, moment).slice(0, 10)

/** The slots by day of a time zone, each day in order. */
export function slotsByDay<Time extends Pick<Slot, 'startsAt'>>(
  slots: readonly Time[],
  timeZone: string,
): [day: string, slots: Time[]][] {
  const days = new Map<string, Time[]>()
  for (const slot of slots) {
    const day = slotDay(slot.startsAt, timeZone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}

const timeOfWall = (wall: string) => clockTime(Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)))

/** A day in parts, for a card: `{ weekday: 'Tue', date: '1', month: 'Dec' }`; its full name for screen readers. */
export function dayParts(day: string) {
  const noon = new Date(`${day}T12:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(noon)
  return {
    weekday: format({ weekday: 'short' }),
    date: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
    name: format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
  }
}

/**
 * A time on the visitor's clock, and London's if the clocks differ, with its weekday if the days differ:
 * `['11 pm', 'Tue 9 am']`.
 */
export function slotTimes(moment: Date, timeZone: string): [own: string, london: string | null] {
  const [own, london] = [wallTimeIn(timeZone, moment), londonWallTime(moment)]
  if (own === london) return [timeOfWall(own), null]
  const day = own.slice(0, 10) === london.slice(0, 10) ? '' : `${dayParts(london.slice(0, 10)).weekday} `
  return [timeOfWall(own), day + timeOfWall(london)]
}

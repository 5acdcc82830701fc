import * as v from 'valibot'
import * as messages from '#messages/listing.ts'
import { formatPounds } from '../../lib/format/money.ts'
import { formatDay } from '../../lib/time/format-day.ts'

// The public history of a listing, as the function `listing_histories` returns it. Pure.

const price = v.pipe(v.number(), v.minValue(1))
const eventSchema = v.object({
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  event: v.picklist(['listed', 'relisted', 'reduced', 'under_offer', 'let_agreed', 'live']),
  /** Pounds, from that day on. Absent where the database did not record it, or it is private. */
  price: v.optional(price),
  /** Reductions: the price before. */
  before: v.optional(price),
})

export type HistoryEvent = v.InferOutput<typeof eventSchema>

/** Parses a stored history leniently: unknown events are left out. */
export const parseHistory = (events: unknown): HistoryEvent[] =>
  (Array.isArray(events) ? events : []).flatMap((event) => {
    const result = v.safeParse(eventSchema, event)
    return result.success ? [result.output] : []
  })

export interface HistoryRow {
  day: string
  dayText: string
  label: string
  /** `£455,000`; empty without one. */
  price: string
  /** `£20,000 less (4%)`; reductions only. */
  difference: string
}

/** `£20,000 less (4%)`; without a percentage below half a per cent. */
function differenceText({ price: after, before }: HistoryEvent): string {
  if (after === undefined || before === undefined) return ''
  const percent = Math.round(((before - after) / before) * 100)
  const difference = formatPounds(before - after)
  return percent > 0 ? messages.lessPercent(difference, percent) : messages.less(difference)
}

/** The rows of the history on a property page, newest first. */
export const historyRows = (history: readonly HistoryEvent[]): HistoryRow[] =>
  [...history].reverse().map((event) => ({
    day: event.day,
    dayText: formatDay(event.day),
    label: messages.events[event.event],
    price: event.price === undefined ? '' : formatPounds(event.price),
    difference: differenceText(event),
  }))

import { now } from '#messages/listing.ts'
import { formatDay } from '../../lib/time/format-day.ts'
import type { ExpiringText } from './expiring-text.ts'

const forever = 8.64e15

/** When a home can be moved into: its day, and from that day on `Now`. In summer it changes at one o'clock. */
export const availability = (day: string): ExpiringText => [
  [Date.parse(day), formatDay(day)],
  [forever, now],
]

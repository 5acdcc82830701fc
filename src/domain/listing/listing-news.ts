import * as messages from '#messages/listing-card.ts'
import type { Listing } from './listing.ts'
import type { ExpiringText } from './expiring-text.ts'
import { serverNow } from '../../lib/time/server-time.ts'

const minute = 60_000
const day = 1440 * minute
const reducedFor = 60 * day
/** A listing is new on the London day of its first publication, and for this long after that day's midnight. */
const newAfterMidnight = 6 * day

/**
 * The news of an available listing: a reduction before being new. Undefined if there is none; databases without our
 * columns know no reductions.
 */
export function listingNews(
  { status, createdAt, priceReducedOn }: Pick<Listing, 'status' | 'createdAt' | 'priceReducedOn'>,
  now = serverNow(),
): ExpiringText | undefined {
  if (status !== 'live') return undefined
  const reducedUntil = Date.parse(priceReducedOn ?? '') + reducedFor
  if (now < reducedUntil) return [[reducedUntil, messages.reduced]]
  const published = Date.parse(createdAt)
  // London's time is slow to compute on phones, so this quick range check comes first.
  if (!(published < now + day && now < published + newAfterMidnight + 2 * day)) return undefined
  // Uses only the time of day, an hour out on the two days of clock changes: the calendar would add a kilobyte.
  const [hours = 0, minutes = 0] = new Date(published)
    .toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })
    .split(':')
    .map(Number)
  const midnight = Math.floor(published / minute) * minute + day - (hours * 60 + minutes) * minute
  const until = midnight + newAfterMidnight
  if (now >= until) return undefined
  const thisWeek: ExpiringText = [[until, messages.newThisWeek]]
  return now < midnight ? [[midnight, messages.newToday], ...thisWeek] : thisWeek
}

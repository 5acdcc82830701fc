import type { Listing } from './listing.ts'
import type { ListingNews } from './news-text.ts'
import { serverNow } from '../../lib/time/server-time.ts'

const minute = 60_000
const day = 1440 * minute
const reducedFor = 60 * day
/** A listing is new on the day in London on which it was first public, and for so long after that day's midnight. */
const newAfterMidnight = 6 * day

/**
 * What is news of a listing that is there to be had: a reduction before its being new. Undefined where nothing is; a
 * database without our columns knows of no reduction.
 */
export function listingNews(
  { status, createdAt, priceReducedOn }: Pick<Listing, 'status' | 'createdAt' | 'priceReducedOn'>,
  now = serverNow(),
): ListingNews | undefined {
  if (status !== 'live') return undefined
  const reducedUntil = Date.parse(priceReducedOn ?? '') + reducedFor
  if (now < reducedUntil) return [[reducedUntil, 'Reduced']]
  const published = Date.parse(createdAt)
  // London's clock, which takes a phone its time, is asked only about a home that may be new.
  if (!(published < now + day && now < published + newAfterMidnight + 2 * day)) return undefined
  // By the clock alone, an hour out on the two days on which it is changed: the calendar weighs a kilobyte.
  const [hours = 0, minutes = 0] = new Date(published)
    .toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })
    .split(':')
    .map(Number)
  const midnight = Math.floor(published / minute) * minute + day - (hours * 60 + minutes) * minute
  const until = midnight + newAfterMidnight
  if (now >= until) return undefined
  const thisWeek: ListingNews = [[until, 'New this week']]
  return now < midnight ? [[midnight, 'New today'], ...thisWeek] : thisWeek
}

import { dayAfter, londonDay, parseLondonTime } from '../../lib/time/london-time'
import type { Listing } from './listing'
import type { ListingNews } from './news-words'

const day = 86_400_000
const reducedFor = 60 * day
/** A listing is new on the day in London on which it was first public, and for so long after that day's midnight. */
const newAfterMidnight = 6 * day

/**
 * What is news of a listing that is there to be had: a reduction before its being new. Undefined where nothing is; a
 * database without our columns knows of no reduction.
 */
export function listingNews(
  { status, createdAt, priceReducedOn }: Pick<Listing, 'status' | 'createdAt' | 'priceReducedOn'>,
  now = Date.now(),
): ListingNews | undefined {
  if (status !== 'live') return undefined
  const reducedUntil = Date.parse(priceReducedOn ?? '') + reducedFor
  if (now < reducedUntil) return [[reducedUntil, 'Reduced']]
  const published = Date.parse(createdAt)
  // London's calendar, which takes a phone its time, is asked only about a home that may be new.
  if (!(published < now + day && now < published + newAfterMidnight + 2 * day)) return undefined
  const midnight = Number(parseLondonTime(`${dayAfter(londonDay(new Date(published)))}T00:00`))
  const until = midnight + newAfterMidnight
  if (now >= until) return undefined
  const thisWeek: ListingNews = [[until, 'New this week']]
  return now < midnight ? [[midnight, 'New today'], ...thisWeek] : thisWeek
}

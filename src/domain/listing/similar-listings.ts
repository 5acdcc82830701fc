import type { ListingSummary } from './listing'

interface Rank {
  elsewhere: number
  distance: number
}
const isNearer = (a: Rank, b: Rank) =>
  a.elsewhere < b.elsewhere || (a.elsewhere === b.elsewhere && a.distance < b.distance)

export const similarCount = 3

/**
 * Homes like another: of its type and live, those of its own area first, then by how near their price
 * is to its own.
 */
export function similarListings<T extends ListingSummary>(
  listing: ListingSummary,
  all: T[],
  limit = similarCount,
): T[] {
  // A ratio, not a sum: half the price is as far away as twice the price.
  const distance = ({ price }: ListingSummary) => Math.abs(Math.log(price / listing.price))
  const elsewhere = ({ area }: ListingSummary) => Number(area !== listing.area)
  // A build asks for each of thousands: the nearest are kept on the way, for to sort all takes ten times as long.
  const nearest: ({ other: T } & Rank)[] = []
  for (const other of all) {
    if (other.listingType !== listing.listingType || other.status !== 'live' || other.id === listing.id) continue
    const ranked = { other, elsewhere: elsewhere(other), distance: distance(other) }
    let place = nearest.length
    for (let next = nearest.at(-1); next && isNearer(ranked, next); next = nearest[place - 1]) place--
    if (place === limit) continue
    nearest.splice(place, 0, ranked)
    nearest.length = Math.min(nearest.length, limit)
  }
  return nearest.map(({ other }) => other)
}

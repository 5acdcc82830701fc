import type { ListingSummary } from './listing'

interface Rank {
  elsewhere: number
  distance: number
}
const isNearer = (a: Rank, b: Rank) =>
  a.elsewhere < b.elsewhere || (a.elsewhere === b.elsewhere && a.distance < b.distance)

export const similarCount = 3

/** Similar listings: live, of the same type, own area first, then by closeness of price. */
export function similarListings<T extends ListingSummary>(
  listing: ListingSummary,
  all: T[],
  limit = similarCount,
): T[] {
  // A ratio, not a difference: half the price is as far as twice the price.
  const distance = ({ price }: ListingSummary) => Math.abs(Math.log(price / listing.price))
  const elsewhere = ({ area }: ListingSummary) => Number(area !== listing.area)
  // Keeps only the nearest instead of sorting all, which takes ten times as long over thousands of listings.
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

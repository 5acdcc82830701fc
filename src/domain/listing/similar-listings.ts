import type { ListingSummary } from './listing'

interface Rank {
  isOtherArea: boolean
  /** The logarithm of the prices' ratio: half the price is as far as twice the price. */
  priceRatio: number
}
const isMoreSimilar = (a: Rank, b: Rank) =>
  a.isOtherArea === b.isOtherArea ? a.priceRatio < b.priceRatio : b.isOtherArea

export const similarCount = 3

/** Similar listings: live, of the same type, own area first, then by closeness of price. */
export function similarListings<T extends ListingSummary>(
  listing: ListingSummary,
  all: T[],
  limit = similarCount,
): T[] {
  // An insertion sort that is cut at the limit: sorting thousands of listings takes ten times as long.
  const mostSimilar: ({ other: T } & Rank)[] = []
  for (const other of all) {
    if (other.listingType !== listing.listingType || other.status !== 'live' || other.id === listing.id) continue
    const ranked = {
      other,
      isOtherArea: other.area !== listing.area,
      priceRatio: Math.abs(Math.log(other.price / listing.price)),
    }
    let index = mostSimilar.length
    for (let next = mostSimilar.at(-1); next && isMoreSimilar(ranked, next); next = mostSimilar[index - 1]) index--
    if (index === limit) continue
    mostSimilar.splice(index, 0, ranked)
    mostSimilar.length = Math.min(mostSimilar.length, limit)
  }
  return mostSimilar.map(({ other }) => other)
}

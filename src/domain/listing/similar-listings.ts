import type { Listing } from './listing'

/**
 * Homes like one that is spoken for: of its type and live, those of its own area first, then by how near their price
 * is to its own.
 */
export function similarHomes(home: Listing, all: Listing[], limit = 3): Listing[] {
  // A ratio, not a sum: half the price is as far away as twice the price.
  const distance = ({ price }: Listing) => Math.abs(Math.log(price / home.price))
  const elsewhere = ({ area }: Listing) => Number(area !== home.area)
  return all
    .filter(({ id, listingType, status }) => id !== home.id && listingType === home.listingType && status === 'live')
    .toSorted((a, b) => elsewhere(a) - elsewhere(b) || distance(a) - distance(b))
    .slice(0, limit)
}

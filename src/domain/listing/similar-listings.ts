import type { ListingSummary } from './listing'

/**
 * Homes like another: of its type and live, those of its own area first, then by how near their price
 * is to its own.
 */
export function similarListings<T extends ListingSummary>(listing: ListingSummary, all: T[], limit = 3): T[] {
  // A ratio, not a sum: half the price is as far away as twice the price.
  const distance = ({ price }: ListingSummary) => Math.abs(Math.log(price / listing.price))
  const elsewhere = ({ area }: ListingSummary) => Number(area !== listing.area)
  return all
    .filter(
      ({ id, listingType, status }) => id !== listing.id && listingType === listing.listingType && status === 'live',
    )
    .toSorted((a, b) => elsewhere(a) - elsewhere(b) || distance(a) - distance(b))
    .slice(0, limit)
}

import { formatPrice } from '../../lib/format/money.ts'
import type { PageHead } from '../../lib/head-tags.ts'
import type { Listing } from './listing.ts'
import { isOffMarket, statusBadge } from './status-text.ts'

/** What the page of a home is called, before the name of the site. */
export const pageTitle = ({ title, area }: Pick<Listing, 'title' | 'area'>) => `${title}, ${area}`

/** What the page of a home is called that is not there. */
export const notFoundTitle = 'Property Not Found'

/** What is read long after: a home that is gone has no price there. */
function offer(listing: Listing): { name: string; value: string } {
  const price = formatPrice(listing.price, listing.listingType)
  if (listing.status === 'live') return { name: 'Price', value: price }
  const status = statusBadge(listing)
  return { name: 'Status', value: isOffMarket(listing) ? status : `${status}, ${price}` }
}

/** What the head of a home's page says to search engines, chats and social cards, built or not. */
export function listingHead(listing: Listing): PageHead {
  const price = offer(listing)
  const firstLine = listing.description.split('\n')[0] ?? ''
  return {
    title: pageTitle(listing),
    description: `${price.value}. ${firstLine.slice(0, 150).replace(/\s+\S*$/, '')}…`,
    picture: listing.thumb,
    modified: listing.updatedAt ?? listing.createdAt,
    card: { title: listing.title, facts: [price, { name: 'Area', value: listing.area }] },
  }
}

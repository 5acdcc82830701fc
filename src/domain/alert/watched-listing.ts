import { formatPrice } from '../../lib/format/money.ts'
import { type ListingType, type Status, statusLabels } from '../listing/listing-status.ts'

/** What an alert on a home tells of it. */
interface Told {
  price: number
  status: Status
  listing_type: ListingType
}

/** A home that an alert watches, as the site shows it now. */
export interface WatchedListing extends Told {
  slug: string
  title: string
  area: string
  beds: number
}

/** A home whose price or status changed, and what its reader last heard of it. */
export interface ChangedListing extends Omit<WatchedListing, 'beds'> {
  was: Told
}

/** What is told of a watched home as it stands: `Camden · £2,400 pcm`, with its status unless that is live. */
export const watchedText = ({ area, price, status, listing_type }: Omit<WatchedListing, 'beds' | 'slug' | 'title'>) =>
  [area, formatPrice(price, listing_type), ...(status === 'live' ? [] : [statusLabels[status].toLowerCase()])].join(
    ' · ',
  )

/** What has become of a home, its status first: `Under offer`, `Reduced from £500,000 to £480,000`. */
export function changeText({ was, price, status, listing_type }: Pick<ChangedListing, 'was' | keyof Told>): string[] {
  const amount = formatPrice(price, listing_type)
  if (was.listing_type !== listing_type) return [`Now ${listing_type === 'rent' ? 'to rent' : 'for sale'}, ${amount}`]
  const changed = was.status === status ? [] : [status === 'live' ? 'Back on the market' : statusLabels[status]]
  // What a home that is sold or let was last asked for is no news.
  if (was.price === price || status === 'sold' || status === 'let') return changed
  const before = formatPrice(was.price, listing_type)
  return [...changed, price < was.price ? `Reduced from ${before} to ${amount}` : `Now ${amount}, was ${before}`]
}

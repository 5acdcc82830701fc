import { formatPrice } from '../../lib/format/money.ts'
import { type ListingType, type Status, statusLabels } from '../listing/listing-status.ts'

/** The properties of a listing that alerts report. */
interface ReportedState {
  price: number
  status: Status
  listing_type: ListingType
}

/** A watched listing, as the site shows it now. */
export interface WatchedListing extends ReportedState {
  slug: string
  title: string
  area: string
  beds: number
}

/** A listing whose price or status changed, with the last reported values. */
export interface ChangedListing extends Omit<WatchedListing, 'beds'> {
  was: ReportedState
}

/** A watched listing's current state: `Camden · £2,400 pcm`, with its status unless live. */
export const watchedText = ({ area, price, status, listing_type }: Omit<WatchedListing, 'beds' | 'slug' | 'title'>) =>
  [area, formatPrice(price, listing_type), ...(status === 'live' ? [] : [statusLabels[status].toLowerCase()])].join(
    ' · ',
  )

/** A listing's changes, status first: `Under offer`, `Reduced from £500,000 to £480,000`. */
export function changeText({
  was,
  price,
  status,
  listing_type,
}: Pick<ChangedListing, 'was' | keyof ReportedState>): string[] {
  const amount = formatPrice(price, listing_type)
  if (was.listing_type !== listing_type) return [`Now ${listing_type === 'rent' ? 'to rent' : 'for sale'}, ${amount}`]
  const changed = was.status === status ? [] : [status === 'live' ? 'Back on the market' : statusLabels[status]]
  // The last price of a sold or let listing is not reported.
  if (was.price === price || status === 'sold' || status === 'let') return changed
  const before = formatPrice(was.price, listing_type)
  return [...changed, price < was.price ? `Reduced from ${before} to ${amount}` : `Now ${amount}, was ${before}`]
}

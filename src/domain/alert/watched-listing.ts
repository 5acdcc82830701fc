import { formatPrice } from '../../lib/format/money.ts'
import type { ListingType, Status } from '../listing/listing-status.ts'
import { storedPriceText } from '../listing/price-text.ts'
import { type AlertMessages, editionAlertMessages } from './alert-messages.ts'

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
  /** Missing in emails that were queued before prices had it. */
  price_qualifier?: string | null
  beds: number
}

/** A listing whose price or status changed, with the last reported values. */
export interface ChangedListing extends Omit<WatchedListing, 'beds'> {
  was: ReportedState
}

/** A watched listing's current state: `Camden · £2,400 pcm`, with its status unless live. */
export const watchedText = (
  { area, price, price_qualifier, status, listing_type }: Omit<WatchedListing, 'beds' | 'slug' | 'title'>,
  messages: AlertMessages = editionAlertMessages,
) =>
  [
    messages.areaName(area),
    storedPriceText({ price, price_qualifier }, listing_type, messages),
    ...(status === 'live' ? [] : [messages.statuses[status].toLowerCase()]),
  ].join(' · ')

/** A listing's changes, status first: `Under offer`, `Reduced from £500,000 to £480,000`. */
export function changeText(
  { was, price, status, listing_type }: Pick<ChangedListing, 'was' | keyof ReportedState>,
  { subject, statuses, monthly }: AlertMessages = editionAlertMessages,
): string[] {
  const amount = formatPrice(price, listing_type, monthly)
  if (was.listing_type !== listing_type)
    return [(listing_type === 'rent' ? subject.nowToRent : subject.nowForSale)(amount)]
  const changed = was.status === status ? [] : [status === 'live' ? subject.backOnMarket : statuses[status]]
  // The last price of a sold or let listing is not reported.
  if (was.price === price || status === 'sold' || status === 'let') return changed
  const before = formatPrice(was.price, listing_type, monthly)
  return [...changed, (price < was.price ? subject.reduced : subject.raised)(before, amount)]
}

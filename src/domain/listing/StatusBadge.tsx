import clsx from 'clsx'
import type { Listing } from './listing'
import type { Status } from './listing-status'
import { statusBadge } from './status-text'

// The text states the status and the colour repeats it: green available, brick reserved, grey gone.
const reservedClass = 'font-medium text-brick-2 before:bg-current'
const unavailableClass = 'before:bg-current'
const colours: Partial<Record<Status, string>> = {
  under_offer: reservedClass,
  let_agreed: reservedClass,
  sold: unavailableClass,
  let: unavailableClass,
}

/** A listing's status as a word with a dot: its type while it is live. */
export const StatusBadge = ({ listing }: { listing: Pick<Listing, 'status' | 'listingType'> }) => (
  <span className={clsx('dot', colours[listing.status])}>{statusBadge(listing)}</span>
)

import clsx from 'clsx'
import type { Listing } from './listing'
import type { Status } from './listing-status'
import { statusBadge } from './status-text'

// The words say the status; the colour of the dot and of the words repeats it. Each pair on stucco meets 4.5:1.
const colours: Partial<Record<Status, string>> = {
  live: 'before:bg-[#3f8f5f]',
  under_offer: 'font-medium text-[#654711] before:bg-stock',
  let_agreed: 'font-medium text-[#24465a] before:bg-[#24465a]',
}

/** How far a home has come, in a word with a dot before it: its type while it is live. */
export const StatusBadge = ({ listing }: { listing: Pick<Listing, 'status' | 'listingType'> }) => (
  <span
    className={clsx(
      'flex-none before:mr-1.5 before:inline-block before:size-1.75 before:rounded-full forced-colors:before:hidden',
      colours[listing.status] ?? 'before:bg-edge',
    )}
  >
    {statusBadge(listing)}
  </span>
)

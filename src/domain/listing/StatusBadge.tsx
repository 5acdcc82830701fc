import clsx from 'clsx'
import type { Listing } from './listing'
import { statusBadge } from './status-text'

interface Props {
  listing: Pick<Listing, 'status' | 'listingType'>
  className?: string
}

/**
 * The words in the corner of a home's picture; the meridian's line marks a home that is no longer simply there to be
 * had.
 */
export const StatusBadge = ({ listing, className }: Props) => (
  <span
    className={clsx(
      'bg-stucco pt-1.75 pr-3 pb-1.25 text-tiny leading-[1.3]',
      listing.status !== 'live' && 'border-l-2 border-brick pl-3',
      className,
    )}
  >
    {statusBadge(listing)}
  </span>
)

import { type Deposits, loweredDeposits } from '../../domain/listing/deposits'
import { formatPence } from '../../lib/format/money'
import type { AdminListing } from './listing-row'

// Deposits that exceed the legal maximum after a rent reduction. Pure.

type DepositListing = Pick<AdminListing, 'listingType' | 'deposit' | 'holding_deposit' | 'tenancy'>

/** The deposits above the legal maximum at a new rent, lowered to it; empty for a sale. */
export const depositsToLower = (listing: DepositListing, rent: number): Partial<Deposits> =>
  listing.listingType === 'rent' ? loweredDeposits(rent, listing, listing.tenancy) : {}

/** The button that lowers them too. */
export const lowerDepositsLabel = ({ deposit, holding_deposit: holding }: Partial<Deposits>) =>
  deposit !== undefined && holding !== undefined
    ? 'Lower both deposits too'
    : `Lower the ${deposit === undefined ? 'holding ' : ''}deposit too`

/** What a lower rent does to the deposits; null if they may stay. */
export function depositWarning(listing: DepositListing, lowered: Partial<Deposits>): string | null {
  const parts = (['deposit', 'holding_deposit'] as const).flatMap((column) => {
    const highest = lowered[column]
    if (highest === undefined) return []
    return `${column.replace('_', ' ')} (${formatPence(listing[column] ?? 0)}, at most ${formatPence(highest)})`
  })
  return parts.length > 0 ? `The ${parts.join(' and the ')} would be above the legal maximum for this rent.` : null
}

import { type Deposits, loweredDeposits } from '../../../domain/listing/deposits'
import { formatPence } from '../../../lib/format/money'
import type { AdminListing } from '../listing-row'
import type { ListingChange } from './listing-change'

// The deposits that a lower rent moves. Pure.

type Let = Pick<AdminListing, 'listingType' | 'deposit' | 'holdingDeposit' | 'tenancy'>

/** The deposits above the legal maximum at a new rent, lowered to it; empty for a sale. */
export const depositsToLower = (
  { listingType, deposit, holdingDeposit, tenancy }: Let,
  rent: number,
): Partial<Deposits> =>
  listingType === 'rent' ? loweredDeposits(rent, { deposit, holding: holdingDeposit }, tenancy) : {}

/** A new price, with the deposits of a rental that must fall with it. */
export function priceChange(listing: AdminListing, price: number, lowered: Partial<Deposits> = {}): ListingChange {
  const { id, price: before, deposit, holdingDeposit } = listing
  return {
    id,
    before: {
      price: before,
      ...(lowered.deposit !== undefined && { deposit }),
      ...(lowered.holding !== undefined && { holding_deposit: holdingDeposit }),
    },
    after: {
      price,
      ...(lowered.deposit !== undefined && { deposit: lowered.deposit }),
      ...(lowered.holding !== undefined && { holding_deposit: lowered.holding }),
    },
  }
}

/** What a lower rent does to the deposits, and the button that lowers them too; null if they may stay. */
export function depositOffer(listing: Let, lowered: Partial<Deposits>): { text: string; button: string } | null {
  const { deposit, holding } = lowered
  const parts = [
    deposit !== undefined && `deposit (${formatPence(listing.deposit ?? 0)}, at most ${formatPence(deposit)})`,
    holding !== undefined &&
      `holding deposit (${formatPence(listing.holdingDeposit ?? 0)}, at most ${formatPence(holding)})`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const hasSeveral = parts.length > 1
  return {
    text: `The ${parts.join(' and the ')} would be above the legal maximum for this rent.`,
    button: hasSeveral ? 'Lower both deposits too' : `Lower the ${deposit === undefined ? 'holding ' : ''}deposit too`,
  }
}

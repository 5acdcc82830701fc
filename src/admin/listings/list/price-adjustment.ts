import { amount, percentage } from '../../../lib/format/parse-amount'
import { compatibleLine } from '../../../lib/form/normalise'
import { listingLimits } from '../../../domain/listing/listing.schema'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { AdminListing } from '../listing-row'
import { depositsToLower } from '../deposits'
import { changeTo, type ListingChange } from './listing-change'

// Changes of several prices. Pure.

/** The change: a percentage of each price, or a fixed amount. Negative for reductions. */
export interface Adjustment {
  unit: 'percent' | 'pounds'
  by: number
}

/** Rounding of percentage changes, in pounds. */
export const roundedTo: Record<ListingType, number> = { sale: 500, rent: 5 }

type ParsedAdjustment = { adjustment: Adjustment } | { problem: string }

/** Parses `-2.5`, `−2.5 %`, `+£5,000`, `-10k`; invalid text returns a message. */
export function readAdjustment(typed: string, unit: Adjustment['unit']): ParsedAdjustment {
  const written = compatibleLine(typed).replace(/[−–]/g, '-').replace(/\s+/g, '')
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(written) ?? []
  if (rest === '')
    return { problem: unit === 'percent' ? 'Enter a percentage, like -2.5.' : 'Enter an amount, like -5,000.' }
  const asPercent = rest.endsWith('%')
  if (asPercent && unit === 'pounds')
    return { problem: 'This is a percentage. Choose “Percentage” above, or enter pounds.' }
  const size = unit === 'percent' ? percentage(rest) : amount(rest)
  if (size === null)
    return {
      problem: `“${written.slice(0, 40)}” is not a clear ${unit === 'percent' ? 'percentage' : 'amount'}.`,
    }
  if (size === 0) return { problem: 'Enter a change other than 0.' }
  if (unit === 'percent' && size > 50) return { problem: 'Enter a change of at most 50%.' }
  return { adjustment: { unit, by: sign === '-' ? -size : size } }
}

/** A price after a change, in pounds; null if invalid. */
export function adjustedPrice(price: number, { unit, by }: Adjustment, type: ListingType): number | null {
  const step = roundedTo[type]
  const moved = unit === 'pounds' ? price + by : Math.round((price * (100 + by)) / 100 / step) * step
  const pounds = Math.round(moved * 100) / 100
  return pounds >= 1 && pounds <= listingLimits.price ? pounds : null
}

interface PriceChanges {
  changes: ListingChange[]
  /** Without a price, or with an invalid result. */
  unchangeable: AdminListing[]
  /** The number of deposits above the legal maximum for their new rent. */
  deposits: number
  /** The listings that stay because their deposits may not move. */
  aboveLimit: AdminListing[]
}

/**
 * The changes of an adjustment, and the skipped listings.
 * @param lowersDeposits whether deposits that would be too high for a lower rent move with it
 */
export function priceChanges(
  listings: readonly AdminListing[],
  adjustment: Adjustment,
  lowersDeposits: boolean,
): PriceChanges {
  const result: PriceChanges = { changes: [], unchangeable: [], deposits: 0, aboveLimit: [] }
  for (const listing of listings) {
    const { price, listingType } = listing
    const after = price === null ? null : adjustedPrice(price, adjustment, listingType)
    if (after === null) {
      result.unchangeable.push(listing)
      continue
    }
    if (after === price) continue
    const lowered = depositsToLower(listing, after)
    const moved = Object.keys(lowered).length
    result.deposits += moved
    if (moved > 0 && !lowersDeposits) result.aboveLimit.push(listing)
    else result.changes.push(changeTo(listing, { price: after, ...lowered }))
  }
  return result
}

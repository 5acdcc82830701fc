import { amount, percentage } from '../../../lib/format/parse-amount'
import { compatibleLine } from '../../../lib/form/normalise'
import { listingLimits } from '../../../domain/listing/listing.schema'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { AdminListing } from '../listing-row'
import type { ListingChange } from './listing-change'

// The prices of several listings, moved together. Pure.

/** By how much: a share of each price, or the same pounds for all. Negative where prices fall. */
export interface Adjustment {
  unit: 'percent' | 'pounds'
  by: number
}

/** A price that is a share of another is rounded to so many pounds, as prices are written. */
export const roundedTo: Record<ListingType, number> = { sale: 500, rent: 5 }

type Read = { adjustment: Adjustment } | { problem: string }

/** Reads `-2.5`, `−2.5 %`, `+£5,000`, `-10k`; what is no such thing says what to write instead. */
export function readAdjustment(typed: string, unit: Adjustment['unit']): Read {
  const written = compatibleLine(typed).replace(/[−–]/g, '-').replace(/\s+/g, '')
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(written) ?? []
  if (rest === '')
    return { problem: unit === 'percent' ? 'Enter a percentage, like -2.5.' : 'Enter an amount, like -5,000.' }
  const asPercent = rest.endsWith('%')
  if (asPercent && unit === 'pounds')
    return { problem: 'That is a percentage: choose “Per cent” above, or enter pounds.' }
  const size = unit === 'percent' ? percentage(rest) : amount(rest)
  if (size === null)
    return {
      problem: `We cannot tell which ${unit === 'percent' ? 'percentage' : 'amount'} “${written.slice(0, 40)}” is.`,
    }
  if (size === 0) return { problem: 'By nothing, no price changes. Enter how far they move.' }
  if (unit === 'percent' && size > 50) return { problem: 'At most 50 per cent at once, either way.' }
  return { adjustment: { unit, by: sign === '-' ? -size : size } }
}

/** A price after an adjustment, in pounds; null where it would be no price. */
export function adjustedPrice(price: number, { unit, by }: Adjustment, type: ListingType): number | null {
  const step = roundedTo[type]
  const moved = unit === 'pounds' ? price + by : Math.round((price * (100 + by)) / 100 / step) * step
  const pounds = Math.round(moved * 100) / 100
  return pounds >= 1 && pounds <= listingLimits.price ? pounds : null
}

/** The changes that an adjustment comes to, and the listings that it leaves: without a price, or with none possible. */
export function priceChanges(listings: readonly AdminListing[], adjustment: Adjustment) {
  const changes: ListingChange[] = []
  const left: AdminListing[] = []
  for (const listing of listings) {
    const { id, price, listingType } = listing
    const after = price === null ? null : adjustedPrice(price, adjustment, listingType)
    if (after === null) left.push(listing)
    else if (after !== price) changes.push({ id, before: { price }, after: { price: after } })
  }
  return { changes, left }
}

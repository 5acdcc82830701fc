import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import { rentOfWeeks } from '../../../domain/market/rent'
import { type FactEntries, emptyFact } from './fact-entries'
import { readPrice, shownPrice } from '../price'
import type { ListingValues } from './property-form'

// Common values of nearly every listing, so that staff enter only specifics. Values that need research (a band, a
// rating, a risk, a licence) are excluded. Pure.

type Usual = Partial<Record<FactColumn, string>>

const mains: Usual = { electricity: 'mains', water: 'mains', sewerage: 'mains' }
const usual: Record<ListingType, Usual> = {
  sale: { price_qualifier: 'guide_price', ...mains },
  rent: { tenancy: 'assured_periodic', bills_included: 'none', pets: 'considered', ...mains },
}

/** The common values of empty facts; deposits once the rent is set. */
export function usualFacts({
  listingType,
  price,
  facts,
}: Pick<ListingValues, 'listingType' | 'price' | 'facts'>): Usual {
  const rent = listingType === 'rent' ? readPrice(price, 'rent') : null
  const deposits: Usual =
    rent && 'pounds' in rent
      ? {
          deposit: shownPrice(rentOfWeeks(rent.pounds, 5)),
          holding_deposit: shownPrice(rentOfWeeks(rent.pounds, 1)),
        }
      : {}
  const isEmpty = (column: FactColumn) => {
    const { value, state } = facts[column] ?? emptyFact
    return value === '' && state === 'known'
  }
  return Object.fromEntries(
    Object.entries({ ...usual[listingType], ...deposits }).filter(([column]) => isEmpty(column as FactColumn)),
  )
}

/** The facts with common values, without source or date: nobody has checked them. */
export const withUsual = (facts: FactEntries, entries: Usual): FactEntries => ({
  ...facts,
  ...Object.fromEntries(Object.entries(entries).map(([column, value]) => [column, { ...emptyFact, value }])),
})

import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import { rentOfWeeks } from '../../../domain/market/rent'
import { type FactEntries, emptyFact } from './fact-entries'
import { priceInPounds, shownPrice } from '../price'
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
export function usualFacts(values: Pick<ListingValues, 'listing_type' | 'price' | 'facts'>): Usual {
  const { listing_type: type, facts } = values
  const rent = type === 'rent' ? priceInPounds(values.price, type) : null
  const deposits: Usual =
    rent === null
      ? {}
      : { deposit: shownPrice(rentOfWeeks(rent, 5)), holding_deposit: shownPrice(rentOfWeeks(rent, 1)) }
  const isEmpty = (column: FactColumn) => {
    const { value, state } = facts[column] ?? emptyFact
    return value === '' && state === 'known'
  }
  return Object.fromEntries(
    Object.entries({ ...usual[type], ...deposits }).filter(([column]) => isEmpty(column as FactColumn)),
  )
}

/** The facts with common values, without source or date: nobody has checked them. */
export const withUsual = (facts: FactEntries, entries: Usual): FactEntries => ({
  ...facts,
  ...Object.fromEntries(Object.entries(entries).map(([column, value]) => [column, { ...emptyFact, value }])),
})

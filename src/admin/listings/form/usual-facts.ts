import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import type { ListingType } from '../../../domain/listing/listing-status'
import { rentOfWeeks } from '../../../domain/market/rent'
import { type FactEntries, emptyFact } from './fact-entries'
import { readPrice, shownPrice } from '../price'
import type { ListingValues } from './property-form'

// What the agency answers for nearly every home, so that staff write only what is a home's own. What has to be looked
// up (a band, a rating, a risk, a licence) is none of it. Pure.

type Usual = Partial<Record<FactColumn, string>>

const mains: Usual = { electricity: 'mains', water: 'mains', sewerage: 'mains' }
const usual: Record<ListingType, Usual> = {
  sale: { price_qualifier: 'guide_price', ...mains },
  rent: { tenancy: 'assured_periodic', bills_included: 'none', pets: 'considered', ...mains },
}

/** The usual answers to what nobody has answered yet; the deposits once the rent is there. */
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
  const isOpen = (column: FactColumn) => {
    const { value, state } = facts[column] ?? emptyFact
    return value === '' && state === 'known'
  }
  return Object.fromEntries(
    Object.entries({ ...usual[listingType], ...deposits }).filter(([column]) => isOpen(column as FactColumn)),
  )
}

/** The facts with usual answers in them, which claim neither a source nor a day: nobody has checked them. */
export const withUsual = (facts: FactEntries, entries: Usual): FactEntries => ({
  ...facts,
  ...Object.fromEntries(Object.entries(entries).map(([column, value]) => [column, { ...emptyFact, value }])),
})

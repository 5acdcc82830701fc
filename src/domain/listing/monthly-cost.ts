import { bandCharge, bandNinths, type CouncilTax, type CouncilTaxes } from '../market/council-tax-bands'
import { leaseholdTenures } from './facts/fact-fields'
import type { Listing } from './listing'

// What a home costs each month besides its rent or mortgage. The search filter has the same rule in SQL
// (src/domain/search/monthly-cost-sql.ts), and tests/database/monthly-cost.test.ts compares the two.

export type CostedListing = Pick<Listing, 'listingType' | 'price' | 'facts'>

export type CostPart =
  | 'council_tax'
  | 'service_charge'
  | 'ground_rent'
  | 'estate_charge'
  | 'share_rent'
  | 'energy'
  | 'parking'
/** Why a part has no sum. */
export type Gap =
  | 'no_band'
  | 'not_banded'
  | 'no_council'
  | 'no_figure'
  | 'asked'
  | 'not_entered'
  | 'partly_included'
  | 'ask_council'
  | 'ask_us'

export type MonthlyPart = { part: CostPart } & (
  | {
      state: 'known'
      perMonth: number
      perYear: number
      /** The council's charge, if the sum is derived. */ tax?: CouncilTax
    }
  | { state: 'included' }
  | { state: 'unknown'; gap: Gap }
)

/** A month's share of a yearly sum, in whole pounds. */
const perMonth = (yearly: number) => Math.round(yearly / 12)

const known = (part: CostPart, perYear: number, tax?: CouncilTax): MonthlyPart => ({
  part,
  state: 'known',
  perMonth: perMonth(perYear),
  perYear,
  ...(tax && { tax }),
})
const unknown = (part: CostPart, gap: Gap): MonthlyPart => ({ part, state: 'unknown', gap })

function councilTax({ facts: { values } }: CostedListing, taxes: CouncilTaxes): MonthlyPart {
  const { council_tax_charge: charge, council_tax_band: band, local_authority: council } = values
  if (values.bills_included?.includes('council_tax')) return { part: 'council_tax', state: 'included' }
  if (charge !== undefined) return known('council_tax', charge)
  if (band === undefined) return unknown('council_tax', 'no_band')
  if (bandNinths[band] === undefined) return unknown('council_tax', 'not_banded')
  if (council === undefined) return unknown('council_tax', 'no_council')
  const tax = Object.hasOwn(taxes, council) ? taxes[council] : undefined
  const sum = tax && bandCharge(tax.bandD, band)
  return sum === undefined ? unknown('council_tax', 'no_figure') : known('council_tax', sum, tax)
}

/** The energy certificate's estimate. A rent that includes some energy leaves an unknown rest. */
function energy({ facts: { values } }: CostedListing): MonthlyPart {
  const { energy_cost: cost, bills_included: bills = [] } = values
  const includes = (bill: (typeof bills)[number]) => bills.includes(bill)
  if (includes('electricity') && (includes('gas') || includes('heating'))) return { part: 'energy', state: 'included' }
  if (includes('electricity') || includes('gas') || includes('heating')) return unknown('energy', 'partly_included')
  return cost === undefined ? unknown('energy', 'not_entered') : known('energy', cost)
}

function parking({ facts: { values } }: CostedListing): MonthlyPart[] {
  if (values.parking_charge !== undefined) return [known('parking', values.parking_charge)]
  return values.parking?.includes('permit') ? [unknown('parking', 'ask_council')] : []
}

/** A leaseholder's charge: known, requested, or missing. Without a lease only a typed one counts. */
function charge(
  column: 'service_charge' | 'ground_rent' | 'estate_charge',
  { facts: { values, notes } }: CostedListing,
): MonthlyPart[] {
  const sum = values[column]
  if (sum !== undefined) return [known(column, sum)]
  if (notes[column]?.state === 'asked') return [unknown(column, 'asked')]
  const due = column !== 'estate_charge' && leaseholdTenures.includes(values.tenure ?? '')
  return due && notes[column]?.state !== 'not_applicable' ? [unknown(column, 'not_entered')] : []
}

/** Whether a buyer pays rent on a part of the home. */
export const isShared = ({ facts: { values } }: Pick<CostedListing, 'facts'>) =>
  (values.shared_ownership_percent ?? 100) < 100

/** Every part of a month's cost besides rent or mortgage, known or not. */
export const monthlyParts = (listing: CostedListing, taxes: CouncilTaxes): MonthlyPart[] => [
  councilTax(listing, taxes),
  ...(listing.listingType === 'sale'
    ? (['service_charge', 'ground_rent', 'estate_charge'] as const).flatMap((column) => charge(column, listing))
    : []),
  ...(listing.listingType === 'sale' && isShared(listing) ? [unknown('share_rent', 'ask_us')] : []),
  energy(listing),
  ...parking(listing),
]

/** The known parts of a month together, in whole pounds. */
export const knownPerMonth = (parts: readonly MonthlyPart[]) =>
  parts.reduce((sum, part) => sum + (part.state === 'known' ? part.perMonth : 0), 0)

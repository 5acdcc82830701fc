import { optionLabel } from '../../../domain/listing/facts/fact-fields'
import type { Listing } from '../../../domain/listing/listing'
import { depositCap, depositWeeks, inWeeks, isAssured, weeklyRent, weekCounts } from '../../../domain/market/rent'
import { formatPence } from '../../../lib/format/money'
import { paths } from '../../../paths'
import type { CostRow } from './CostRows'

type Rental = Pick<Listing, 'price' | 'facts'>

/** Whether deposit caps apply: not to company lets, nor above the rent limit of assured tenancies. */
const isCapped = ({ price, facts: { values } }: Rental) =>
  isAssured(price) && values.tenancy !== 'company_let' && values.tenancy !== 'rent_over_100k'

/** A deposit if known; otherwise its cap, never a guess. */
function depositRow(label: string, sum: number | undefined, cap: { sum: number; weeks: number } | null, rent: number) {
  if (sum === 0) return { label, value: 'None' }
  if (sum !== undefined) return { label: label + inWeeks(sum, rent), value: formatPence(sum) }
  if (!cap) return { label: `${label}, as agreed`, value: 'Ask us' }
  return { label: `${label}, at most ${weekCounts[cap.weeks - 1]} rent`, value: `up to ${formatPence(cap.sum)}` }
}

const billNames = {
  water: 'water',
  gas: 'gas',
  electricity: 'electricity',
  council_tax: 'council tax',
  broadband: 'broadband',
  heating: 'heating',
} as const

function monthlyRows({ price, facts: { values } }: Rental): CostRow[] {
  const bills = values.bills_included
  const included = Object.entries(billNames).flatMap(([bill, name]) =>
    bills?.includes(bill as keyof typeof billNames) ? [name] : [],
  )
  const band = values.council_tax_band
  return [
    { label: 'Rent', value: formatPence(price) },
    ...(included.length > 0 ? [{ label: `In the rent: ${included.join(', ')}`, value: 'Included' }] : []),
    ...(band && !included.includes('council tax')
      ? [{ label: 'Council tax, which you pay', value: optionLabel('council_tax_band', band) }]
      : []),
    ...(bills && included.length < 6 ? [{ label: included.length ? 'Other bills' : 'Bills', value: 'You pay' }] : []),
  ]
}

/** A tenant's payments, in order; each is the listing's own sum or the legal maximum. */
export function rentalCosts(listing: Rental) {
  const { price: rent, facts } = listing
  const { deposit, holding_deposit: holding, tenancy } = facts.values
  const capped = isCapped(listing)
  const cap = capped ? { sum: depositCap(rent), weeks: depositWeeks(rent) } : null
  const most = deposit ?? cap?.sum
  return {
    hold: [depositRow('Holding deposit', holding, capped ? { sum: weeklyRent(rent), weeks: 1 } : null, rent)],
    sign: [
      { label: 'First month’s rent', value: formatPence(rent) },
      holding
        ? { label: 'Less the holding deposit', value: `−${formatPence(holding)}` }
        : holding === undefined && { label: 'Less the holding deposit', value: 'what you paid' },
      depositRow('Deposit', deposit, cap, rent),
      { label: 'Fees to us', value: formatPence(0) },
    ].filter((row) => typeof row === 'object'),
    total: {
      label: `${deposit === undefined && cap ? 'At most, before' : 'Before'} you have the keys`,
      value:
        most === undefined ? `${formatPence(rent)} and a deposit` : formatPence(Math.round((rent + most) * 100) / 100),
      pounds: most === undefined ? 0 : rent + most,
    },
    monthly: monthlyRows(listing),
    notes: [
      capped &&
        (tenancy === undefined || tenancy === 'assured_periodic') &&
        'Nobody may ask for more than one month’s rent in advance, or accept more than the rent shown.',
      capped
        ? 'Your deposit goes to a protection scheme within 30 days.'
        : 'The law sets no limit for this tenancy. The agreement says what deposit and rent in advance you pay.',
    ].filter((text) => typeof text === 'string'),
    calculator: `${paths.moveInCost}?rent=${rent}${deposit ? `&deposit=${deposit}` : ''}`,
  }
}

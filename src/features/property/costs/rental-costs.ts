import type { Listing } from '../../../domain/listing/listing'
import { depositCap, depositWeeks, inWeeks, isAssured, weeklyRent, weekCounts } from '../../../domain/market/rent'
import { formatPence } from '../../../lib/format/money'
import { paths } from '../../../paths'

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

/** A tenant's payments before the keys, in order; each is the listing's own sum or the legal maximum. */
export function rentalCosts(listing: Rental, billsPerMonth = 0) {
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
    notes: [
      capped &&
        (tenancy === undefined || tenancy === 'assured_periodic') &&
        'Nobody may ask for more than one month’s rent in advance, or accept more than the rent shown.',
      capped
        ? 'Your deposit goes to a protection scheme within 30 days.'
        : 'The law sets no limit for this tenancy. The agreement says what deposit and rent in advance you pay.',
    ].filter((text) => typeof text === 'string'),
    calculator:
      `${paths.moveInCost}?rent=${rent}${deposit ? `&deposit=${deposit}` : ''}` +
      (billsPerMonth > 0 ? `&bills=${billsPerMonth}` : ''),
  }
}

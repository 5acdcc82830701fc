import { maxDeposits, isCapped, loweredDeposits } from '../../../domain/listing/deposits'
import { depositWeeks, weekCounts, weeklyRent } from '../../../domain/market/rent'
import { formatPence, formatPounds } from '../../../lib/format/money'
import { amount } from '../../../lib/format/parse-amount'
import { readPrice, shownPrice } from '../price'
import { emptyFact, type FactEntries } from './fact-entries'
import type { ListingValues } from './property-form'

// What a lower rent pulls along. Pure.

type Values = Pick<ListingValues, 'listingType' | 'price' | 'facts'>

const poundsOf = (entries: FactEntries, column: 'deposit' | 'holding_deposit') =>
  amount(entries[column]?.value ?? '', null)

/** The deposits that are too high for the rent: the message, the button, and the lowered facts; null if none is. */
export function depositProposal({ listingType, price, facts }: Values) {
  const rent = listingType === 'rent' ? readPrice(price, 'rent') : null
  if (!rent || 'problem' in rent) return null
  const { pounds } = rent
  const { deposit, holding } = loweredDeposits(
    pounds,
    { deposit: poundsOf(facts, 'deposit'), holding: poundsOf(facts, 'holding_deposit') },
    facts.tenancy?.value,
  )
  if (deposit === undefined && holding === undefined) return null
  const limits = maxDeposits(pounds)
  const lowered = (column: 'deposit' | 'holding_deposit', value: number | undefined): FactEntries =>
    value === undefined ? {} : { [column]: { ...(facts[column] ?? emptyFact), value: shownPrice(value) } }
  return {
    title:
      deposit === undefined
        ? 'The holding deposit is now above one week’s rent.'
        : `The deposit is now above ${weekCounts[depositWeeks(pounds) - 1] ?? 'five weeks’'} rent.`,
    limit: `Most allowed at this rent: ${formatPence(deposit === undefined ? limits.holding : limits.deposit)}.`,
    action:
      deposit === undefined
        ? 'Lower the holding deposit too'
        : holding === undefined
          ? 'Lower the deposit too'
          : 'Lower both deposits too',
    facts: { ...facts, ...lowered('deposit', deposit), ...lowered('holding_deposit', holding) },
  }
}

/** The limit that the law sets to a deposit, beside its field. */
export function depositLimit(column: 'deposit' | 'holding_deposit', rent: number, tenancy: string): string {
  if (!isCapped(rent, tenancy)) return 'The law sets no limit for this tenancy.'
  return column === 'deposit' && depositWeeks(rent) === 6
    ? `The law allows six weeks at this rent: ${formatPence(maxDeposits(rent).deposit)}.`
    : 'This is the legal maximum.'
}

/** What a rent is a week, and what it was: `Was £5,400. £5,100 a month is £1,176.92 a week.` */
export function rentHint(typed: string, stored: string): string | null {
  const [now, before] = [readPrice(typed, 'rent'), readPrice(stored, 'rent')]
  if ('problem' in now) return null
  const was = 'pounds' in before && before.pounds !== now.pounds ? `Was ${formatPounds(before.pounds)}. ` : ''
  return `${was}${formatPounds(now.pounds)} a month is ${formatPence(weeklyRent(now.pounds))} a week.`
}

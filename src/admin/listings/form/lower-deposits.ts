import { type Deposits, isCapped, maxDeposits } from '../../../domain/listing/deposits'
import { depositWeeks, weeklyRent } from '../../../domain/market/rent'
import { formatPence, formatPounds } from '../../../lib/format/money'
import { amount } from '../../../lib/format/parse-amount'
import { depositsToLower, depositWarning, lowerDepositsLabel } from '../deposits'
import { priceInPounds, shownPrice } from '../price'
import { emptyFact, type FactEntries } from './fact-entries'
import type { ListingValues } from './property-form'

// What a lower rent pulls along. Pure.

type Values = Pick<ListingValues, 'listing_type' | 'price' | 'facts'>

/** The deposits that are too high for the rent: the warning, the button, and the lowered facts; null if none is. */
export function depositProposal({ listing_type: listingType, price, facts }: Values) {
  const rent = priceInPounds(price, 'rent')
  if (rent === null) return null
  const typed = (column: keyof Deposits) => amount(facts[column]?.value ?? '', null)
  const [deposit, holding_deposit, tenancy] = [typed('deposit'), typed('holding_deposit'), facts.tenancy?.value ?? '']
  const listing = { listingType, deposit, holding_deposit, tenancy }
  const lowered = depositsToLower(listing, rent)
  const warning = depositWarning(listing, lowered)
  if (!warning) return null
  const entries = Object.entries(lowered).map(([column, value]) => [
    column,
    { ...(facts[column as keyof Deposits] ?? emptyFact), value: shownPrice(value) },
  ])
  return {
    warning,
    action: lowerDepositsLabel(lowered),
    facts: { ...facts, ...(Object.fromEntries(entries) as FactEntries) },
  }
}

/** The limit that the law sets to a deposit, beside its field. */
export function depositLimit(column: keyof Deposits, rent: number, tenancy: string): string {
  if (!isCapped(rent, tenancy)) return 'The law sets no limit for this tenancy.'
  return column === 'deposit' && depositWeeks(rent) === 6
    ? `The law allows six weeks at this rent: ${formatPence(maxDeposits(rent).deposit)}.`
    : 'This is the legal maximum.'
}

/** What a rent is a week, and what it was: `Was £5,400. £5,100 a month is £1,176.92 a week.` */
export function rentHint(typed: string, stored: string): string | null {
  const [now, before] = [priceInPounds(typed, 'rent'), priceInPounds(stored, 'rent')]
  if (now === null) return null
  const was = before !== null && before !== now ? `Was ${formatPounds(before)}. ` : ''
  return `${was}${formatPounds(now)} a month is ${formatPence(weeklyRent(now))} a week.`
}

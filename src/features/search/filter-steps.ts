import type { ListingType } from '../../domain/listing/listing-status'
import { amount } from '../../lib/format/parse-amount'
import { formatRooms, money } from './parameter-values'
import type { Rooms } from './search-type'

// The offered options of each filter.

const withSet = <T extends number | string>(offered: T[], set?: T) =>
  set === undefined || offered.includes(set) ? offered : [...offered, set].sort((a, b) => (a < b ? -1 : 1))

const suggested: Record<ListingType, number[]> = {
  rent: [1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000],
  sale: [300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000],
}

/** Suggested prices in pounds; any other can be typed. */
export const suggestedPrices = (type: ListingType) => suggested[type]

// A lower price is assumed to be still in typing.
const minPounds: Record<ListingType, number> = { rent: 100, sale: 10_000 }

/** The fields with an amount of money. */
export const isPriceName = (name: string): name is 'min' | 'max' | 'monthly' =>
  name === 'min' || name === 'max' || name === 'monthly'

/** Whether a typed price is plausible: `12` on the way to `1,250` is not. */
export function isCompletePrice(text: string, type: ListingType): boolean {
  const pounds = amount(text)
  return text.trim() === '' || (pounds !== null && pounds >= minPounds[type])
}

/** A typed price without its pence. */
export const withoutPence = (text: string) => {
  const pounds = amount(text)
  return pounds === null ? text : String(Math.floor(pounds))
}

/** Whether a text is no price: `500 pw`, `1500-2000`. Nothing and zero are no limit. */
export const isUnclearPrice = (text: string) =>
  text.trim() !== '' && money(withoutPence(text)) === undefined && amount(text) !== 0

/** Offered minimum numbers of bathrooms. */
export const bathSteps = (set?: number) => withSet([1, 2, 3, 4, 5], set)

/** Offered numbers of bedrooms: minimums and exact numbers. */
export function bedSteps(set?: Rooms): Rooms[] {
  const offered: Rooms[] = [1, 2, 3, 4, 5, ...[0, 1, 2, 3, 4, 5].map((beds): Rooms => [beds, beds])]
  const isOffered = (set: Rooms) => offered.some((rooms) => formatRooms(rooms) === formatRooms(set))
  return set === undefined || isOffered(set) ? offered : [...offered, set]
}

const monthsOffered = 4

/** Offered move-in days: today, then the first of each month, for four months. */
export function daySteps(today: string, set?: string): string[] {
  const [year = NaN, thisMonth = NaN] = today.split('-').map(Number)
  const month = (n: number) => new Date(Date.UTC(year, thisMonth - 1 + n)).toISOString().slice(0, 7)
  const days = Array.from({ length: monthsOffered }, (_, n) => `${month(n + 1)}-01`)
  return withSet([today, ...days], set)
}

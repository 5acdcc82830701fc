import { depositCap } from './rent'

// What an income and savings reach, by multiples that are usual in the trade. No lender or landlord promises them.

/** A tenant's yearly income in months' rents, as reference checks usually ask. */
export const incomeInRents = 30

/** The largest whole number up to `max` that fits; what fits must not fit again once it has stopped. */
export function largest(max: number, fits: (value: number) => boolean): number {
  let [low, high] = [0, Math.floor(max)]
  if (!fits(low)) return 0
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The rent in whole pounds a month that an income supports, and the one that savings can start. */
export function affordableRent({ income, savings }: { income: number; savings: number }) {
  const byIncome = Math.floor(income / incomeInRents)
  const bySavings = largest(savings, (rent) => rent + depositCap(rent) <= savings)
  return { byIncome, bySavings, rent: Math.min(byIncome, bySavings) }
}

interface Purchase {
  income: number
  savings: number
  /** The largest loan, in years of income. */
  multiple: number
  /** The lowest deposit, in per cent of the price. */
  minDepositPercent: number
  /** Taxes and fees of a price; they never fall as the price rises. */
  costs: (price: number) => number
}

/** Prices end in thousands. */
const step = 1000

/** The price that an income supports, the one that savings support, and the lower of the two. */
export function affordablePrice({ income, savings, multiple, minDepositPercent, costs }: Purchase) {
  const maxLoan = income * multiple
  const byIncome = largest(savings + maxLoan, (price) => price + costs(price) <= savings + maxLoan)
  const bySavings = largest(
    minDepositPercent > 0 ? (savings * 100) / minDepositPercent : savings + maxLoan,
    (price) => (price * minDepositPercent) / 100 + costs(price) <= savings,
  )
  const price = Math.floor(Math.min(byIncome, bySavings) / step) * step
  const loan = Math.min(maxLoan, Math.floor((price * (100 - minDepositPercent)) / 100))
  return { maxLoan, byIncome, bySavings, price, loan, deposit: price - loan }
}

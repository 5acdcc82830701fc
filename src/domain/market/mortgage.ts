export interface Loan {
  /** Pounds. */
  amount: number
  /** Per cent per year, charged monthly. */
  rate: number
  years: number
  type: 'repayment' | 'interest'
}

/** The monthly payment of a loan in pounds, not rounded. */
export function monthlyPayment({ amount, rate, years, type }: Loan): number {
  const monthly = rate / 1200
  if (type === 'interest') return amount * monthly
  // 1 − (1 + r)^−n, without rounding errors at small rates.
  return monthly === 0 ? amount / (years * 12) : (amount * monthly) / -Math.expm1(-years * 12 * Math.log1p(monthly))
}

/** The assumed loan of an estimate; the deposit is in per cent of the price. */
export const exampleLoan = { deposit: 25, rate: 4.75, years: 25 }

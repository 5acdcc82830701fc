export interface Loan {
  /** Pounds. */
  amount: number
  /** Per cent a year, charged by the month. */
  rate: number
  years: number
  type: 'repayment' | 'interest'
}

/** What a loan costs each month in pounds, not rounded. */
export function monthlyPayment({ amount, rate, years, type }: Loan): number {
  const monthly = rate / 1200
  if (type === 'interest') return amount * monthly
  // 1 − (1 + r)^−n, without losing the small rates to rounding.
  return monthly === 0 ? amount / (years * 12) : (amount * monthly) / -Math.expm1(-years * 12 * Math.log1p(monthly))
}

/** The loan that an estimate assumes where nobody has said; the deposit is in per cent of the price. */
export const exampleLoan = { deposit: 25, rate: 4.75, years: 25 }

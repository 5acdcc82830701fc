import { depositCap, isAssured, weeklyRent } from '../market/rent.ts'

// The deposits of a rental and the legal maximum for its rent. Pure.

/** Amounts in pounds. */
export interface Deposits {
  deposit: number
  holding_deposit: number
}

/**
 * Whether the Tenant Fees Act 2019 limits the deposits: of students and lodgers too, but not of companies, nor above
 * the rent limit of assured tenancies.
 */
export const isCapped = (monthlyRent: number, tenancy?: string | null) =>
  isAssured(monthlyRent) && tenancy !== 'company_let' && tenancy !== 'rent_over_100k'

/** Whether the deposit must be in a protection scheme: of assured tenancies only (Housing Act 2004, section 213). */
export const isProtected = (monthlyRent: number, tenancy?: string | null) =>
  isAssured(monthlyRent) && (tenancy ?? 'assured_periodic') === 'assured_periodic'

/** The highest lawful deposits: five or six weeks’ rent, and one week’s. The database has the same limits. */
export const maxDeposits = (monthlyRent: number, tenancy?: string | null): Deposits =>
  isCapped(monthlyRent, tenancy)
    ? { deposit: depositCap(monthlyRent), holding_deposit: weeklyRent(monthlyRent) }
    : { deposit: Infinity, holding_deposit: Infinity }

/** The deposits that are too high for a rent, lowered to the maximum; empty if both may stay. */
export function loweredDeposits(
  monthlyRent: number,
  { deposit, holding_deposit: holding }: { [Name in keyof Deposits]: number | null },
  tenancy?: string | null,
): Partial<Deposits> {
  const highest = maxDeposits(monthlyRent, tenancy)
  return {
    ...((deposit ?? 0) > highest.deposit && { deposit: highest.deposit }),
    ...((holding ?? 0) > highest.holding_deposit && { holding_deposit: highest.holding_deposit }),
  }
}

import { depositCap, weeklyRent } from '../market/rent'

// The deposits of a rental and the legal maximum for its rent. Pure.

/** Amounts in pounds. */
export interface Deposits {
  deposit: number
  holding: number
}

/** The highest lawful deposits: five or six weeks’ rent, and one week’s. The database has the same limits. */
export const highestDeposits = (monthlyRent: number): Deposits => ({
  deposit: depositCap(monthlyRent),
  holding: weeklyRent(monthlyRent),
})

/** The deposits that are too high for a rent, lowered to the maximum; empty if both may stay. */
export function loweredDeposits(
  monthlyRent: number,
  { deposit, holding }: { [Name in keyof Deposits]: number | null },
): Partial<Deposits> {
  const highest = highestDeposits(monthlyRent)
  return {
    ...((deposit ?? 0) > highest.deposit && { deposit: highest.deposit }),
    ...((holding ?? 0) > highest.holding && { holding: highest.holding }),
  }
}

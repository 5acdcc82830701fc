const pence = (pounds: number) => Math.round(pounds * 100)
/** So many weeks of a month's rent in pounds, rounded down to the penny. */
export const rentOfWeeks = (rent: number, count: number) => Math.floor((pence(rent) * 12 * count) / 52) / 100

/** A month's rent by the week in pounds, rounded down to the penny: twelve months over fifty-two weeks. */
export const weeklyRent = (rent: number) => rentOfWeeks(rent, 1)

/** How many weeks' rent a tenancy deposit may be: five, or six where a year's rent is £50,000 or more. */
export const depositWeeks = (rent: number) => (pence(rent) * 12 < 50_000_00 ? 5 : 6)

/**
 * The largest tenancy deposit, in pounds and rounded down to the penny.
 * Tenant Fees Act 2019, schedule 1, paragraph 2.
 */
export const depositCap = (rent: number) => rentOfWeeks(rent, depositWeeks(rent))

/**
 * Pounds a year. A tenancy at a higher rent is not assured, and the limits of the Tenant Fees Act 2019 and the Renters'
 * Rights Act 2025 do not bind it.
 */
export const assuredUpTo = 100_000
export const isAssured = (rent: number) => pence(rent) * 12 <= assuredUpTo * 100

/** One to six weeks' rent, as a sentence names them. */
export const weekCounts = ['one week’s', 'two weeks’', 'three weeks’', 'four weeks’', 'five weeks’', 'six weeks’']
/** `, five weeks’ rent`, where a sum is just that; empty otherwise. */
export function inWeeks(sum: number, rent: number): string {
  const count = weekCounts.findIndex((_, n) => Math.abs(rentOfWeeks(rent, n + 1) - sum) < 0.02)
  return count < 0 ? '' : `, ${weekCounts[count]} rent`
}

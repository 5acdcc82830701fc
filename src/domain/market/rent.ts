import * as messages from '#messages/rent.ts'

const pence = (pounds: number) => Math.round(pounds * 100)
/** A number of weeks' rent from the monthly rent, in pounds rounded down to the penny. */
export const rentOfWeeks = (rent: number, count: number) => Math.floor((pence(rent) * 12 * count) / 52) / 100

/** Weekly rent in pounds, rounded down to the penny: twelve months over fifty-two weeks. */
export const weeklyRent = (rent: number) => rentOfWeeks(rent, 1)

/** The maximum tenancy deposit in weeks: five, or six from an annual rent of £50,000. */
export const depositWeeks = (rent: number) => (pence(rent) * 12 < 50_000_00 ? 5 : 6)

/** The maximum tenancy deposit, in pounds rounded down to the penny. Tenant Fees Act 2019, schedule 1, paragraph 2. */
export const depositCap = (rent: number) => rentOfWeeks(rent, depositWeeks(rent))

/**
 * Pounds per year. A tenancy above this rent is not assured; the limits of the Tenant Fees Act 2019 and the Renters'
 * Rights Act 2025 do not apply.
 */
export const assuredUpTo = 100_000
export const isAssured = (rent: number) => pence(rent) * 12 <= assuredUpTo * 100

/** One to six weeks' rent in words. */
export const { weekCounts } = messages
/** `, five weeks’ rent` if a sum is exactly that; else empty. */
export function inWeeks(sum: number, rent: number): string {
  const weeks = weekCounts.find((_, n) => Math.abs(rentOfWeeks(rent, n + 1) - sum) < 0.02)
  return weeks === undefined ? '' : messages.weeksOfRent(weeks)
}

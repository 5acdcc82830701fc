/** A month's rent by the week in pounds, rounded down to the penny: twelve months over fifty-two weeks. */
export const weeklyRent = (rent: number) => Math.floor((rent * 12 * 100) / 52) / 100

/**
 * The largest tenancy deposit, in pounds and rounded down to the penny: five weeks' rent, six where a year's rent is £50,000 or more.
 * Tenant Fees Act 2019, schedule 1, paragraph 2.
 */
export const depositCap = (rent: number) => Math.floor((rent * 12 * 100 * (rent * 12 < 50_000 ? 5 : 6)) / 52) / 100

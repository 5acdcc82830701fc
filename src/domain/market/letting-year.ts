const pence = (amount: number) => Math.round(amount * 100) / 100

/** A part of a total in per cent, to two decimals. */
export const percentOf = (part: number, of: number) => Math.round((part / of) * 10_000) / 100

/** A year of letting, in pounds. `netIncome` is negative if costs exceed the rent. */
export function lettingYear({
  rent,
  voids,
  percent,
  isAnnual = false,
  bills,
}: {
  rent: number
  voids: number
  percent: number
  isAnnual?: boolean
  bills: readonly number[]
}) {
  const gross = pence(rent * 12)
  const empty = pence((gross * voids) / 52)
  const received = pence(gross - empty)
  const fee = pence(((isAnnual ? gross : received) * percent) / 100)
  const netIncome = pence(received - fee - bills.reduce((sum, bill) => sum + bill, 0))
  return { gross, empty, received, fee, netIncome }
}

/**
 * Gross rental yield in per cent, rounded to one decimal: a year's rent over the price.
 * @param price pounds
 * @param rent pounds a calendar month
 * @throws RangeError for a price that is not above zero, which has no yield
 */
export function grossYield(price: number, rent: number) {
  if (!(price > 0)) throw new RangeError(`A home at £${price} has no yield`)
  return Math.round((rent * 12 * 1000) / price) / 10
}

/**
 * Gross rental yield in per cent, rounded to one decimal: annual rent over price.
 * @param price pounds
 * @param rent pounds per month
 * @throws RangeError for a price that is not positive
 */
export function grossYield(price: number, rent: number) {
  if (!(price > 0)) throw new RangeError(`A home at £${price} has no yield`)
  return Math.round((rent * 12 * 1000) / price) / 10
}

// Prices and sizes in other units. Pure.

/** Pounds in another currency, short and marked as what it is: `≈ ₦2.77bn, indicative`. */
export function otherPrice(pounds: number, currency: string, rate: number, monthly = false): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    // The naira's own sign is no other's; dollars and yuan need their letters.
    currencyDisplay: currency === 'NGN' ? 'narrowSymbol' : 'symbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  return `≈ ${format.format(pounds * rate)}${monthly ? ' a month' : ''}, indicative`
}

/** Square feet in whole square metres: `122 m²`. A foot is 0.3048 m by definition. */
export const otherSize = (squareFeet: number) =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(squareFeet * 0.3048 ** 2)} m²`

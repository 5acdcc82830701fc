import { tag } from '#messages/language.ts'
import * as messages from '#messages/units.ts'

// Converts prices and sizes to other units. Pure.

/** Pounds in another currency, short and marked as indicative: `≈ ₦2.77bn, indicative`. */
export function otherPrice(pounds: number, currency: string, rate: number, monthly = false): string {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    // The naira's sign is unique; dollars and yuan need their country's letters.
    currencyDisplay: currency === 'NGN' ? 'narrowSymbol' : 'symbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const amount = format.format(pounds * rate)
  return monthly ? messages.indicativeMonthly(amount) : messages.indicative(amount)
}

/** Square feet as whole square metres: `122 m²`. A foot is 0.3048 m by definition. */
export const otherSize = (squareFeet: number) =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(squareFeet * 0.3048 ** 2)} m²`

import { tag } from '#messages/language.ts'
import * as messages from '#messages/units.ts'

// Converts prices and sizes to other units. Pure.

// A list has thirty prices, and a formatter takes a millisecond to make.
const formats = new Map<string, Intl.NumberFormat>()
function formatOf(currency: string) {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      // The naira's sign is unique; dollars and yuan need their country's letters.
      currencyDisplay: currency === 'NGN' ? 'narrowSymbol' : 'symbol',
      notation: 'compact',
      maximumSignificantDigits: 3,
    })
  formats.set(currency, format)
  return format
}

/** Pounds in another currency, short and marked as indicative: `≈ ₦2.77bn, indicative`. */
export function otherPrice(pounds: number, currency: string, rate: number, monthly = false): string {
  const amount = formatOf(currency).format(pounds * rate)
  return monthly ? messages.indicativeMonthly(amount) : messages.indicative(amount)
}

const squareMetres = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** Square feet as whole square metres: `122 m²`. A foot is 0.3048 m by definition. */
export const otherSize = (squareFeet: number) => `${squareMetres.format(squareFeet * 0.3048 ** 2)} m²`

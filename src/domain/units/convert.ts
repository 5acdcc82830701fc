import { tag } from '#messages/language.ts'
import * as messages from '#messages/units.ts'

// Converts prices and sizes to other units. Pure.

// A list has thirty prices, and a formatter takes a millisecond to make.
const formatters = new Map<string, Intl.NumberFormat>()
function formatterOf(currency: string) {
  const formatter =
    formatters.get(currency) ??
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      // The naira's sign is unique; dollars and yuan need their country's letters.
      currencyDisplay: currency === 'NGN' ? 'narrowSymbol' : 'symbol',
      notation: 'compact',
      maximumSignificantDigits: 3,
    })
  formatters.set(currency, formatter)
  return formatter
}

/** Pounds in another currency, short and marked as indicative: `≈ ₦2.77bn, indicative`. */
export function convertPrice(pounds: number, currency: string, rate: number, monthly = false): string {
  const customFormat = messages.ownFormats[currency]
  const amount = customFormat ? customFormat(pounds * rate) : formatterOf(currency).format(pounds * rate)
  return monthly ? messages.indicativeMonthly(amount) : messages.indicative(amount)
}

/** Square feet as whole square metres: `122 sq m`. A foot is 0.3048 m by definition. */
export const convertSize = (squareFeet: number) =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(squareFeet * 0.3048 ** 2)} sq m`

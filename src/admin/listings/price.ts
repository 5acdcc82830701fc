import { amount, readAmount } from '../../lib/format/parse-amount'
import { tidyLine } from '../../lib/form/normalise'
import { listingLimits } from '../../domain/listing/listing.schema'
import type { ListingType } from '../../domain/listing/listing-status'
import { formatPounds } from '../../lib/format/money'
import { formatCount } from '../../lib/format/words'

// Parses a typed price. Pure.

const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A sum as its field shows it: `1,250,000`, `5,480.70`. */
export const shownPrice = (pounds: number) =>
  Number.isInteger(pounds) ? formatCount(pounds) : withPence.format(pounds)

type ParsedPrice = { pounds: number } | { problem: string }

/** Typed pounds, or a problem message. */
export function readPrice(typed: string, type: ListingType): ParsedPrice {
  const written = tidyLine(typed)
  const rent = type === 'rent'
  if (written === '')
    return { problem: rent ? 'Enter the rent for a month, in pounds.' : 'Enter the price, in pounds.' }
  const read = readAmount(written)
  if (rent && (read?.per ?? 'month') !== 'month')
    return { problem: `“${written}” is not a month’s rent. Enter the rent for a calendar month, like 2,400.` }
  if (!rent && read?.per)
    return { problem: `“${written}” is a rent, but this is for sale. Enter the price, like 1,250,000 or £1.25m.` }
  if (!read)
    return {
      problem: `“${written.slice(0, 40)}” is not a clear amount. Enter the ${
        rent ? 'rent for a month, like 2,400 or 2,400 pcm.' : 'price, like 1,250,000, £1.25m or 950k.'
      }`,
    }
  const pounds = read.value
  if (pounds < 1) return { problem: `The ${rent ? 'rent' : 'price'} must be £1 or more.` }
  if (pounds > listingLimits.price) return { problem: `The ${rent ? 'rent' : 'price'} can be £9,999,999,999 at most.` }
  return { pounds }
}

/** A limit of prices in whole pounds, which an address keeps; null without one, or if it is not clear. */
export const priceLimit = (typed: string): number | null => Math.floor(amount(typed) ?? 0) || null

/** Typed pounds; null if they are no price. */
export function priceInPounds(typed: string, type: ListingType): number | null {
  const read = readPrice(typed, type)
  return 'pounds' in read ? read.pounds : null
}

/** The hint for a price that is unlikely in London; not an error. */
export function priceHint(typed: string, type: ListingType): string | null {
  const pounds = priceInPounds(typed, type)
  if (pounds === null) return null
  if (type === 'sale') return pounds < 10_000 ? `This says ${formatPounds(pounds)}. Is a “k” or an “m” missing?` : null
  return pounds > 100_000 ? `This says ${formatPounds(pounds)} a month. Is that the rent?` : null
}

/** The hint for a reduction of a public price: the database records it, and card and page show it. */
export function reductionHint(typed: string, stored: string, type: ListingType): string | null {
  const [now, before] = [priceInPounds(typed, type), priceInPounds(stored, type)]
  if (now === null || before === null || before - now < 1) return null
  return `${formatPounds(before - now)} less. The card and the page will show “Reduced”.`
}

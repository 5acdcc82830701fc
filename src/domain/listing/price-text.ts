import * as formats from '#messages/formats.ts'
import { formatPrice } from '../../lib/format/money.ts'
import type { ListingType } from './listing-status.ts'

interface Words {
  monthly: (pounds: string) => string
  priceQualifiers: Readonly<Record<PriceQualifier, string>>
}

/** What a sale price is, if it is no plain asking price. */
export type PriceQualifier = keyof typeof formats.priceQualifiers

interface QualifiedPrice {
  price: number
  listingType: ListingType
  priceQualifier?: PriceQualifier | undefined
}

/** A value of `price_qualifier` that a price is shown with; undefined for a rent and an asking price. */
export const shownQualifier = (type: ListingType, value: unknown): PriceQualifier | undefined =>
  type === 'sale' && typeof value === 'string' && Object.hasOwn(formats.priceQualifiers, value)
    ? (value as PriceQualifier)
    : undefined

/** `Guide price`; empty for a rent and an asking price. */
export const qualifierText = ({ priceQualifier }: Pick<QualifiedPrice, 'priceQualifier'>, words: Words = formats) =>
  priceQualifier ? words.priceQualifiers[priceQualifier] : ''

/** A price as advertised: `Guide price £500,000`, `£2,400 pcm`. Emails name the words of their language. */
export const priceText = (listing: QualifiedPrice, words: Words = formats) =>
  [qualifierText(listing, words), formatPrice(listing.price, listing.listingType, words.monthly)]
    .filter(Boolean)
    .join(' ')

/** The same for a row of the database, as emails have it. */
export const storedPriceText = (
  { price, price_qualifier }: { price: number; price_qualifier?: string | null | undefined },
  listingType: ListingType,
  words: Words,
) => priceText({ price, listingType, priceQualifier: shownQualifier(listingType, price_qualifier) }, words)

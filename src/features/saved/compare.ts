import { formatDay } from '../../lib/time/format-day'
import { formatPounds, formatPrice } from '../../lib/format/money'
import { bedrooms, formatArea } from '../../lib/format/words'

/** What this feature needs to know of a home, as it is now. */
export interface Home {
  slug: string
  title: string
  area: string
  listingType: 'sale' | 'rent'
  /** Pounds; a rental's is a calendar month's rent. */
  price: number
  beds: number
  baths: number
  /** Square feet. */
  floorSize: number | null
  dateAvailable: string | null
  furnished: boolean | null
  features: string[]
  thumb: string
  /** Words for its picture. */
  alt: string
  /** How far it has come, in the words of its badge. */
  status: string
  /** What has become of it, in a sentence; null while it is simply there to be had. */
  says: string | null
  /** Sold or let: nobody can have it. */
  gone: boolean
}

const squareMetre = 10.7639104167097
/** `121.7 m² (1,310 sq ft)`. */
export const bothAreas = (squareFeet: number) =>
  `${(squareFeet / squareMetre).toFixed(1)} m² (${formatArea(squareFeet)})`

/**
 * Pounds for a square foot, to the pound: of the price, or of a year's rent, as each market says it.
 * @returns null where the size is not known
 */
export function perSquareFoot({
  price,
  floorSize,
  listingType,
}: Pick<Home, 'price' | 'floorSize' | 'listingType'>): string | null {
  if (!floorSize || floorSize <= 0) return null
  return listingType === 'rent' ? `${formatPounds((price * 12) / floorSize)} a year` : formatPounds(price / floorSize)
}

export interface ComparedRow {
  name: string
  /** One for each home, in their order; null where it is not known or does not apply. */
  values: (string | string[] | null)[]
}

/** The rows of the side-by-side table; a row that no home fills is not there. */
export function comparedRows(homes: Home[]): ComparedRow[] {
  const row = (name: string, value: (home: Home) => string | string[] | null): ComparedRow => ({
    name,
    values: homes.map(value),
  })
  return [
    row('Status', ({ status }) => status),
    row('Price', ({ price, listingType }) => formatPrice(price, listingType)),
    row('Area', ({ area }) => area),
    row('Bedrooms', ({ beds }) => bedrooms(beds)),
    row('Bathrooms', ({ baths }) => String(baths)),
    row('Floor size', ({ floorSize }) => (floorSize === null ? null : bothAreas(floorSize))),
    row('£ per sq ft', perSquareFoot),
    row('Available from', ({ listingType, dateAvailable }) =>
      listingType === 'rent' && dateAvailable ? formatDay(dateAvailable) : null,
    ),
    row('Furnished', ({ listingType, furnished }) =>
      listingType === 'rent' && furnished !== null ? (furnished ? 'Yes' : 'No') : null,
    ),
    row('Features', ({ features }) => (features.length > 0 ? features : null)),
  ].filter(({ values }) => values.some((value) => value !== null))
}

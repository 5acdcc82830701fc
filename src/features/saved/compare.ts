import { factField } from '../../domain/listing/facts/fact-fields'
import type { Listing } from '../../domain/listing/listing'
import { statusBadge } from '../../domain/listing/status-text'
import { formatDay } from '../../lib/time/format-day'
import { formatPence, formatPounds, formatPrice } from '../../lib/format/money'
import { bedrooms, formatArea } from '../../lib/format/words'

const squareMetre = 10.7639104167097
/** `121.7 m² (1,310 sq ft)`. */
export const bothAreas = (squareFeet: number) =>
  `${(squareFeet / squareMetre).toFixed(1)} m² (${formatArea(squareFeet)})`

/**
 * Pounds per square foot, rounded: of the price, or of a year's rent, as each market does.
 * @returns null if the size is unknown
 */
export function perSquareFoot({
  price,
  floorSize,
  listingType,
}: Pick<Listing, 'price' | 'floorSize' | 'listingType'>): string | null {
  if (!floorSize || floorSize <= 0) return null
  return listingType === 'rent' ? `${formatPounds((price * 12) / floorSize)} a year` : formatPounds(price / floorSize)
}

/** The label of a choice, as on the property page. */
const choice = (column: 'tenure' | 'council_tax_band', value: string | undefined) =>
  (value && factField(column).options?.[value]) || null

/** `£6,240 a year`; `None` for zero; null if unknown. */
const aYear = (pounds: number | undefined) =>
  pounds === undefined ? null : pounds === 0 ? 'None' : `${formatPounds(pounds)} a year`

export interface ComparedRow {
  name: string
  /** One per listing, in order; null if unknown or not applicable. */
  values: (string | string[] | null)[]
}

/** The rows of the comparison table, without empty rows. */
export function comparedRows(listings: Listing[]): ComparedRow[] {
  const row = (name: string, value: (listing: Listing) => string | string[] | null): ComparedRow => ({
    name,
    values: listings.map(value),
  })
  return [
    row('Status', statusBadge),
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
    row('Tenure', ({ facts }) => choice('tenure', facts.values.tenure)),
    row('Service charge', ({ facts }) => aYear(facts.values.service_charge)),
    row('Deposit', ({ facts }) => (facts.values.deposit === undefined ? null : formatPence(facts.values.deposit))),
    row('Council tax', ({ facts }) => choice('council_tax_band', facts.values.council_tax_band)),
    row('Energy', ({ facts }) => facts.values.epc_rating ?? null),
    row('Features', ({ features }) => (features.length > 0 ? features : null)),
  ].filter(({ values }) => values.some((value) => value !== null))
}

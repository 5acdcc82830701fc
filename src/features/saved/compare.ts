import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/saved.ts'
import { availability } from '../../domain/listing/availability'
import { factField, leaseholdTenures } from '../../domain/listing/facts/fact-fields'
import type { FactValues } from '../../domain/listing/facts/fact-schema'
import { leaseYears } from '../../domain/listing/facts/lease-years'
import type { Listing } from '../../domain/listing/listing'
import { currentText } from '../../domain/listing/expiring-text'
import { priceText } from '../../domain/listing/price-text'
import { statusBadge } from '../../domain/listing/status-text'
import { formatPence, formatPounds } from '../../lib/format/money'
import { bedrooms } from '../../lib/format/words'
import { serverDate } from '../../lib/time/server-time'

/** In square feet. */
const squareMetre = 10.7639104167097
/** `1,310 sq ft (121.7 sq m)`. */
export const bothAreas = (squareFeet: number) =>
  messages.bothAreas((squareFeet / squareMetre).toFixed(messages.areaDecimals), squareFeet)

/**
 * Pounds per square foot or, in Chinese, per square metre, rounded: of the price, or of a year's rent.
 * @returns null if the size is unknown
 */
export function perUnitOfArea({
  price,
  floorSize,
  listingType,
}: Pick<Listing, 'price' | 'floorSize' | 'listingType'>): string | null {
  if (!floorSize || floorSize <= 0) return null
  const size = messages.isPerSquareMetre ? floorSize / squareMetre : floorSize
  return listingType === 'rent' ? messages.aYear(formatPounds((price * 12) / size)) : formatPounds(price / size)
}

/** The label of a choice, as on the property page. */
const choice = (column: 'tenure' | 'council_tax_band', value: string | undefined) =>
  (value && factField(column).options?.[value]) || null

/** `£6,240 a year`; `None` for zero; null if unknown. */
const aYear = (pounds: number | undefined) =>
  pounds === undefined ? null : pounds === 0 ? messages.none : messages.aYear(formatPounds(pounds))

/** A fact that a listing cannot have; null is one that we do not know. */
export const notApplicable = Symbol('not applicable')
type Value = string | string[] | null | typeof notApplicable

export interface ComparedRow {
  name: string
  /** One per listing, in order. */
  values: Value[]
}

type Charge = 'lease_end' | 'ground_rent' | 'service_charge'

/** A fact of a lease: it does not apply to a rental, a freehold, or where staff noted so. */
const ofLease =
  (column: Charge, text: (values: FactValues) => string | null) =>
  ({ listingType, facts: { values, notes } }: Listing): Value => {
    if (listingType === 'rent') return notApplicable
    const known = text(values)
    if (known !== null) return known
    const hasLease = values.tenure === undefined || leaseholdTenures.includes(values.tenure)
    return hasLease && notes[column]?.state !== 'not_applicable' ? null : notApplicable
  }

const forRent =
  (value: (listing: Listing) => string | null) =>
  (listing: Listing): Value =>
    listing.listingType === 'rent' ? value(listing) : notApplicable

const leaseLeft = ({ lease_end: end }: FactValues) =>
  end === undefined ? null : messages.yearsLeft(Math.max(0, leaseYears(end, serverDate())))

/** The rows of the comparison table, without empty rows. */
export function comparedRows(listings: Listing[]): ComparedRow[] {
  const row = (name: string, value: (listing: Listing) => Value): ComparedRow => ({
    name,
    values: listings.map(value),
  })
  return [
    row(messages.status, statusBadge),
    row(messages.price, (listing) => priceText(listing)),
    row(messages.area, ({ area }) => areaName(area)),
    row(messages.bedrooms, ({ beds }) => bedrooms(beds)),
    row(messages.bathrooms, ({ baths }) => String(baths)),
    row(messages.floorSize, ({ floorSize }) => (floorSize === null ? null : bothAreas(floorSize))),
    row(messages.poundsPerUnit, perUnitOfArea),
    row(
      messages.availableFrom,
      forRent(({ dateAvailable }) => (dateAvailable ? currentText(availability(dateAvailable)) : null)),
    ),
    row(
      messages.furnished,
      forRent(({ furnished }) => (furnished === null ? null : furnished ? messages.yes : messages.no)),
    ),
    row(messages.tenure, ({ listingType, facts }) =>
      listingType === 'sale' ? choice('tenure', facts.values.tenure) : notApplicable,
    ),
    row(messages.lease, ofLease('lease_end', leaseLeft)),
    row(
      messages.groundRent,
      ofLease('ground_rent', ({ ground_rent }) => aYear(ground_rent)),
    ),
    row(
      messages.serviceCharge,
      ofLease('service_charge', ({ service_charge }) => aYear(service_charge)),
    ),
    row(
      messages.deposit,
      forRent(({ facts }) => (facts.values.deposit === undefined ? null : formatPence(facts.values.deposit))),
    ),
    row(messages.councilTax, ({ facts }) => choice('council_tax_band', facts.values.council_tax_band)),
    row(messages.energy, ({ facts }) => facts.values.epc_rating ?? null),
    row(messages.features, ({ features }) => (features.length > 0 ? features : null)),
  ].filter(({ values }) => values.some((value) => value !== null && value !== notApplicable))
}

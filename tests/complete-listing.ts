import { randomUUID } from 'node:crypto'

/** The facts that an advert needs, for a leasehold flat for sale or a rental flat. */
function completeFacts(type: 'sale' | 'rent', price: number): Record<string, unknown> {
  const weeks = (count: number) => Math.floor((Math.round(price * 100) * 12 * count) / 52) / 100
  return {
    features_zh: [],
    property_type: 'flat',
    floor_level: 'Second floor',
    lift: false,
    council_tax_band: 'D',
    local_authority: 'Camden',
    epc_rating: 'C',
    epc_potential: 'B',
    epc_expires: '2031-05-01',
    heating: 'gas_boiler',
    electricity: 'mains',
    water: 'mains',
    sewerage: 'mains',
    broadband: 'fttp',
    mobile: { EE: 'good' },
    parking: ['permit'],
    flood_rivers_sea: 'very_low',
    flood_surface: 'low',
    flooded_last_5_years: false,
    ...(type === 'sale'
      ? {
          price_qualifier: 'asking_price',
          tenure: 'leasehold',
          lease_end: '2120-03-24',
          ground_rent: 250,
          ground_rent_review: 'Fixed for the whole lease',
          service_charge: 2400,
          service_charge_year: 2026,
          construction: 'brick',
          restrictions: ['conservation_area'],
          rights: [],
          building_safety: 'none_known',
        }
      : {
          date_available: '2026-12-01',
          deposit: weeks(5),
          holding_deposit: weeks(1),
          tenancy: 'assured_periodic',
          furnishing: 'unfurnished',
          bills_included: ['none'],
          pets: 'considered',
          licence: 'not_needed',
        }),
  }
}

/** Makes a listing of specification columns publishable: sets its status and facts. */
export const published = <Row extends Record<string, unknown>>(row: Row) => {
  const rental = row['listing_type'] === 'rent'
  return { status: 'live', ...completeFacts(rental ? 'rent' : 'sale', Number(row['price'])), ...row }
}

/** A publishable listing with its own slug. */
export const completeListing = (type: 'sale' | 'rent', changes: Record<string, unknown> = {}) =>
  published({
    slug: `complete-home-${randomUUID()}`,
    listing_type: type,
    title: 'Complete Home',
    area: 'Camden',
    price: type === 'rent' ? 2400 : 500_000,
    beds: 2,
    baths: 1,
    gallery: ['/pictures/camden-lock-apartment/living.webp'],
    description: 'Two rooms over the canal.',
    features: ['A canal'],
    ...changes,
  })

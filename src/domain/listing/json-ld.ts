import { areaName, titleLanguage } from '#messages/formats.ts'
import { tag } from '#messages/language.ts'
import { floorName } from '#messages/rooms.ts'
import { titleInArea } from '#messages/listing.ts'
import { agency } from '#agency/agency.ts'
import { paths } from '../../paths.ts'
import { factField } from './facts/fact-fields.ts'
import { planSource } from './floor-plans.ts'
import type { Listing } from './listing.ts'

const address = (path: string) => new URL(path, agency.url).href
// UN/CEFACT codes for schema.org: square feet and months.
const squareFeet = 'FTK'
const month = 'MON'
const availabilityByStatus = {
  draft: null,
  live: 'InStock',
  under_offer: 'LimitedAvailability',
  let_agreed: 'LimitedAvailability',
  sold: 'SoldOut',
  let: 'SoldOut',
} as const

/** A listing as schema.org's RealEstateListing: the page, the property and the offer. */
export function listingJsonLd(listing: Listing, prefix = ''): Record<string, unknown> {
  const { title, area, listingType, price, status } = listing
  const url = address(prefix + paths.property(listing.slug))
  const rent = listingType === 'rent'
  const availability = availabilityByStatus[status]
  const { property_type: type, floor_level: floor, pets, floor_plans: plans } = listing.facts.values
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: titleInArea(title, areaName(area)),
    ...(titleLanguage && { inLanguage: tag }),
    description: listing.description.slice(0, 5000),
    ...(listing.createdAt && { datePosted: listing.createdAt.slice(0, 10) }),
    image: listing.gallery.map(address),
    provider: { '@id': `${agency.url}/#agency` },
    mainEntity: {
      '@type': 'Accommodation',
      name: title,
      numberOfBedrooms: listing.beds,
      numberOfBathroomsTotal: listing.baths,
      ...(listing.floorSize !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: listing.floorSize, unitCode: squareFeet },
      }),
      ...(type && { accommodationCategory: factField('property_type').options?.[type] }),
      ...(floor && { floorLevel: floorName(floor) }),
      ...(pets && { petsAllowed: pets === 'considered' }),
      ...(plans && {
        accommodationFloorPlan: plans.map((plan) => ({ '@type': 'FloorPlan', layoutImage: address(planSource(plan)) })),
      }),
      amenityFeature: listing.features.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      address: {
        '@type': 'PostalAddress',
        addressLocality: areaName(area),
        addressRegion: 'London',
        addressCountry: agency.address.country,
      },
    },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'GBP',
      ...(rent && {
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GBP', unitCode: month },
      }),
      businessFunction: `http://purl.org/goodrelations/v1#${rent ? 'LeaseOut' : 'Sell'}`,
      ...(availability && { availability: `https://schema.org/${availability}` }),
      ...(rent && listing.dateAvailable && { availabilityStarts: listing.dateAvailable }),
      offeredBy: { '@id': `${agency.url}/#agency` },
    },
  }
}

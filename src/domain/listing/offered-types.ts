import * as messages from '#messages/navigation.ts'
import { has } from '../../parts.ts'
import { listPath, paths } from '../../paths.ts'
import type { Part } from '../../schemas/agency.ts'
import { type ListingType, listingTypes } from './listing-status.ts'

const partOf: Record<ListingType, Part> = { sale: 'sales', rent: 'lettings' }

/** Whether the agency offers listings of this type. */
export const isOfferedType = (type: ListingType) => has(partOf[type])

/** The listing types that the agency offers. */
export const offeredTypes = listingTypes.filter(isOfferedType)

/** The valuation page for a listing type; that of the other type if the agency does not offer this one. */
export const valuationPath = (type: ListingType) =>
  (isOfferedType(type) ? type : offeredTypes[0]) === 'rent' ? paths.valuationRental : paths.valuationSales

/** Links to the agency’s lists of listings, in the header’s order. */
export const listLinks = [
  { type: 'rent', label: messages.homesToRent } as const,
  { type: 'sale', label: messages.homesForSale } as const,
]
  .filter(({ type }) => isOfferedType(type))
  .map((link) => ({ ...link, path: listPath(link.type) }))

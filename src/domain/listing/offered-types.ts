import { has } from '../../parts.ts'
import { type ListingType, listingTypes } from './listing-status.ts'

/** The listing types that the agency offers. */
export const offeredTypes = listingTypes.filter((type) => type === 'rent' || has('sales'))

/** Whether the agency offers listings of this type. */
export const isOfferedType = (type: ListingType) => offeredTypes.includes(type)

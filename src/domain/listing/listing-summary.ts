import { shortAreaName } from '#messages/formats.ts'
import { summary } from '#messages/property.ts'
import { rooms } from '../../lib/format/words.ts'
import { optionLabel } from './facts/fact-fields.ts'
import type { Listing } from './listing.ts'

/** The type of a listing in words: `Flat`; empty if unknown. */
export const typeText = ({ facts: { values } }: Pick<Listing, 'facts'>) =>
  values.property_type ? optionLabel('property_type', values.property_type) : ''

/** A listing in one line of the page's language, `切尔西 · 2 室 1 卫公寓出租`; empty if its title is in that language. */
export const listingSummary = (listing: Listing) =>
  summary({
    area: shortAreaName(listing.area),
    rooms: rooms(listing),
    type: typeText(listing),
    isRental: listing.listingType === 'rent',
  })

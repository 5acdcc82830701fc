import { formatDay } from '../../lib/time/format-day'
import { factField } from './facts/fact-fields'
import type { Facts } from './facts/fact-schema'
import type { ListingType, Status } from './listing-status'
import type { ListingNews } from './news-text'
import { formatPrice } from '../../lib/format/money'
import { bedrooms, formatArea } from '../../lib/format/words'
import { paths } from '../../paths'
import { site } from '../../site'

/** What a card shows of a listing. An island's properties are written into its page, so this holds no more. */
export interface ListingSummary {
  id: string
  slug: string
  listingType: ListingType
  status: Status
  title: string
  area: string
  /** Pounds; a rental's is a calendar month's rent. */
  price: number
  beds: number
  baths: number
  thumb: string
  /** What the thumbnail shows; empty where nobody has said. */
  thumbAlt: string
  /** Square feet. */
  floorSize: number | null
  rightmoveUrl: string | null
  /** How far the place is that a search is narrowed to: `About 7 min to Gloucester Road`. */
  walk?: string | undefined
  /** That it is new, or costs less than before; absent where that is no news. */
  news?: ListingNews | undefined
}

/** A listing as its own page shows it: a row of `properties`, checked and in camelCase. */
export interface Listing extends ListingSummary {
  gallery: string[]
  /** What each picture of the gallery shows, in its order; empty where nobody has said. */
  pictureAlts: string[]
  description: string
  features: string[]
  /** A day, `2026-12-01`; rentals only. */
  dateAvailable: string | null
  /** Rentals only. */
  furnished: boolean | null
  createdAt: string
  /** The day of the last reduction, `2026-12-01`, and what was asked before it; null where there was none. */
  priceReducedOn: string | null
  previousPrice: number | null
  /** When the row last changed; null in a database that does not note it. */
  updatedAt: string | null
  /** The public half of the postcode, `SW7`, which the database keeps. */
  outcode: string | null
  coordinate: { lat: number; lng: number }
  /** Whether the coordinate is this home's own, and not the middle of London for want of one. */
  located: boolean
  /** What the law and common sense want to know of a home: src/domain/listing/facts. */
  facts: Facts
}

/** A listing without what only its own page shows. */
export const summarise = ({
  id,
  slug,
  listingType,
  status,
  title,
  area,
  price,
  beds,
  baths,
  thumb,
  thumbAlt,
  floorSize,
  rightmoveUrl,
  walk,
  news,
}: ListingSummary): ListingSummary => ({
  id,
  slug,
  listingType,
  status,
  title,
  area,
  price,
  beds,
  baths,
  thumb,
  thumbAlt,
  floorSize,
  rightmoveUrl,
  ...(walk && { walk }),
  ...(news && { news }),
})

/** The facts grid of a property page, in reading order; what is not known, or no longer so, is not there. */
export function facts(listing: Listing): { name: string; value: string }[] {
  const rental = listing.listingType === 'rent'
  const { tenure, epc_rating: epc, council_tax_band: band } = listing.facts.values
  return [
    { name: 'Bedrooms', value: bedrooms(listing.beds) },
    { name: 'Bathrooms', value: String(listing.baths) },
    listing.floorSize !== null && { name: 'Floor Size', value: formatArea(listing.floorSize) },
    rental &&
      listing.status !== 'let' &&
      listing.dateAvailable !== null && { name: 'Available From', value: formatDay(listing.dateAvailable) },
    rental && { name: 'Furnished', value: listing.furnished ? 'Yes' : 'No' },
    tenure && { name: 'Tenure', value: factField('tenure').options?.[tenure] ?? '' },
    epc && { name: 'Energy', value: epc },
    band && { name: 'Council tax', value: factField('council_tax_band').options?.[band] ?? '' },
  ].filter((fact) => typeof fact === 'object')
}

/** A chat on WhatsApp that begins with the listing's name and address. Nothing is asked of anybody before a press. */
export const whatsAppLink = ({ title, area, slug }: Pick<Listing, 'title' | 'area' | 'slug'>) =>
  `https://wa.me/${site.whatsApp}?text=` +
  encodeURIComponent(`Hello, I am writing about ${title}, ${area}: ${site.url}${paths.property(slug)} `)

/** The e-mail a visitor starts from a property page: subject and body name the home, its area and its price. */
export function emailLink(listing: Listing): string {
  const price = formatPrice(listing.price, listing.listingType)
  const subject = `Enquiry: ${listing.title}, ${listing.area}`
  const body =
    `Hello,\n\nI am interested in ${listing.title} in ${listing.area} ` +
    `(${price}).\n${site.url}${paths.property(listing.slug)}\n\n`
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const roomNames = new Map([
  ['exterior', 'The building from the street'],
  ['living', 'Living room'],
  ['kitchen', 'Kitchen'],
  ['bedroom', 'Bedroom'],
  ['bathroom', 'Bathroom'],
])

/**
 * The alternative text of a picture that came without one, from its address. The pictures of the demo data say that
 * they are computer-generated: their homes do not exist.
 */
function defaultAlt(title: string, url: string, position: number): string {
  const room = roomNames.get(url.match(/\/([a-z]+)\.webp$/)?.[1] ?? '')
  return room ? `${room}, ${title} (computer-generated)` : `${title}, picture ${position + 1}`
}

/** The alternative text of a picture of the gallery. */
export const pictureAlt = (
  { title, gallery, pictureAlts }: Pick<Listing, 'title' | 'gallery' | 'pictureAlts'>,
  url: string,
  position: number,
) => pictureAlts[gallery.indexOf(url)] || defaultAlt(title, url, position)

/** The alternative text of a card's picture. */
export const thumbAlt = ({ title, thumb, thumbAlt }: Pick<ListingSummary, 'title' | 'thumb' | 'thumbAlt'>) =>
  thumbAlt || defaultAlt(title, thumb, 0)

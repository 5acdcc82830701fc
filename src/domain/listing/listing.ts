import { availability } from './availability'
import { optionLabel } from './facts/fact-fields'
import type { Facts } from './facts/fact-schema'
import type { ListingType, Status } from './listing-status'
import { type ExpiringText, currentText } from './expiring-text'
import { type PriceQualifier, priceText } from './price-text'
import { bedrooms, formatArea } from '../../lib/format/words'
import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/listing.ts'
import * as cards from '#messages/listing-card.ts'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'

/** The data of a listing's card. Island props are serialised into the page, so this stays minimal. */
export interface ListingSummary {
  id: string
  slug: string
  listingType: ListingType
  status: Status
  title: string
  area: string
  /** Pounds; a rental's is the monthly rent. */
  price: number
  /** Absent for a rent and an asking price. */
  priceQualifier?: PriceQualifier | undefined
  beds: number
  baths: number
  thumb: string
  /** The thumbnail's alternative text; empty if unknown. */
  thumbAlt: string
  /** Square feet. */
  floorSize: number | null
  rightmoveUrl: string | null
  /** The walk to the searched place: `About 7 min to Gloucester Road`. */
  walk?: string | undefined
  /** The journey to each searched place, a line each: `About 35 min by train to Bank`. */
  trainTimes?: string | undefined
  /** New or reduced; absent if neither. */
  news?: ExpiringText | undefined
}

/** A listing for its own page: a validated row of `properties` in camelCase. */
export interface Listing extends ListingSummary {
  gallery: string[]
  /** Alternative texts of the gallery, in order; empty if unknown. */
  pictureAlts: string[]
  /** In the language of the edition if there is a translation, as are the features. */
  description: string
  features: string[]
  /** For `lang`, where there is no translation; absent where the text is in the language of the page. */
  descriptionLanguage?: 'en-GB'
  featuresLanguage?: 'en-GB'
  /** A day, `2026-12-01`; rentals only. */
  dateAvailable: string | null
  /** Rentals only. */
  furnished: boolean | null
  createdAt: string
  /** The day of the last reduction, `2026-12-01`, and the price before; null without one. */
  priceReducedOn: string | null
  previousPrice: number | null
  /** The time of the last change; null in databases that do not record it. */
  updatedAt: string | null
  /** The public half of the postcode, `SW7`; the database stores the whole. */
  outcode: string | null
  coordinate: { lat: number; lng: number }
  /** Whether the coordinate is the listing's own, not the default in central London. */
  hasCoordinate: boolean
  /** Legal and practical facts: src/domain/listing/facts. */
  facts: Facts
}

interface Fact {
  name: string
  value: string
  /** The value, if it depends on the day. */
  expiring?: ExpiringText
}

const expiringValue = (expiring: ExpiringText) => ({ value: currentText(expiring), expiring })

/** The facts grid of a property page, in reading order, without unknown and outdated facts. */
export function facts(listing: Listing): Fact[] {
  const rental = listing.listingType === 'rent'
  const { tenure, epc_rating: epc, council_tax_band: band } = listing.facts.values
  return [
    { name: messages.bedrooms, value: bedrooms(listing.beds) },
    { name: messages.bathrooms, value: String(listing.baths) },
    listing.floorSize !== null && { name: messages.floorSize, value: formatArea(listing.floorSize) },
    rental &&
      listing.status !== 'let' &&
      listing.dateAvailable !== null && {
        name: messages.availableFrom,
        ...expiringValue(availability(listing.dateAvailable)),
      },
    rental &&
      listing.furnished !== null && {
        name: messages.isFurnished,
        value: listing.furnished ? messages.furnished : messages.unfurnished,
      },
    tenure && { name: messages.tenure, value: optionLabel('tenure', tenure) },
    epc && { name: messages.energy, value: epc },
    band && { name: messages.councilTax, value: optionLabel('council_tax_band', band) },
  ].filter((fact) => typeof fact === 'object')
}

/** A WhatsApp chat that begins with the listing's name and address. Loads nothing before a press. */
export const whatsAppLink = ({ title, area, slug }: Pick<Listing, 'title' | 'area' | 'slug'>) =>
  `https://wa.me/${agency.whatsApp}?text=` +
  encodeURIComponent(messages.whatsApp(title, areaName(area), agency.url + paths.property(slug)))

/** The email link of a property page: subject and body contain the title, area and price. */
export function emailLink(listing: Listing): string {
  const [area, price] = [areaName(listing.area), priceText(listing)]
  const subject = messages.emailSubject(listing.title, area)
  const body = messages.emailBody(listing.title, area, price, agency.url + paths.property(listing.slug))
  return `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const roomNames = new Map([
  ['exterior', cards.building],
  ['living', cards.livingRoom],
  ['kitchen', cards.kitchen],
  ['bedroom', cards.bedroom],
  ['bathroom', cards.bathroom],
])

/**
 * A default alternative text. Demo pictures are named after their room, and labelled computer-generated, because their
 * listings are fictional.
 */
function defaultAlt(title: string, url: string, position: number): string {
  const room = roomNames.get(url.match(/^\/pictures\/[^/]+\/([a-z]+)\.webp$/)?.[1] ?? '')
  return room ? cards.roomPicture(room, title) : cards.picture(title, position + 1)
}

/** The alternative text of a gallery picture. */
export const pictureAlt = (
  { title, gallery, pictureAlts }: Pick<Listing, 'title' | 'gallery' | 'pictureAlts'>,
  url: string,
  position: number,
) => pictureAlts[gallery.indexOf(url)] || defaultAlt(title, url, position)

/** The alternative text of a card's picture. */
export const thumbAlt = ({ title, thumb, thumbAlt }: Pick<ListingSummary, 'title' | 'thumb' | 'thumbAlt'>) =>
  thumbAlt || defaultAlt(title, thumb, 0)

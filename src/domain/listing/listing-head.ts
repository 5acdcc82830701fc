import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/listing.ts'
import { formatArea, rooms } from '../../lib/format/words.ts'
import type { PageHead } from '../../lib/head-tags.ts'
import { parseTimestamp } from '../../lib/time/parse-timestamp.ts'
import type { Listing } from './listing.ts'
import { priceText } from './price-text.ts'
import { isOffMarket, statusBadge } from './status-text.ts'

/** The title of a listing's page, before the site's name. */
export const pageTitle = ({ title, area }: Pick<Listing, 'title' | 'area'>) =>
  messages.titleInArea(title, areaName(area))

/** The title of a page whose listing does not exist. */
export const notFoundTitle = messages.notFound

/** The price of a live listing; else its status. A listing that is off the market has no price. */
function offer(listing: Listing): { name: string; value: string } {
  const price = priceText(listing)
  if (listing.status === 'live') return { name: messages.price, value: price }
  const status = statusBadge(listing)
  return {
    name: messages.status,
    value: isOffMarket(listing) ? status : messages.statusAndPrice(status, price),
  }
}

/** A timestamp of the backend in the format of Open Graph and sitemaps. */
function isoTime(timestamp: string): string | undefined {
  const time = parseTimestamp(timestamp)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** The metadata of a listing's page, prerendered or not. */
export function listingHead(listing: Listing): PageHead {
  const price = offer(listing)
  const firstLine = listing.description.split('\n')[0] ?? ''
  const modified = isoTime(listing.updatedAt ?? listing.createdAt)
  return {
    title: pageTitle(listing),
    description: listing.descriptionLanguage
      ? messages.keyFacts([price.value, rooms(listing), ...(listing.floorSize ? [formatArea(listing.floorSize)] : [])])
      : messages.excerpt(price.value, firstLine),
    picture: listing.thumb,
    ...(modified && { modified }),
    card: { title: listing.title, facts: [price, { name: messages.area, value: areaName(listing.area) }] },
  }
}

import type { APIRoute } from 'astro'
import { rooms } from '../lib/format/words'
import { tag } from '#messages/language.ts'
import { feedSummary, newHomesFrom } from '#messages/listing-card.ts'
import { pageTitle } from '../domain/listing/listing-head'
import { badge } from '../domain/listing/listing-status'
import { priceText } from '../domain/listing/price-text'
import { publishedInLists } from '../domain/listing/published-listings'
import { element, xmlResponse, xmlText } from '../lib/format/xml'
import { paths } from '../paths'
import { agency } from '#agency/agency.ts'

const newest = 30
const at = (path: string) => new URL(path, agency.url).href
const isoTimestamp = (createdAt: string) => new Date(createdAt).toISOString()
const text = (name: string, content: string, attributes = {}) => element(name, xmlText(content), attributes)

/** New listings as an Atom feed (RFC 4287): the newest in the lists. */
export const GET: APIRoute = async () => {
  const listings = ((await publishedInLists()) ?? []).filter(({ createdAt }) => createdAt).slice(0, newest)
  const entries = listings.map((listing) => {
    const url = at(paths.property(listing.slug))
    const price = priceText(listing)
    const summary = feedSummary(price, rooms(listing), listing.description.split('\n')[0] ?? '')
    return element(
      'entry',
      [
        text('id', url),
        text('title', pageTitle(listing)),
        element('link', '', { href: url }),
        text('updated', isoTimestamp(listing.createdAt)),
        text('published', isoTimestamp(listing.createdAt)),
        element('category', '', { term: badge(listing.listingType) }),
        text('summary', summary),
      ].join(''),
    )
  })
  const feed = [
    text('id', at(paths.feed)),
    text('title', newHomesFrom(agency.name)),
    element('link', '', { rel: 'self', href: at(paths.feed) }),
    element('link', '', { href: at(paths.home) }),
    // Required. Without a listing, the day of the build.
    text('updated', isoTimestamp(listings[0]?.createdAt ?? new Date().toISOString())),
    element('author', text('name', agency.name) + text('email', agency.email)),
    ...entries,
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': tag }
  return xmlResponse(element('feed', feed.join('\n'), attributes), 'application/atom+xml')
}

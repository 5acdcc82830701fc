import type { ListingType } from './listing-status'
import { type FreshnessCheck, fingerprint } from '../../lib/http/freshness-check'
import { backendAddress } from '../../lib/http/rest'
import { restHeaders, restPath } from '../../lib/http/rest-path'
import type { Listing, ListingSummary } from './listing'
import { allCardRows, allRows, type ListingRow, parseListings } from './listings.queries'
import type { HistoryEvent } from './listing-history'
import { listingHistories } from './listing-history.queries'
import { isOfferedType } from './offered-types'
import { summarise } from './parse-listing'
import { similarCount, similarListings } from './similar-listings'
import { unreadableListings } from './unreadable-listings.ts'

// Build time only: the data of prerendered pages, and how a page detects that it is outdated.

interface PublishedRows {
  listings: Listing[]
  rows: Map<string, ListingRow>
  /** The rows of `listing_cards`; null if the view is missing. */
  cards: ListingRow[] | null
  /** The public histories, by id. */
  histories: Map<string, HistoryEvent[]>
}

let reading: Promise<PublishedRows | null> | undefined

async function read(): Promise<PublishedRows | null> {
  const result = await allRows()
  const cards = result.ok ? await allCardRows() : result
  const histories = cards.ok ? await listingHistories((cards.value ?? []).map(({ id }) => String(id))) : cards
  if (result.ok && cards.ok && histories.ok)
    return {
      listings: parseListings(result.value).filter(({ listingType }) => isOfferedType(listingType)),
      rows: new Map(result.value.map((row) => [String(row['slug']), row])),
      cards: cards.value,
      histories: histories.value,
    }
  const message = histories.ok ? '' : histories.failure.message
  if (import.meta.env.PROD && process.env['BACKEND_NAMED'])
    throw new Error(unreadableListings(backendAddress(), message))
  console.warn(
    `The backend could not be reached (${message}). The pages are ` +
      'built without listings and will ask for them in the browser.',
  )
  return null
}

// Read once per build; on every page of the dev server.
const everything = () => (import.meta.env.DEV ? read() : (reading ??= read()))

/** Every public listing, including sold and let ones, newest first; null if the backend is unreachable. */
export const publishedListings = async () => (await everything())?.listings ?? null

// Cached, because hundreds of list pages need it.
const inLists = new WeakMap<PublishedRows, Listing[]>()
function listedAmong({ listings, cards }: PublishedRows) {
  if (!cards) return listings
  const bySlug = new Map(listings.map((listing) => [listing.slug, listing]))
  return cards.flatMap(({ slug }) => bySlug.get(String(slug)) ?? [])
}

/** The listings shown in lists, newest first; null if the backend is unreachable. */
export async function publishedInLists() {
  const all = await everything()
  if (!all) return null
  const listed = inLists.get(all) ?? listedAmong(all)
  inLists.set(all, listed)
  return listed
}

/** The listings in the list of one type, newest first; null if the backend is unreachable. */
export const publishedOfType = async (type: ListingType) =>
  (await publishedInLists())?.filter(({ listingType }) => listingType === type) ?? null

/** Every listing with its history, and the cards of similar ones. */
export async function publishedPages() {
  const { listings = [], histories } = (await everything()) ?? {}
  const live = listings.filter(({ status }) => status === 'live')
  const byArea = Map.groupBy(live, ({ listingType, area }) => `${listingType} ${area}`)
  return listings.map((listing) => {
    // Comparing all thousands with each other would take minutes; its own area ranks first anyway.
    const around = byArea.get(`${listing.listingType} ${listing.area}`) ?? []
    const similar = similarListings(listing, around.length > similarCount ? around : live).map(summarise)
    return { listing, history: histories?.get(listing.id) ?? [], similar }
  })
}

/** For `client:when`: hydrate when the response for this path, and body if given, has changed. */
export const stale = (path: string, rows: Record<string, unknown>[], body?: string): FreshnessCheck => ({
  url: restPath(path),
  apikey: restHeaders.apikey,
  fingerprint: fingerprint(rows),
  ...(body && { body }),
})

// The path of the newest cards of a type, in one area or all.
function cardsPath(type: ListingType, limit: number, area?: string, view = 'listing_cards') {
  const place = area ? `&area=eq.${encodeURIComponent(area)}` : ''
  const order = view === 'properties' ? '&order=created_at.desc,id' : ''
  return `${view}?select=*&listing_type=eq.${type}${place}&limit=${limit}${order}`
}

/** For `client:when`: hydrate when the newest cards of a type, in one area or all, have changed. */
export async function staleCards(
  type: ListingType,
  shown: Pick<ListingSummary, 'slug'>[],
  limit: number,
  area?: string,
) {
  const all = await everything()
  const cards = all?.cards ?? [...(all?.rows.values() ?? [])]
  const slugs = shown.map(({ slug }) => slug)
  return stale(
    cardsPath(type, limit, area, all && !all.cards ? 'properties' : undefined),
    cards.filter(({ slug }) => slugs.includes(String(slug))),
  )
}

/**
 * For `client:when`: hydrate when the home page's cards or their order have changed; view `featured_cards` defines
 * them.
 */
export async function staleFeatured(shown: readonly Pick<Listing, 'id'>[]) {
  const cards = (await everything())?.cards ?? []
  return stale(
    'featured_cards?select=*',
    shown.flatMap((listing) => cards.find(({ id }) => id === listing.id) ?? []),
  )
}

/** For `client:when`: hydrate when this listing has changed or is gone. */
export async function staleListing(slug: string) {
  const row = (await everything())?.rows.get(slug)
  return stale(`properties?select=*&slug=eq.${encodeURIComponent(slug)}`, row ? [row] : [])
}

import type { ListingType } from './listing-status'
import { type FreshnessCheck, fingerprint } from '../../lib/http/freshness-check'
import { backendAddress } from '../../lib/http/rest'
import { restHeaders, restPath } from '../../lib/http/rest-path'
import { type Listing, type ListingSummary, summarise } from './listing'
import { allCardRows, allRows, type ListingRow, parseListings } from './listings.queries'
import { similarCount, similarListings } from './similar-listings'

// Build time only: what the pages are prerendered from, and how a page learns that it is out of date.

interface PublishedRows {
  listings: Listing[]
  rows: Map<string, ListingRow>
  /** The rows of `listing_cards`; null in a database that has no such view. */
  cards: ListingRow[] | null
}

let reading: Promise<PublishedRows | null> | undefined

async function read(): Promise<PublishedRows | null> {
  const result = await allRows()
  const cards = result.ok ? await allCardRows() : result
  if (result.ok && cards.ok)
    return {
      listings: parseListings(result.value),
      rows: new Map(result.value.map((row) => [String(row['slug']), row])),
      cards: cards.value,
    }
  const message = cards.ok ? '' : cards.failure.message
  if (import.meta.env.PROD && process.env['BACKEND_NAMED'])
    throw new Error(
      `The homes could not be read from ${backendAddress()} ` +
        `(${message}). Nothing is built: an empty site would take ` +
        'the place of the one that stands. npm run doctor says what to mend.',
    )
  console.warn(
    `The backend could not be reached (${message}). The pages are ` +
      'built without listings and will ask for them in the browser.',
  )
  return null
}

// Once a build; afresh for each page of the dev server.
const everything = () => (import.meta.env.DEV ? read() : (reading ??= read()))

/**
 * Every listing that a visitor may see, sold and let ones too, newest first; null when the backend cannot be reached.
 */
export const publishedListings = async () => (await everything())?.listings ?? null

// Hundreds of pages of lists ask for the same.
const inLists = new WeakMap<PublishedRows, Listing[]>()
function listedAmong({ listings, cards }: PublishedRows) {
  if (!cards) return listings
  const bySlug = new Map(listings.map((listing) => [listing.slug, listing]))
  return cards.flatMap(({ slug }) => bySlug.get(String(slug)) ?? [])
}

/** The listings that stand in the lists, newest first; null when the backend cannot be reached. */
export async function publishedInLists() {
  const all = await everything()
  if (!all) return null
  const listed = inLists.get(all) ?? listedAmong(all)
  inLists.set(all, listed)
  return listed
}

/** The listings that stand in the list of one type, newest first; null when the backend cannot be reached. */
export const publishedOfType = async (type: ListingType) =>
  (await publishedInLists())?.filter(({ listingType }) => listingType === type) ?? null

/** Every listing with the cards of similar ones. */
export async function publishedPages() {
  const listings = (await publishedListings()) ?? []
  const live = listings.filter(({ status }) => status === 'live')
  const byArea = Map.groupBy(live, ({ listingType, area }) => `${listingType} ${area}`)
  return listings.map((listing) => {
    // To look through all thousands for each of them would take minutes. Its own area comes first anyway.
    const around = byArea.get(`${listing.listingType} ${listing.area}`) ?? []
    return { listing, similar: similarListings(listing, around.length > similarCount ? around : live).map(summarise) }
  })
}

/** For `client:when`: hydrate once what this path answers, to a body where there is one, is no longer this. */
export const stale = (path: string, rows: Record<string, unknown>[], body?: string): FreshnessCheck => ({
  url: restPath(path),
  apikey: restHeaders.apikey,
  print: fingerprint(rows),
  ...(body && { body }),
})

// Where the newest cards of a type are read, of one area or of all.
function cardsPath(type: ListingType, limit: number, area?: string, view = 'listing_cards') {
  const place = area ? `&area=eq.${encodeURIComponent(area)}` : ''
  const order = view === 'properties' ? '&order=created_at.desc,id' : ''
  return `${view}?select=*&listing_type=eq.${type}${place}&limit=${limit}${order}`
}

/** For `client:when`: hydrate once the newest cards of a type, in one area or in all, are no longer these. */
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
 * For `client:when`: hydrate once the home page has other cards than these, or in another order: view `featured_cards`
 * says which.
 */
export async function staleFeatured(shown: readonly Pick<Listing, 'id'>[]) {
  const cards = (await everything())?.cards ?? []
  return stale(
    'featured_cards?select=*',
    shown.flatMap((listing) => cards.find(({ id }) => id === listing.id) ?? []),
  )
}

/** For `client:when`: hydrate once this listing is no longer as it was, or no longer there. */
export async function staleListing(slug: string) {
  const row = (await everything())?.rows.get(slug)
  return stale(`properties?select=*&slug=eq.${encodeURIComponent(slug)}`, row ? [row] : [])
}

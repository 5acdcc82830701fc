import { createHash } from 'node:crypto'
import type { ListingType } from './listing-status'
import { type FreshnessCheck, fingerprint } from '../../lib/http/freshness-check'
import { backendAddress } from '../../lib/http/rest'
import { restHeaders, restPath } from '../../lib/http/rest-path'
import { londonDay } from '../../lib/time/london-time'
import { publishedContent } from '../site-content/site-content.queries'
import { type Listing, type ListingSummary, summarise } from './listing'
import {
  allCardRows,
  allRows,
  cardsPath,
  featuredPath,
  listingPath,
  type ListingRow,
  parseListings,
} from './listings.queries'
import { newsWords } from './news-words'
import { similarListings } from './similar-listings'

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

/** The listings that stand in the lists, newest first; null when the backend cannot be reached. */
export async function publishedInLists() {
  const all = await everything()
  if (!all?.cards) return all?.listings ?? null
  const bySlug = new Map(all.listings.map((listing) => [listing.slug, listing]))
  return all.cards.flatMap(({ slug }) => bySlug.get(String(slug)) ?? [])
}

/** The listings that stand in the list of one type, newest first; null when the backend cannot be reached. */
export const publishedOfType = async (type: ListingType) =>
  (await publishedInLists())?.filter(({ listingType }) => listingType === type) ?? null

/**
 * Every listing with the cards of homes like it. The key changes with all that a home's page shows and that is not
 * code, content or settings (src/integrations/restored-pages.ts).
 */
export async function publishedPages() {
  const listings = (await publishedListings()) ?? []
  const shared = JSON.stringify([await publishedContent(), londonDay(new Date())])
  return Promise.all(
    listings.map(async (listing) => {
      const similar = similarListings(listing, listings).map(summarise)
      const { print } = await staleListing(listing.slug)
      const news = similar.map((card) => newsWords(card.news ?? []))
      const shown = JSON.stringify([shared, listing, similar, news, print])
      return { listing, similar, cacheKey: createHash('sha256').update(shown).digest('base64url') }
    }),
  )
}

/** For `client:when`: hydrate once what this path answers, to a body where there is one, is no longer this. */
export const stale = (path: string, rows: Record<string, unknown>[], body?: string): FreshnessCheck => ({
  url: restPath(path),
  apikey: restHeaders.apikey,
  print: fingerprint(rows),
  ...(body && { body }),
})

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

/** For `client:when`: hydrate once the home page has other cards than these, or in another order. */
export async function staleFeatured(shown: readonly Pick<Listing, 'id'>[]) {
  const cards = (await everything())?.cards ?? []
  return stale(
    featuredPath,
    shown.flatMap((listing) => cards.find(({ id }) => id === listing.id) ?? []),
  )
}

/** For `client:when`: hydrate once this listing is no longer as it was, or no longer there. */
export async function staleListing(slug: string) {
  const row = (await everything())?.rows.get(slug)
  return stale(listingPath(slug), row ? [row] : [])
}

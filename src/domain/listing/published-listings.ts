import type { ListingType } from './listing-status'
import type { When } from '../../integrations/client-when/directive'
import { fingerprint } from '../../integrations/client-when/fingerprint'
import { backendAddress, restHeaders, restPath } from '../../lib/http/rest'
import { cardColumns, type Listing, type ListingSummary, specifiedColumns, summarise } from './listing'
import { allRows, parseListings, type ListingRow } from './listings.queries'
import { similarListings } from './similar-listings'
import { isListed, listedStatuses } from './status-text'

// Build time only: what the pages are prerendered from, and how a page learns that it is out of date.

interface PublishedRows {
  listings: Listing[]
  rows: Map<string, ListingRow>
}

let reading: Promise<PublishedRows | null> | undefined

async function read(): Promise<PublishedRows | null> {
  const result = await allRows()
  if (result.ok)
    return {
      listings: parseListings(result.value),
      rows: new Map(result.value.map((row) => [String(row['slug']), row])),
    }
  if (import.meta.env.PROD && process.env['BACKEND_NAMED'])
    throw new Error(
      `The homes could not be read from ${backendAddress()} ` +
        `(${result.failure.message}). Nothing is built: an empty site would take ` +
        'the place of the one that stands. npm run doctor says what to mend.',
    )
  console.warn(
    `The backend could not be reached (${result.failure.message}). The pages are ` +
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

/** The homes that stand in the list of one type, newest first; null when the backend cannot be reached. */
export const publishedOfType = async (type: ListingType) =>
  (await publishedListings())?.filter((listing) => listing.listingType === type && isListed(listing)) ?? null

/** Homes like one that is spoken for, as cards; none for one that is live. */
export const publishedSimilarTo = async (listing: Listing) =>
  listing.status === 'live' ? [] : similarListings(listing, (await publishedListings()) ?? []).map(summarise)

const stale = (path: string, rows: ListingRow[]): When['stale'] => ({
  url: restPath(path),
  apikey: restHeaders.apikey,
  print: fingerprint(rows),
})

/** For `client:when`: hydrate once the newest cards of a type are no longer these. */
export async function staleCards(type: ListingType, shown: ListingSummary[], limit: number) {
  const rows = (await everything())?.rows
  // A database with the specification's columns alone knows no status: all that it holds is live.
  const [some] = rows?.values() ?? []
  const plain = some && !('status' in some)
  const columns = (plain ? specifiedColumns : cardColumns).split(',') as (keyof ListingRow)[]
  const cards = shown.map(({ slug }) =>
    Object.fromEntries(columns.map((column) => [column, rows?.get(slug)?.[column]])),
  )
  const among = plain ? '' : `&status=in.(${listedStatuses.join()})`
  return stale(
    `properties?select=${columns.join()}&listing_type=eq.${type}${among}&order=created_at.desc,id&limit=${limit}`,
    cards,
  )
}

/** For `client:when`: hydrate once this listing is no longer as it was, or no longer there. */
export async function staleListing(slug: string) {
  const row = (await everything())?.rows.get(slug)
  return stale(`properties?select=*&slug=eq.${encodeURIComponent(slug)}`, row ? [row] : [])
}

import type { ListingType } from './listing-status'
import type { Database } from '../../lib/database.types'
import { errorKind } from '../../lib/http/database-error'
import { mapResult, type Result, success } from '../../lib/http/result'
import { type QueryResponse, queryResult, rest } from '../../lib/http/rest'
import { urlBatches } from '../../lib/http/url-batches'
import type { Listing, ListingSummary } from './listing'
import { parseListing, summarise } from './parse-listing'

/**
 * A row of `properties`, or some of its columns. No value is trusted: adopted databases may contain anything, and the
 * embedded backend returns numerics as text.
 */
export type ListingRow = { [column in keyof Database['public']['Tables']['properties']['Row']]?: unknown }

// Hosted Supabase's row limit per response.
const pageSize = 1000
const allColumns = '*'

/** Converts rows to listings. Invalid rows are logged and skipped, so that one cannot break a page. */
export const parseListings = (rows: ListingRow[]) =>
  rows.flatMap((row) => {
    const listing = parseListing(row)
    if (typeof listing !== 'string') return [listing]
    console.error(`${listing}. It is left out.`)
    return []
  })

const logFailure = <T>(result: Result<T>): Result<T> => {
  if (!result.ok) console.error('Failed to load properties:', result.failure.message)
  return result
}

type Rows = Parameters<typeof queryResult<ListingRow[]>>[0]

/** Reads every row of a query, page by page. */
async function readAll(query: (from: number, to: number) => Rows): Promise<Result<ListingRow[]>> {
  const rows: ListingRow[] = []
  for (;;) {
    const result = await queryResult<ListingRow[]>(query(rows.length, rows.length + pageSize - 1))
    if (!result.ok) return result
    const pageRows = result.value ?? []
    rows.push(...pageRows)
    if (pageRows.length < pageSize) return success(rows)
  }
}

// Newest first; the id breaks ties, so that pages do not overlap.
const newestFirst = (type?: ListingType) => {
  const listings = rest().from('properties').select(allColumns)
  return (type ? listings.eq('listing_type', type) : listings).order('created_at', { ascending: false }).order('id')
}

/** Every row of `properties`, newest first, unparsed. */
export const allRows = async () => logFailure(await readAll((from, to) => newestFirst().range(from, to)))

/**
 * Every listing, newest first.
 * @public required by the specification
 */
export const allListings = async () => mapResult(await allRows(), parseListings)

/**
 * Every listing of one type, newest first.
 * @public required by the specification
 */
export const listingsByType = async (type: ListingType) =>
  mapResult(logFailure(await readAll((from, to) => newestFirst(type).range(from, to))), parseListings)

// View `listing_cards` defines the listed listings, their card data and their order.
const cardsQuery = () => rest().from('listing_cards').select(allColumns)

// Databases with only the specification's tables lack what our migrations add.
const isMissing = <T>(result: Result<T>) => !result.ok && errorKind(result.failure) === 'missing-schema'

/** Every row of `listing_cards`; null if the view is missing. */
export async function allCardRows(): Promise<Result<ListingRow[] | null>> {
  const result = await readAll((from, to) => cardsQuery().range(from, to))
  return isMissing(result) ? success(null) : logFailure(result)
}

/** Converts rows to card data. */
export const parseCards = (rows: ListingRow[]) => parseListings(rows).map(summarise)

/** The first cards of a list. Without the view, every listing is live. */
export async function newestCards(type: ListingType, limit: number): Promise<Result<ListingSummary[]>> {
  const result = await queryResult(cardsQuery().eq('listing_type', type).limit(limit))
  const rows = isMissing(result) ? await queryResult(newestFirst(type).limit(limit)) : result
  return mapResult(logFailure<ListingRow[] | null>(rows), (results) => parseCards(results ?? []))
}

const firstListing = (rows: ListingRow[]): Listing | null => parseListings(rows.slice(0, 1))[0] ?? null

async function findOne(column: 'id' | 'slug', value: string): Promise<Result<Listing | null>> {
  const query = rest().from('properties').select(allColumns).eq(column, value).maybeSingle()
  return mapResult(logFailure(await queryResult<ListingRow>(query)), (row) => (row ? firstListing([row]) : null))
}

/** One listing; null if it does not exist. */
export const listingById = (id: string) => findOne('id', id)

// Slugs and ids are ASCII, so a URL of our own stays below the 8,000 characters that every proxy accepts.
const maxUrlLength = 6000

/** Reads the rows of many slugs or ids, in as few requests as the backend allows. */
async function readBatches<Row>(
  values: string[],
  query: (batch: string[]) => PromiseLike<QueryResponse<Row[]>>,
): Promise<Result<Row[]>> {
  const batches = urlBatches(values, maxUrlLength)
  const results = await Promise.all(batches.map((batch) => queryResult(query(batch))))
  const failure = results.find((result) => !result.ok)
  return failure ?? success(results.flatMap((result) => (result.ok ? (result.value ?? []) : [])))
}

/** Current listings by former slug; empty in databases without former slugs. */
async function idsByFormerSlug(slugs: string[]): Promise<Result<Map<string, string>>> {
  const result = await readBatches(slugs, (batch) =>
    rest().from('listing_addresses').select('slug,property_id').in('slug', batch),
  )
  if (isMissing(result)) return success(new Map())
  return mapResult(result, (rows) => new Map(rows.map(({ slug, property_id: id }) => [slug, id])))
}

/**
 * One listing by its current or a former slug; null if there is none. Retries without regard to case and stray spaces.
 * @param rows already fetched rows for this slug
 */
export async function listingBySlug(slug: string, rows?: ListingRow[]): Promise<Result<Listing | null>> {
  // Characters that no slug contains and that may break the query.
  if (/[\p{C}{}[\]<>"\\|^*%]/u.test(slug)) return success(null)
  const exact = rows ? success(firstListing(rows)) : await findOne('slug', slug)
  if (!exact.ok || exact.value) return exact
  const normalisedSlug = slug.trim().toLowerCase()
  const current = normalisedSlug === slug ? exact : await findOne('slug', normalisedSlug)
  if (!current.ok || current.value) return current
  const former = await idsByFormerSlug([normalisedSlug])
  const id = former.ok ? former.value.get(normalisedSlug) : undefined
  return former.ok ? (id ? listingById(id) : current) : former
}

async function findMany(column: 'id' | 'slug', values: string[]): Promise<Result<Listing[]>> {
  const result = await readBatches<ListingRow>(values, (batch) =>
    rest().from('properties').select(allColumns).in(column, batch),
  )
  return mapResult(logFailure(result), parseListings)
}

/**
 * The listings of several slugs, unordered; missing ones are skipped. A listing with a new slug is returned under the
 * requested one. One query, unless the slugs are many, very long or former.
 */
export async function listingsBySlugs(slugs: string[]): Promise<Result<Listing[]>> {
  const matches = await findMany('slug', slugs)
  if (!matches.ok) return matches
  const missing = slugs.filter((slug) => !matches.value.some((listing) => listing.slug === slug))
  if (missing.length === 0) return matches
  const former = await idsByFormerSlug(missing)
  if (!former.ok) return former
  if (former.value.size === 0) return matches
  const renamed = await findMany('id', [...new Set(former.value.values())])
  if (!renamed.ok) return renamed
  return success([
    ...matches.value,
    ...[...former.value].flatMap(([slug, id]) =>
      renamed.value.filter((listing) => listing.id === id).map((listing) => ({ ...listing, slug })),
    ),
  ])
}

/**
 * Whether the backend responds.
 * @public the alternative in docs/deviations.md to a check before each read
 */
export async function testConnection(): Promise<boolean> {
  const result = await queryResult(rest().from('properties').select('id', { count: 'exact', head: true }))
  if (!result.ok) console.error('The backend does not answer:', result.failure.message)
  return result.ok
}

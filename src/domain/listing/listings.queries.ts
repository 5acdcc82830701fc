import type { ListingType } from './listing-status'
import type { Database } from '../../lib/database.types'
import { errorKind } from '../../lib/http/database-error'
import { mapResult, type Result, success } from '../../lib/http/result'
import { queryResult, rest } from '../../lib/http/rest'
import type { Listing, ListingSummary } from './listing'
import { parseListing, summarise } from './parse-listing'

/**
 * A row of `properties`, or some of its columns. No value is trusted: adopted databases may contain anything, and the
 * embedded backend returns numerics as text.
 */
export type ListingRow = { [column in keyof Database['public']['Tables']['properties']['Row']]?: unknown }

// Hosted Supabase's row limit per response.
const page = 1000
const everything = '*'

/** Converts rows to listings. Invalid rows are logged and skipped, so that one cannot break a page. */
export const parseListings = (rows: ListingRow[]) =>
  rows.flatMap((row) => {
    const listing = parseListing(row)
    if (typeof listing !== 'string') return [listing]
    console.error(`${listing}. It is left out.`)
    return []
  })

const logged = <T>(result: Result<T>): Result<T> => {
  if (!result.ok) console.error('Failed to load properties:', result.failure.message)
  return result
}

type Rows = Parameters<typeof queryResult<ListingRow[]>>[0]

/** Reads every row of a query, page by page. */
async function readAll(query: (from: number, to: number) => Rows): Promise<Result<ListingRow[]>> {
  const rows: ListingRow[] = []
  for (;;) {
    const result = await queryResult<ListingRow[]>(query(rows.length, rows.length + page - 1))
    if (!result.ok) return result
    const more = result.value ?? []
    rows.push(...more)
    if (more.length < page) return success(rows)
  }
}

// Newest first; the id breaks ties, so that pages do not overlap.
const newestFirst = (type?: ListingType) => {
  const listings = rest().from('properties').select(everything)
  return (type ? listings.eq('listing_type', type) : listings).order('created_at', { ascending: false }).order('id')
}

/** Every row of `properties`, newest first, unparsed. */
export const allRows = async () => logged(await readAll((from, to) => newestFirst().range(from, to)))

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
  mapResult(logged(await readAll((from, to) => newestFirst(type).range(from, to))), parseListings)

// View `listing_cards` defines the listed listings, their card data and their order.
const cards = () => rest().from('listing_cards').select(everything)

// Databases with only the specification's tables lack the view; all their listings are live.
const lacksCards = <T>(result: Result<T>) => !result.ok && errorKind(result.failure) === 'missing-schema'

/** Every row of `listing_cards`; null if the view is missing. */
export async function allCardRows(): Promise<Result<ListingRow[] | null>> {
  const result = await readAll((from, to) => cards().range(from, to))
  return lacksCards(result) ? success(null) : logged(result)
}

/** Converts rows to card data. */
export const parseCards = (rows: ListingRow[]) => parseListings(rows).map(summarise)

/** The first cards of a list. */
export async function newestCards(type: ListingType, limit: number): Promise<Result<ListingSummary[]>> {
  const result = await queryResult(cards().eq('listing_type', type).limit(limit))
  const rows = lacksCards(result) ? await queryResult(newestFirst(type).limit(limit)) : result
  return mapResult(logged<ListingRow[] | null>(rows), (results) => parseCards(results ?? []))
}

const firstListing = (rows: ListingRow[]): Listing | null => parseListings(rows.slice(0, 1))[0] ?? null

async function one(column: 'id' | 'slug', value: string): Promise<Result<Listing | null>> {
  const query = rest().from('properties').select(everything).eq(column, value).maybeSingle()
  return mapResult(logged(await queryResult<ListingRow>(query)), (row) => (row ? firstListing([row]) : null))
}

/** One listing; null if it does not exist. */
export const listingById = (id: string) => one('id', id)

/** Current listings by former slug; empty in databases without former slugs. */
async function formerly(slugs: string[]): Promise<Result<Map<string, string>>> {
  const result = await queryResult(rest().from('listing_addresses').select('slug,property_id').in('slug', slugs))
  if (!result.ok && result.failure.kind === 'unreachable') return result
  const rows = result.ok ? (result.value ?? []) : []
  return success(new Map(rows.map(({ slug, property_id: id }) => [slug, id])))
}

/**
 * One listing by its current or a former slug; null if there is none. Retries without regard to case and stray spaces.
 * @param rows already fetched rows for this slug
 */
export async function listingBySlug(slug: string, rows?: ListingRow[]): Promise<Result<Listing | null>> {
  // Characters that no slug contains and that may break the query.
  if (/[\p{C}{}[\]<>"\\|^*%]/u.test(slug)) return success(null)
  const exact = rows ? success(firstListing(rows)) : await one('slug', slug)
  if (!exact.ok || exact.value) return exact
  const tidy = slug.trim().toLowerCase()
  const current = tidy === slug ? exact : await one('slug', tidy)
  if (!current.ok || current.value) return current
  const former = await formerly([tidy])
  const id = former.ok ? former.value.get(tidy) : undefined
  return former.ok ? (id ? listingById(id) : current) : former
}

// The maximum URL length that every server on the way accepts.
const longest = 6000

async function among(column: 'id' | 'slug', values: string[]): Promise<Result<Listing[]>> {
  const parts: string[][] = []
  for (const value of values) {
    const part = parts.at(-1)
    if (part && part.join().length + value.length < longest) part.push(value)
    else parts.push([value])
  }
  const results = await Promise.all(
    parts.map((part) => queryResult<ListingRow[]>(rest().from('properties').select(everything).in(column, part))),
  )
  const failure = results.find((result) => !result.ok)
  return failure
    ? logged(failure)
    : success(parseListings(results.flatMap((result) => (result.ok ? (result.value ?? []) : []))))
}

/**
 * The listings of several slugs, unordered; missing ones are skipped. A listing with a new slug is returned under the
 * requested one. One query, unless the slugs are very long or former.
 */
export async function listingsBySlugs(slugs: string[]): Promise<Result<Listing[]>> {
  const matches = await among('slug', slugs)
  if (!matches.ok) return matches
  const missing = slugs.filter((slug) => !matches.value.some((listing) => listing.slug === slug))
  if (missing.length === 0) return matches
  const former = await formerly(missing)
  if (!former.ok || former.value.size === 0) return matches
  const renamed = await among('id', [...new Set(former.value.values())])
  if (!renamed.ok) return matches
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

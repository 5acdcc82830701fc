import type { Listing } from '../domain/listing/listing.ts'
import { parseListing } from '../domain/listing/parse-listing.ts'

/** The database's time limit. After it, the built page is sent. */
const timeoutMs = 1000

export interface Project {
  /** The address of Supabase. */
  backend: string
  publishableKey: string
}

type Row = Record<string, unknown>

/** What is public at a listing's slug; `unknown` if the database did not respond. */
export type ListingLookup =
  | { status: 'public'; read: () => Promise<Listing | null> }
  | { status: 'moved'; to: string }
  | { status: 'gone' | 'unknown' }

/** Whether the listing at a slug is currently public. */
export async function findListing({ backend, publishableKey }: Project, slug: string): Promise<ListingLookup> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = (query: string) =>
    fetch(`${backend.replace(/\/+$/, '')}/rest/v1/${query}`, { headers: { apikey: publishableKey }, signal })
  const rowsOf = async (response: Response) => {
    if (!response.ok) throw new Error(`The backend answered ${response.status}`)
    return (await response.json()) as Row[]
  }
  const rows = async (query: string) => rowsOf(await request(query))
  const read = async () => {
    const [row] = await rows(`properties?select=*&slug=eq.${slug}`).catch(() => [])
    const listing = row && parseListing(row)
    return typeof listing === 'object' ? listing : null
  }
  const tidy = slug.toLowerCase()
  try {
    if ((await rows(`properties?select=id&slug=eq.${tidy}`)).length > 0)
      return tidy === slug ? { status: 'public', read } : { status: 'moved', to: tidy }
    const formerSlugs = await request(`listing_addresses?select=property_id&slug=eq.${tidy}`)
    // 404: an older database has no table for former slugs.
    const [former] = formerSlugs.status === 404 ? [] : await rowsOf(formerSlugs)
    const [current] = former ? await rows(`properties?select=slug&id=eq.${String(former['property_id'])}`) : []
    return current ? { status: 'moved', to: String(current['slug']) } : { status: 'gone' }
  } catch {
    return { status: 'unknown' }
  }
}

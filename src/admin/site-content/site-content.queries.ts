import { likePatterns } from '../../domain/enquiry/search-text'
import type { ListingType } from '../../domain/listing/listing-status'
import { isOfferedType } from '../../domain/listing/offered-types'
import { parseSiteContent, type SiteContent } from '../../domain/site-content/site-content'
import { runQuery } from '../../lib/http/admin-query'
import { mapped, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { writeStorage } from '../../lib/storage/safe-storage'

/** The content and its last change: null in a database without its table. */
export interface Stored {
  content: SiteContent
  version: string | null
}

const table = () => supabase().from('site_content')
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>['data']>
const readRow = () => table().select('*').maybeSingle()
const stored = (row: Row | null): Stored => ({ content: parseSiteContent(row), version: row?.updated_at ?? null })

export async function readSiteContent(): Promise<Result<Stored>> {
  return mapped(await runQuery(readRow()), ({ data }) => stored(data))
}

/**
 * Stores the content, unless it has changed since `version`.
 * @returns the stored content; null on a conflict
 */
export async function saveSiteContent(content: SiteContent, version: string): Promise<Result<Stored | null>> {
  const row = {
    notice: content.notice,
    notice_until: content.noticeUntil,
    special_days: content.specialDays.map((day) => ({ ...day })),
    featured: content.featured,
    testimonials: content.testimonials,
  }
  const result = await runQuery(table().update(row).eq('id', true).eq('updated_at', version).select('*'))
  // This tab's next pages show it at once (layouts/site-content.ts).
  if (result.ok && result.value.data?.[0])
    writeStorage('sessionStorage', 'site', JSON.stringify({ ...row, at: Date.now() }))
  return mapped(result, ({ data }) => (data?.[0] ? stored(data[0]) : null))
}

/** A listing that can be featured. */
export interface ListingOption {
  id: string
  title: string
  note: string
}
const toOption = ({ id, title, area, reference }: Record<string, unknown>): ListingOption => ({
  id: String(id),
  title: typeof title === 'string' && title ? title : 'Untitled listing',
  note: [area, reference].filter((part) => typeof part === 'string' && part).join(' · '),
})

/** The listed ones among these listings. */
export const readListings = async (ids: readonly string[]): Promise<Result<ListingOption[]>> =>
  ids.length === 0
    ? success([])
    : mapped(await runQuery(supabase().from('listing_cards').select('id,title,area').in('id', ids)), ({ data }) =>
        (data ?? []).map(toOption),
      )

const inLists = ['live', 'under_offer', 'let_agreed']

/** Listings in public lists whose title, area, reference or slug contain every word. */
export async function findListings(query: string): Promise<Result<ListingOption[]>> {
  const patterns = likePatterns(query)
  if (patterns.length === 0) return success([])
  return mapped(await runQuery(supabase().rpc('find_listings', { patterns })), ({ data }) =>
    (data ?? [])
      .filter(({ status, listing_type: type }) => inLists.includes(status) && isOfferedType(type as ListingType))
      .map(toOption),
  )
}

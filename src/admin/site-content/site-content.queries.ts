import { parseSiteContent, type SiteContent } from '../../domain/site-content/site-content'
import { runQuery } from '../../lib/http/admin-query'
import { mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { writeStorage } from '../../lib/storage/safe-storage'
import { type ListingOption, listingOption } from '../query/find-listings.queries'

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
  return mapResult(await runQuery(readRow()), ({ data }) => stored(data))
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
  return mapResult(result, ({ data }) => (data?.[0] ? stored(data[0]) : null))
}

/** The listed ones among these listings. */
export const readListings = async (ids: readonly string[]): Promise<Result<ListingOption[]>> =>
  ids.length === 0
    ? success([])
    : mapResult(await runQuery(supabase().from('listing_cards').select('id,title,area').in('id', ids)), ({ data }) =>
        (data ?? []).flatMap(({ id, title, area }) => (id ? [listingOption({ id, title, area })] : [])),
      )

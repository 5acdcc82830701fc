import { parseSiteContent, type SiteContent } from '../../domain/site-content/site-content'
import { supabase } from '../../lib/http/supabase'
import { writeStorage } from '../../lib/storage/safe-storage'
import { listingOption } from '../query/find-listings.queries'
import { request, requestChange, requestRows } from '../query/request'
import { refusal } from '../query/request-error'

/** The content and its last change: null in a database without its table. */
export interface Stored {
  content: SiteContent
  version: string | null
}

const table = () => supabase().from('site_content')
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>['data']>
const readRow = () => table().select('*').maybeSingle()
const stored = (row: Row | null): Stored => ({ content: parseSiteContent(row), version: row?.updated_at ?? null })

export const readSiteContent = async () => stored(await request(readRow()))

/**
 * Stores the content, unless somebody else has changed it since `version`. Our own save whose response was lost is no
 * conflict.
 */
export async function saveSiteContent(
  content: SiteContent,
  version: string,
): Promise<{ saved: Stored } | { theirs: Stored }> {
  const row = {
    notice: content.notice,
    notice_until: content.noticeUntil,
    special_days: content.specialDays.map((day) => ({ ...day })),
    featured: content.featured,
    testimonials: content.testimonials,
  }
  const update = table().update(row).eq('id', true).eq('updated_at', version).select('*')
  const updated = await requestChange(update, { action: 'change the content of the site' })
  const current = updated ? stored(updated) : await readSiteContent()
  if (!updated && current.version === version) throw refusal('The content was not changed.')
  if (JSON.stringify(current.content) !== JSON.stringify(parseSiteContent(row))) return { theirs: current }
  // This tab's next pages show it at once (layouts/site-content.ts).
  writeStorage('sessionStorage', 'site', JSON.stringify({ ...row, at: Date.now() }))
  return { saved: current }
}

/** A listed listing as an option; null if it is not listed any more. */
export async function readListedOption(id: string) {
  const [card] = await requestRows(supabase().from('listing_cards').select('title,area').eq('id', id))
  return card ? listingOption({ id, ...card }) : null
}

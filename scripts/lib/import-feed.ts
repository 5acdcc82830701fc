// Does what the dry run of a feed said: stores the pictures of its zip, then writes the listings in one transaction.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { FeedPlan } from '../../src/domain/feed/compare-feed.ts'
import { importPayload, picturesOf } from '../../src/domain/feed/feed-payload.ts'
import { fetchedPictures } from '../../src/domain/feed/fetched-pictures.ts'
import type { Present } from '../../src/domain/feed/present-listings.ts'
import { type FeedUpload, pictureOf } from '../../src/domain/feed/read-feed.ts'
import { logStep, UserError } from './cli.ts'
import { storePicture } from './store-picture.ts'

/** @param present the listings that the plan was made from */
export async function importFeed(
  project: SupabaseClient,
  feed: FeedUpload,
  plan: FeedPlan,
  present: readonly Present[],
): Promise<void> {
  const addresses = fetchedPictures(present)
  for (const source of picturesOf(plan)) {
    const bytes = pictureOf(feed, source)
    const stored = bytes && (await storePicture(project, bytes))
    if (stored?.ok) addresses.set(source, stored.value)
    else logStep(`${source.slice('zip:'.length)}: ${stored ? stored.failure.message : 'It is not in the zip.'}`)
  }
  const { data, error } = await project.rpc('import_listings', { plan: importPayload(plan, addresses) })
  if (error) throw new UserError(`Nothing was imported: ${error.message}${error.details ? ` ${error.details}` : ''}`)
  const { conflicts } = data as { conflicts: string[] }
  if (conflicts.length > 0)
    throw new UserError(`Nothing was imported: ${conflicts.length} homes were changed meanwhile. Run it again.`)
}

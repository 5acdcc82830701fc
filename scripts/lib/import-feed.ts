// Applies a dry run: stores the pictures of the zip, then writes the listings, in parts if there are many.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { FeedPlan } from '../../src/domain/feed/feed-plan.ts'
import { importPayload, picturesOf } from '../../src/domain/feed/feed-payload.ts'
import { fetchedPictures } from '../../src/domain/feed/fetched-pictures.ts'
import {
  type Imported,
  importCounts,
  importFailure,
  importInParts,
  importParts,
} from '../../src/domain/feed/import-parts.ts'
import type { CurrentListing } from '../../src/domain/feed/current-listings.ts'
import { pictureName } from '../../src/domain/feed/feed-media.ts'
import { type FeedUpload, pictureOf } from '../../src/domain/feed/read-feed.ts'
import { failed, type Result, success } from '../../src/lib/http/result.ts'
import { timeLimitCode, timeLimitMessage } from '../../src/lib/http/time-limit.ts'
import { logStep, UserError } from './cli.ts'
import { storePicture } from './store-picture.ts'

export async function sendPart(project: SupabaseClient, part: object): Promise<Result<Imported>> {
  const result = await project.rpc('import_listings', { plan: part })
  const { error, status } = result
  if (!error) return success(result.data as Imported)
  // No response, or a gateway's.
  if (status === 0 || status >= 502) return failed('unreachable', error.message)
  const { code, message, details } = error
  return failed(
    'refused',
    code === timeLimitCode ? timeLimitMessage : [message, details].filter(Boolean).join(' '),
    error,
  )
}

/**
 * @param present the listings that the plan was made from
 * @returns the number of pictures that could not be stored
 */
export async function importFeed(
  project: SupabaseClient,
  feed: FeedUpload,
  plan: FeedPlan,
  present: readonly CurrentListing[],
): Promise<number> {
  const addresses = fetchedPictures(present)
  let failures = 0
  for (const source of picturesOf(plan)) {
    const bytes = pictureOf(feed, source)
    const stored = bytes && (await storePicture(project, bytes))
    if (stored?.ok) addresses.set(source, stored.value)
    else {
      failures++
      logStep(`${pictureName(source)}: ${stored ? stored.failure.message : 'It is not in the zip.'}`)
    }
  }
  const parts = importParts(importPayload(plan, addresses))
  const outcome = await importInParts(
    parts,
    (part) => sendPart(project, part),
    (number, all) => all > 1 && logStep(`Part ${number} of ${all}`),
  )
  if (outcome.failure) throw new UserError(importFailure(outcome, 'Run it again with the same file'))
  logStep(`Imported: ${importCounts(outcome)}.`)
  return failures
}

// After a feed import: downloads the pictures that the feed names by address, and stores them in our storage.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { FeedPlan } from '../../src/domain/feed/feed-plan.ts'
import type { FeedFile } from '../../src/domain/feed/feed-file.ts'
import { type AddressedPicture, addressedPictures, fetchedPayload } from '../../src/domain/feed/fetched-pictures.ts'
import { fetchPicture, type PictureNetwork } from '../../src/lib/guarded-fetch/fetch-picture.ts'
import type { Result } from '../../src/lib/http/result.ts'
import { noPicture } from '../../src/lib/pictures/picture-type.ts'
import { currentListings } from './feed-project.ts'
import { storePicture } from './store-picture.ts'

const atOnce = 4
/** The retries for a listing that somebody changes at the same time. */
const attempts = 3

export interface FetchedPictures {
  /** The number of pictures that now come from our storage. */
  fetched: number
  /** The pictures that could not be fetched, with the reason. */
  failures: (AddressedPicture & { reason: string })[]
}

/** Limits the number of concurrent tasks, first in, first out. */
function concurrencyLimit(maxConcurrent: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The next task takes the slot.
      if (next) next()
      else running -= 1
    }
  }
}

/** Makes a listing show its stored pictures. Returns the reason if it does not. */
async function showStored(project: SupabaseClient, id: string, stored: ReadonlyMap<string, string | null>) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [listing] = await currentListings(project, id)
    if (!listing) return 'Its listing has been deleted meanwhile.'
    const result = await project.rpc('import_listings', { plan: fetchedPayload(listing, stored) })
    if (result.error) return `The database refused it: ${result.error.message}`
    if ((result.data as { conflicts: string[] }).conflicts.length === 0) return null
  }
  return 'Its listing was being changed.'
}

/**
 * Downloads the pictures of a feed's listings, four at a time. A listing is updated as soon as all its pictures have
 * succeeded or failed, so an interruption loses little.
 * @param onProgress receives the progress
 */
export async function fetchFeedPictures(
  project: SupabaseClient,
  file: FeedFile,
  plan: FeedPlan,
  onProgress: (done: number, all: number) => void,
  network: PictureNetwork = {},
): Promise<FetchedPictures> {
  const pictures = addressedPictures(file, plan, await currentListings(project))
  const byListing = Map.groupBy(pictures, ({ listing }) => listing)
  const [inTurn, writing] = [concurrencyLimit(atOnce), concurrencyLimit(atOnce)]
  const started = new Map<string, Promise<Result<string>>>()
  const result: FetchedPictures = { fetched: 0, failures: [] }
  let done = 0

  // Downloads an address once, even if several listings name it.
  function store(address: string): Promise<Result<string>> {
    const running = started.get(address)
    if (running) return running
    const storing = inTurn(async () => {
      const bytes = await fetchPicture(address, network)
      return bytes.ok ? storePicture(project, bytes.value) : bytes
    })
    started.set(address, storing)
    return storing
  }

  await Promise.all(
    [...byListing].map(async ([id, own]) => {
      const stored = new Map<string, string | null>()
      const failures: FetchedPictures['failures'] = []
      await Promise.all(
        own.map(async (picture) => {
          const outcome = await store(picture.address)
          if (outcome.ok) stored.set(picture.address, outcome.value)
          else {
            if (outcome.failure.message === noPicture) stored.set(picture.address, null)
            failures.push({ ...picture, reason: outcome.failure.message })
          }
          onProgress(++done, pictures.length)
        }),
      )
      const loaded = own.filter(({ address }) => stored.get(address))
      const problem = stored.size > 0 ? await writing(() => showStored(project, id, stored)) : null
      if (problem) failures.push(...loaded.map((picture) => ({ ...picture, reason: problem })))
      else result.fetched += loaded.length
      result.failures.push(...failures)
    }),
  )
  result.failures.sort((a, b) => a.line - b.line || (a.field < b.field ? -1 : 1))
  return result
}

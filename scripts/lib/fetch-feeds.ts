// Fetches the feeds that are due and imports them, beside the email worker of npm start and in npm run feeds.
import { createHash } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { compareFeed } from '../../src/domain/feed/compare-feed.ts'
import { FeedError } from '../../src/domain/feed/feed-file.ts'
import { pictureHash, readFeed } from '../../src/domain/feed/read-feed.ts'
import type { RunSummary } from '../../src/domain/feed/run-summary.ts'
import { refusalOfPlan, stopReason, summarise } from '../../src/domain/feed/source-run.ts'
import { fetchFeed, type FileVersion } from '../../src/lib/guarded-fetch/fetch-feed.ts'
import type { GuardedNetwork } from '../../src/lib/guarded-fetch/guarded-request.ts'
import { londonDay } from '../../src/lib/time/london-time.ts'
import { agency } from '#agency/agency.ts'
import { logStep } from './cli.ts'
import { fetchFeedPictures } from './feed-pictures.ts'
import { currentListings, feedPublishSettings } from './feed-project.ts'
import { importFeed } from './import-feed.ts'
import { poll } from './poll.ts'

/** A claimed row of `feed_sources`. */
interface ClaimedFeed {
  id: string
  name: string
  url: string
  branch: string | null
  etag: string | null
  last_modified: string | null
  withdraw_percent: number
  approved_digest: string | null
}

interface RunResult {
  state: 'unchanged' | 'imported' | 'stopped' | 'failed'
  error?: string
  summary?: RunSummary
  etag?: string | null
  last_modified?: string | null
  branch?: string
}

/** The network and the agency's branch; tests have their own. */
interface Options {
  network?: GuardedNetwork
  branch?: string
}

const noVersion: FileVersion = { etag: null, lastModified: null }

/** One run: fetches, plans, and applies the plan unless it must be confirmed. */
async function run(
  project: SupabaseClient,
  feed: ClaimedFeed,
  { network, branch }: Required<Options>,
): Promise<RunResult> {
  // An approved file is fetched even if the server says that it is known.
  const known = feed.approved_digest ? noVersion : { etag: feed.etag, lastModified: feed.last_modified }
  const fetched = await fetchFeed(feed.url, known, network)
  if (!fetched.ok) return { state: 'failed', error: fetched.failure.message }
  if (!fetched.value) return { state: 'unchanged' }
  const { bytes, name, etag, lastModified } = fetched.value
  const digest = createHash('sha256').update(bytes).digest('hex')
  const upload = readFeed(name, bytes)
  const present = await currentListings(project)
  const plan = compareFeed(upload.file, present, {
    branch,
    today: londonDay(new Date()),
    settings: await feedPublishSettings(project),
    pictureHash: (source) => pictureHash(upload, source),
  })
  const source = { branch: feed.branch, withdrawPercent: feed.withdraw_percent }
  const summary = summarise(plan, upload.notices, digest)
  const refusal = refusalOfPlan(plan, source, upload.file.records.length)
  // Without a digest, nobody can apply the plan anyway.
  if (refusal) return { state: 'stopped', error: refusal, summary: { ...summary, digest: '' } }
  const reason = digest === feed.approved_digest ? '' : stopReason(plan, present, source)
  if (reason) return { state: 'stopped', error: reason, summary }
  const notStored = await importFeed(project, upload, plan, present)
  const { failures } = await fetchFeedPictures(project, upload.file, plan, () => undefined, network)
  const missing = notStored + failures.length
  const left = missing > 0 ? [`Pictures that could not be fetched or stored: ${missing}.`] : []
  return {
    state: 'imported',
    branch,
    // The next run asks for the whole file again, so that it can try the missing pictures.
    ...(left.length === 0 && { etag, last_modified: lastModified }),
    summary: { ...summary, notices: [...summary.notices, ...left] },
  }
}

/** The reason of an unexpected error, for staff. */
function failure(error: unknown): RunResult {
  if (!(error instanceof FeedError)) console.error(error)
  return { state: 'failed', error: error instanceof Error ? error.message : String(error) }
}

/** Runs every feed that is due, one after the other. Returns their number. */
export async function runDueFeeds(
  project: SupabaseClient,
  { network = {}, branch = agency.feedBranch }: Options = {},
): Promise<number> {
  for (let count = 0; ; count++) {
    const claimed = await project.rpc('claim_feed')
    if (claimed.error) throw new Error(claimed.error.message)
    const feed = claimed.data as ClaimedFeed | null
    if (!feed) return count
    const outcome = await run(project, feed, { network, branch }).catch(failure)
    logStep(`Feed ${feed.name}: ${outcome.state}. ${outcome.error ?? ''}`.trim())
    const settled = await project.rpc('settle_feed', { source: feed.id, outcome: { ...outcome, url: feed.url } })
    if (settled.error) throw new Error(settled.error.message)
  }
}

const everyMs = 15_000

/** Runs due feeds until it is closed. */
export function startFeeds(url: string, secretKey: string): { close: () => void } {
  const project = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return poll(() => runDueFeeds(project), everyMs, 'The feeds failed and will be tried again')
}

import * as v from 'valibot'
import type { Database } from '../../lib/database.types'
import { summaryText } from '../../domain/feed/run-summary'
import { parseSummary } from '../../domain/feed/source-run'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { tidyLine } from '../../lib/form/normalise'
import { webAddress } from '../../lib/http/web-address'

// Feeds that are fetched every hour. Pure.

const states = ['new', 'unchanged', 'imported', 'stopped', 'failed'] as const

// A claim of the worker ends after fifteen minutes.
const claimTimeoutMs = 900_000

type Row = Database['public']['Tables']['feed_sources']['Row']

/** Reads rows; unknown states count as new. */
export const parseSources = (rows: readonly Row[], now: Date) =>
  rows.map(({ id, name, url, enabled, error, ...row }) => ({
    id,
    name,
    url,
    enabled,
    error,
    withdrawPercent: row.withdraw_percent,
    state: states.find((state) => state === row.state) ?? ('new' as const),
    summary: parseSummary(row.summary),
    /** A worker is at it. */
    isRunning: row.claimed_at !== null && now.getTime() - Date.parse(row.claimed_at) < claimTimeoutMs,
    /** Somebody requested a run, or it is due. */
    isDue: Date.parse(row.next_run_at ?? '') <= now.getTime(),
    nextRunAt: row.next_run_at ?? '',
    lastRunAt: row.last_run_at ?? '',
    lastImportAt: row.last_import_at ?? '',
  }))
export type FeedSource = ReturnType<typeof parseSources>[number]

/** Whether an administrator may import a stopped plan anyway: not if the feed itself is refused. */
export const mayApprove = ({ state, summary }: FeedSource) => state === 'stopped' && Boolean(summary?.digest)

/** What happened last, in a sentence. */
export function sourceText({ state, summary, lastRunAt, lastImportAt, error }: FeedSource, now: Date): string {
  const at = (text: string) => formatShortTimestamp(text, now)
  switch (state) {
    case 'new':
      return 'Not fetched yet.'
    case 'imported':
      return `Imported ${at(lastImportAt)}: ${summary ? summaryText(summary) : 'done'}.`
    case 'unchanged':
      return `Checked ${at(lastRunAt)}: nothing new${lastImportAt ? ` since the import of ${at(lastImportAt)}` : ''}.`
    case 'stopped':
      return `Stopped ${at(lastRunAt)}. ${error}`
    case 'failed':
      return `Not fetched ${at(lastRunAt)}. ${error}`
  }
}

/** The address without its query, which may contain a key. */
export const shownAddress = (url: string) => url.replace(/^https:\/\//, '').replace(/\?.*$/, '?…')

/** The form of an address. The database checks it too. */
export const sourceSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.nonEmpty('Enter a name, such as the name of your software.'),
    v.maxLength(80, 'A name can have 80 characters at most.'),
  ),
  url: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check(
      (text) => text.startsWith('https://') && Boolean(webAddress(text)) && !/[@\s]/.test(text),
      'Enter the whole address of the file, beginning with https://, without a name or password.',
    ),
    v.maxLength(2000, 'An address can have 2,000 characters at most.'),
  ),
  withdrawPercent: v.pipe(
    v.string(),
    v.regex(/^(\d{1,2}|100)$/, 'Enter a share from 0 to 100 percent.'),
    v.transform(Number),
  ),
  enabled: v.boolean(),
})
export type SourceValues = v.InferOutput<typeof sourceSchema>

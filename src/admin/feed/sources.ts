import * as v from 'valibot'
import { summaryText } from '../../domain/feed/run-summary'
import { parseSummary } from '../../domain/feed/source-run'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { tidyLine } from '../../lib/form/normalise'
import { webAddress } from '../../lib/http/web-address'
import { toText } from '../../lib/format/to-text'

// Feeds that are fetched every hour. Pure.

const states = ['new', 'unchanged', 'imported', 'stopped', 'failed'] as const

// A claim of the worker ends after fifteen minutes.
const claimTimeoutMs = 900_000

/** Reads rows; unknown states count as new. */
export const parseSources = (rows: readonly Record<string, unknown>[], now: Date) =>
  rows.map((row) => {
    const claimedAt = toText(row['claimed_at'])
    return {
      id: toText(row['id']),
      name: toText(row['name']),
      url: toText(row['url']),
      enabled: row['enabled'] === true,
      withdrawPercent: Number(row['withdraw_percent']),
      state: states.find((state) => state === row['state']) ?? ('new' as const),
      error: toText(row['error']),
      summary: parseSummary(row['summary']),
      /** A worker is at it. */
      isRunning: claimedAt !== '' && now.getTime() - new Date(claimedAt).getTime() < claimTimeoutMs,
      /** Somebody requested a run, or it is due. */
      isDue: new Date(toText(row['next_run_at'])).getTime() <= now.getTime(),
      nextRunAt: toText(row['next_run_at']),
      lastRunAt: toText(row['last_run_at']),
      lastImportAt: toText(row['last_import_at']),
    }
  })
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

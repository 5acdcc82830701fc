// Imports a property feed: a dry run, or the changes with --apply. See docs/feeds.md.
import { basename } from 'node:path'
import { completionText } from '../src/domain/feed/complete-facts.ts'
import { compareFeed } from '../src/domain/feed/compare-feed.ts'
import type { FeedPlan } from '../src/domain/feed/feed-plan.ts'
import { FeedError } from '../src/domain/feed/feed-file.ts'
import { pictureAddressesOf } from '../src/domain/feed/feed-payload.ts'
import { addressedPictures, fetchedPictures } from '../src/domain/feed/fetched-pictures.ts'
import { planWarnings } from '../src/domain/feed/plan-warnings.ts'
import { type FeedUpload, pictureHash, readFeed } from '../src/domain/feed/read-feed.ts'
import { londonDay } from '../src/lib/time/london-time.ts'
import { agency } from '#agency/agency.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { fetchFeedPictures } from './lib/feed-pictures.ts'
import { currentListings, feedProject, feedPublishSettings } from './lib/feed-project.ts'
import { importFeed } from './lib/import-feed.ts'
import { readNamedFile } from './lib/read-named-file.ts'

const knownFlags = ['--apply', '--withdraw-many', '--large-price-changes']
const usage = `npm run import -- FILE ${knownFlags.map((flag) => `[${flag}]`).join(' ')}`

async function upload(path: string): Promise<FeedUpload> {
  try {
    return readFeed(basename(path), await readNamedFile(path))
  } catch (error) {
    if (error instanceof FeedError) throw new UserError(error.message)
    throw error
  }
}

const lines = (items: readonly string[]) => items.forEach((item) => console.log(`    ${item}`))
const faultLines = (faults: FeedPlan['refused']) =>
  lines(
    faults.map(
      ({ line, agentRef, field, reason }) => `line ${line}, ${[agentRef, field].filter(Boolean).join(', ')}: ${reason}`,
    ),
  )

function report({ created, changed, unchanged, withdrawn, refused, remarks, notices }: FeedPlan): void {
  for (const notice of notices) logStep(notice)
  logStep(`New: ${created.length}`)
  lines(
    created.map(({ line, agentRef, title, draftReasons: [why], completion }) =>
      [`line ${line}, ${agentRef}, ${title}${why ? `: a draft. ${why}` : ''}`, completionText(completion)]
        .filter(Boolean)
        .join('. '),
    ),
  )
  logStep(`Changed: ${changed.length}`)
  lines(
    changed.map(
      ({ line, agentRef, differences }) =>
        `line ${line}, ${agentRef}: ${differences.flatMap(({ columns }) => columns).join(', ')}`,
    ),
  )
  logStep(`Unchanged: ${unchanged}`)
  logStep(`Withdrawn: ${withdrawn.length}`)
  lines(withdrawn.map(({ reference, title }) => `${reference}, ${title}`))
  logStep(`Refused: ${refused.length}`)
  faultLines(refused)
  logStep(`Adjusted on import: ${remarks.length}`)
  faultLines(remarks)
}

/** Shows progress on one line of a terminal. In a log, prints every hundredth picture. */
function progress(done: number, all: number): void {
  const line = `Fetching pictures: ${done} of ${all}`
  if (process.stdout.isTTY) process.stdout.write(`\r· ${line}${done === all ? '\n' : ''}`)
  else if (done % 100 === 0) logStep(line)
}

await main(async () => {
  const [path, ...flags] = process.argv.slice(2)
  if (!path || flags.some((flag) => !knownFlags.includes(flag))) throw new UserError(usage)
  const feed = await upload(path)
  const project = await feedProject()
  const present = await currentListings(project)
  const plan = compareFeed(feed.file, present, {
    branch: agency.feedBranch,
    today: londonDay(new Date()),
    settings: await feedPublishSettings(project),
    pictureHash: (source) => pictureHash(feed, source),
  })
  feed.notices.forEach(logStep)
  report(plan)
  const storedPictures = fetchedPictures(present)
  const addressed = new Set([
    ...pictureAddressesOf(plan),
    ...addressedPictures(feed.file, plan, present).map(({ address }) => address),
  ])
  logStep(
    `Pictures at addresses, to be fetched: ${[...addressed].filter((address) => !storedPictures.has(address)).length}`,
  )
  const warnings = planWarnings(plan)
  for (const { message: text, lines: titles } of warnings) {
    logStep(text)
    lines(titles)
  }
  if (!flags.includes('--apply')) return logStep(`Nothing has been done. To do it: ${usage}`)
  const [unconfirmed] = warnings.filter(({ flag }) => !flags.includes(flag))
  if (unconfirmed)
    throw new UserError(`Nothing has been done. ${unconfirmed.message} If that is right, add ${unconfirmed.flag}.`)
  await importFeed(project, feed, plan, present)
  const { fetched, failures } = await fetchFeedPictures(project, feed.file, plan, progress)
  if (fetched + failures.length === 0) return
  logStep(`Pictures fetched from their addresses: ${fetched}`)
  logStep(`Pictures that could not be fetched: ${failures.length}`)
  faultLines(failures)
})

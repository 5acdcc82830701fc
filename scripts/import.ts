// Reads a feed of the trade into the listings: says what it would do, and does it with --apply. docs/feeds.md.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { compareFeed, type FeedPlan, withdrawsMuch } from '../src/domain/feed/compare-feed.ts'
import { FeedError } from '../src/domain/feed/feed-file.ts'
import { importPayload, picturesOf } from '../src/domain/feed/feed-payload.ts'
import { type FeedUpload, pictureOf, readFeed } from '../src/domain/feed/read-feed.ts'
import { londonDay } from '../src/lib/time/london-time.ts'
import { site } from '../src/site.ts'
import { errorCode, logStep, main, UserError } from './lib/cli.ts'
import { feedProject, presentListings } from './lib/feed-project.ts'

const usage = 'npm run import -- FILE [--apply] [--withdraw-many]'
const bucket = 'property-images'
/** The longest side of a stored picture, in pixels, as the admin's uploads have it. */
const longest = 2000

async function upload(path: string): Promise<FeedUpload> {
  try {
    return readFeed(basename(path), await readFile(path))
  } catch (error) {
    if (error instanceof FeedError) throw new UserError(error.message)
    if (errorCode(error) === 'ENOENT') throw new UserError(`There is no file ${path}.`)
    throw error
  }
}

const lines = (items: readonly string[]) => items.forEach((item) => console.log(`    ${item}`))
function report({ created, changed, left, withdrawn, refused, remarks, notices }: FeedPlan): void {
  for (const notice of notices) logStep(notice)
  logStep(`New: ${created.length}`)
  lines(
    created.map(
      ({ line, agentRef, title, draftReasons: [why] }) =>
        `line ${line}, ${agentRef}, ${title}${why ? `: a draft. ${why}` : ''}`,
    ),
  )
  logStep(`Changed: ${changed.length}`)
  lines(
    changed.map(
      ({ line, agentRef, differences }) =>
        `line ${line}, ${agentRef}: ${differences.flatMap(({ columns }) => columns).join(', ')}`,
    ),
  )
  logStep(`Unchanged: ${left}`)
  logStep(`Withdrawn: ${withdrawn.length}`)
  lines(withdrawn.map(({ reference, title }) => `${reference}, ${title}`))
  logStep(`Refused: ${refused.length}`)
  lines(
    refused.map(
      ({ line, agentRef, field, reason }) => `line ${line}, ${[agentRef, field].filter(Boolean).join(', ')}: ${reason}`,
    ),
  )
  logStep(`Read otherwise than they stand: ${remarks.length}`)
  lines(
    remarks.map(
      ({ line, agentRef, field, reason }) => `line ${line}, ${[agentRef, field].filter(Boolean).join(', ')}: ${reason}`,
    ),
  )
}

await main(async () => {
  const [path, ...flags] = process.argv.slice(2)
  if (!path || flags.some((flag) => !['--apply', '--withdraw-many'].includes(flag))) throw new UserError(usage)
  const feed = await upload(path)
  const project = await feedProject()
  const plan = compareFeed(feed.file, await presentListings(project), {
    branch: site.feedBranch,
    today: londonDay(new Date()),
  })
  feed.notices.forEach(logStep)
  report(plan)
  if (!flags.includes('--apply')) return logStep(`Nothing has been done. To do it: ${usage}`)
  if (withdrawsMuch(plan) && !flags.includes('--withdraw-many'))
    throw new UserError(
      `This would withdraw ${plan.withdrawn.length} homes, more than it leaves. If that is right, add --withdraw-many.`,
    )
  const addresses = new Map<string, string>()
  for (const source of picturesOf(plan)) {
    const bytes = pictureOf(feed, source)
    if (!bytes) {
      logStep(`${source.slice(4)} is not in the zip.`)
      continue
    }
    try {
      const picture = await sharp(bytes, { limitInputPixels: 100_000_000 })
        .rotate()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
      const name = `feed/${randomUUID()}.webp`
      const { error } = await project.storage.from(bucket).upload(name, picture, { contentType: 'image/webp' })
      if (error) throw new Error(error.message)
      const hosted = process.env['PUBLIC_SUPABASE_URL']?.replace(/\/+$/, '') ?? ''
      addresses.set(source, `${hosted}/storage/v1/object/public/${bucket}/${name}`)
    } catch (error) {
      logStep(`${source.slice(4)} was not stored: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const { data, error } = await project.rpc('import_listings', { plan: importPayload(plan, addresses) })
  if (error) throw new UserError(`Nothing was imported: ${error.message}${error.details ? ` ${error.details}` : ''}`)
  const { conflicts } = data as { conflicts: string[] }
  if (conflicts.length > 0)
    throw new UserError(`Nothing was imported: ${conflicts.length} homes were changed meanwhile. Run it again.`)
  logStep('Imported.')
})

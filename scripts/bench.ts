// Measures what a build costs, what pages weigh and how long a search takes; npm run bench -- taps measures how long a
// visitor on a slow phone waits for the answer to a tap, by five visits each (taps 1 for a quick look, taps 1 map for
// one of them); npm run bench -- visit, how long a page takes to draw what each of forty taps changes; npm run bench --
// tasks, which tasks of a page's main thread take more than 50 ms once it is painted (tasks /about for one page).
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type Backend, startBackend } from './lib/backend.ts'
import { benchImport } from './lib/bench-feed.ts'
import { benchList } from './lib/bench-list.ts'
import { benchSearch } from './lib/bench-search.ts'
import { taps } from './lib/bench-taps.ts'
import { startBuiltSite } from './lib/built-site.ts'
import { launch } from './lib/child-process.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { pageWeight } from './lib/page-weight.ts'
import { freePort } from './lib/ports.ts'
import { timeInteractions } from './lib/time-interactions.ts'
import { timeTaps } from './lib/time-taps.ts'
import type { Timing } from './lib/timing.ts'
import { traceTasks } from './lib/trace-tasks.ts'

const many = 5000
const visits = 5
const pages = ['/', '/rent', '/buy', '/property/cornwall-gardens-apartment', '/404']

/** Copies the demo homes, under other names, until the database holds `count`. */
async function seedListings({ url, secrets }: Backend, count: number): Promise<void> {
  const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
  const response = await fetch(`${url}/rest/v1/properties?select=*`, { headers })
  const homes = (await response.json()) as { slug: string; title: string }[]
  const rows = Array.from({ length: count - homes.length }, (_, n) => {
    const home = homes[n % homes.length]!
    return {
      ...home,
      id: randomUUID(),
      // Each listing has its own.
      reference: null,
      slug: `${home.slug}-${n}`,
      title: `${home.title} ${n}`,
      created_at: new Date(Date.now() - n * 60_000 - 864e7).toISOString(),
    }
  })
  // The embedded backend refuses larger bodies of whole listings.
  for (let n = 0; n < rows.length; n += 100) {
    const insert = await fetch(`${url}/rest/v1/properties`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows.slice(n, n + 100)),
    })
    if (!insert.ok) throw new UserError(`The generated listings were refused: ${await insert.text()}`)
  }
}

interface Build {
  count: number
  folder: string
  seconds: number
  /** The most memory that the build held at a time, in MB; 0 where there is no /proc. */
  peak: number
}

async function timeBuild(backend: Backend, count: number, folder: string): Promise<Build> {
  const started = performance.now()
  const child = launch('astro', ['build', '--outDir', folder], {
    env: { BACKEND_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.secrets.publishableKey, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  let peak = 0
  const readPeak = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024)
  }
  const watch = setInterval(() => void readPeak(), 50)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new UserError('The build failed; npm run build says why.')
  return { count, folder, seconds: (performance.now() - started) / 1000, peak }
}

async function benchBuilds(scratch: string): Promise<void> {
  const backend = await startBackend(`${scratch}/db`, await freePort())
  const buildWith = async (count: number) => {
    logStep(`Building with ${count} listings …`)
    return timeBuild(backend, count, `${scratch}/site-${count}`)
  }
  const few = await buildWith(30)
  await seedListings(backend, many)
  const lots = await buildWith(many)
  const builds = [few, lots]
  logStep(`Asking for the list of staff among ${many} listings …`)
  const listed = await benchList(backend)
  logStep(`Importing a feed of ${many} listings …`)
  const imported = await benchImport(backend, many)
  await backend.stop()

  const perListing = ((lots.seconds - few.seconds) / (lots.count - few.count)) * 1000
  console.log('\n| listings | build | memory at most |\n|---:|---:|---:|')
  for (const { count, seconds, peak } of builds)
    console.log(`| ${count} | ${seconds.toFixed(1)} s | ${peak ? `${peak.toFixed(0)} MB` : 'not told here'} |`)
  console.log(
    `\nEach listing beyond the thirtieth adds ${perListing.toFixed(1)} ms and ` +
      `${(((lots.peak - few.peak) / (lots.count - few.count)) * 1024).toFixed(0)} kB.`,
  )

  console.log('\n| page | listings | HTML | CSS | script before a touch | fonts |\n|---|---:|---:|---:|---:|---:|')
  for (const page of pages)
    for (const { count, folder } of page === '/404' ? [few] : builds) {
      const { html, css, script, fonts } = await pageWeight(folder, page)
      console.log(`| ${page} | ${count} | ${html} | ${css} | ${script} | ${fonts} |`)
    }
  console.log('\nBytes of brotli; fonts as they are.')

  console.log(
    `\nA feed of ${many} listings: ${imported.first.toFixed(1)} s; once more, ${imported.again.toFixed(1)} s.`,
  )

  const timings = (among: string, rows: Timing[]) => {
    console.log(`\n| among ${among} listings, over HTTP | half within | 95 % within | longest |\n|---|---:|---:|---:|`)
    for (const { what, p50, p95, max } of rows)
      console.log(`| ${what} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${max.toFixed(0)} ms |`)
  }
  timings(many.toLocaleString('en-GB'), listed)
  logStep('Searching among 100,000 listings …')
  timings('100,000', await benchSearch(scratch))
}

async function onBuiltSite(scratch: string, work: (origin: string) => Promise<void>): Promise<void> {
  logStep('Building …')
  const built = await startBuiltSite(scratch)
  try {
    await work(built.origin)
  } finally {
    await built.stop()
  }
}

async function benchTaps(scratch: string, count: number, words: string): Promise<void> {
  if (!Number.isInteger(count) || count < 1) throw new UserError('How many visits? npm run bench -- taps 3')
  const chosen = taps.filter(({ name }) => name.includes(words))
  if (chosen.length === 0)
    throw new UserError(`No tap is called “${words}”: ${taps.map(({ name }) => name).join('; ')}.`)
  await onBuiltSite(scratch, (origin) => timeTaps(origin, chosen, count))
}

await main(async () => {
  const [part = 'builds', ...rest] = process.argv.slice(2)
  const [count, words = ''] = rest
  const scratch = await mkdtemp(`${tmpdir()}/meridian-bench-`)
  const parts: Record<string, () => Promise<void>> = {
    builds: () => benchBuilds(scratch),
    taps: () => benchTaps(scratch, Number(count ?? visits), words),
    tasks: () => onBuiltSite(scratch, (origin) => traceTasks(origin, rest)),
    visit: () => onBuiltSite(scratch, timeInteractions),
  }
  try {
    const work = parts[part]
    if (!work) throw new UserError(`There is no bench “${part}”. There are: ${Object.keys(parts).join(', ')}.`)
    await work()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
})

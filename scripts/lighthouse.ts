// Runs Lighthouse with its mobile preset (a simulated slow phone on slow 4G) on the production build, compressed with
// brotli, and on Starlight's starter. Pages can be named: npm run lighthouse -- /about /fees
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { areaNames } from '#agency/area-names.ts'
import { chromiumPath } from './lib/browser.ts'
import { startBuiltSite } from './lib/built-site.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { withScratch } from './lib/scratch.ts'
import { startStarlight } from './lib/starlight-starter.ts'
import { areaSlug } from '../src/domain/london/area-slug.ts'
import { paths } from '../src/paths.ts'
import { required } from '../src/lib/required.ts'

/** One page of each template. */
const templates = [
  '/',
  '/rent',
  '/buy',
  '/property/cornwall-gardens-apartment',
  paths.area(areaSlug(areaNames[0] ?? '')),
  '/valuation/rental',
  '/landlords/lettings',
  '/landlords/management',
  '/about',
  '/contact',
  '/fees',
  '/resources/property-prices',
  '/resources/area-guide',
  '/resources/selling-process',
  '/resources/reports/london-sales-2026',
  '/calculators',
  '/calculators/buying-cost',
  '/saved',
  '/alerts',
  '/privacy-policy',
]
const runs = 3
type Result = RunnerResult['lhr']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const blockingTime = 'total-blocking-time'
const metrics = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'LCP',
  [blockingTime]: 'blocked',
  'cumulative-layout-shift': 'shift',
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const formatMetric = (audit: string, value: number) =>
  audit === 'cumulative-layout-shift'
    ? value.toFixed(3)
    : audit === blockingTime
      ? `${Math.round(value)} ms`
      : `${(value / 1000).toFixed(2)} s`

async function measure(address: string, port: number): Promise<Result> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new UserError(`Lighthouse has no result for ${address}.`)
  return result.lhr
}

/** The median of a metric in several runs. */
const medianMetric = (results: Result[], name: string) =>
  formatMetric(name, median(results.map((lhr) => required(lhr.audits[name]?.numericValue, `the figure of ${name}`))))

/** The medians of several runs of one page. */
const figures = (results: Result[]) => [
  ...categories.map((name) =>
    Math.round(median(results.map((lhr) => required(lhr.categories[name]?.score, `the score for ${name}`))) * 100),
  ),
  ...Object.keys(metrics).map((name) => medianMetric(results, name)),
]

/** Lighthouse's reasons for a score below one hundred. */
const faultsOf = ({ categories: all, audits }: Result): string[] =>
  categories.flatMap((name) =>
    (all[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 0.9 ? [`${title} (${id})`] : []
    }),
  )

/** Measures the pages, and Starlight’s starter after each, and prints a table. */
async function report(pages: string[], origin: string, starlightOrigin: string, port: number): Promise<void> {
  const rows: (string | number)[][] = []
  const faults: string[] = []
  const starterResults: Result[] = []
  for (const page of pages) {
    logStep(page)
    const results: Result[] = []
    for (let n = 0; n < runs; n++) results.push(await measure(origin + page, port))
    // The starter runs between our pages, so that other load on the machine affects both.
    starterResults.push(await measure(starlightOrigin, port))
    rows.push([page, ...figures(results), medianMetric(starterResults.slice(-1), blockingTime)])
    faults.push(
      ...results
        .slice(0, 1)
        .flatMap(faultsOf)
        .map((fault) => `${page}: ${fault}`),
    )
  }
  rows.push(['Starlight’s starter', ...figures(starterResults), medianMetric(starterResults, blockingTime)])
  const heads = [...categories, ...Object.values(metrics), 'blocked, the starter']
  console.log(`\n| page | ${heads.join(' | ')} |\n|---|${'---:|'.repeat(heads.length)}`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  for (const fault of faults) console.log(`  ${fault}`)
  console.log(
    `\nMedian of ${runs}, the starter's once after each page, Lighthouse's mobile preset, times simulated by it.`,
  )
}

await main(() =>
  withScratch('agency-lighthouse', async (scratch) => {
    const cleanups: (() => void | Promise<void>)[] = []
    try {
      const built = await startBuiltSite(scratch)
      cleanups.push(built.stop)
      logStep('Installing and building Starlight’s starter …')
      const starlight = await startStarlight(`${scratch}/starlight`)
      cleanups.push(starlight.stop)
      const chrome = await launch({
        chromePath: await chromiumPath(),
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
      })
      cleanups.push(() => chrome.kill())
      const pages = process.argv.slice(2)
      await report(pages.length > 0 ? pages : templates, built.origin, starlight.origin, chrome.port)
    } finally {
      for (const stop of cleanups.reverse()) await stop()
    }
  }),
)

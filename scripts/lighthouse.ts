// Measures pages with Lighthouse's own mobile preset (a slow phone on slow 4G, simulated): the production build, by
// brotli. Pages may be named: npm run lighthouse -- /about /fees
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { browser } from './lib/browser.ts'
import { startBuiltSite } from './lib/built-site.ts'
import { logStep, main, UserError } from './lib/cli.ts'

const usualPages = [
  '/',
  '/rent',
  '/buy',
  '/property/cornwall-gardens-apartment',
  '/landlords/lettings',
  '/privacy-policy',
  '/contact',
]
const runs = 3
type Result = RunnerResult['lhr']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const formatMetric = (audit: string, value: number) =>
  audit === 'cumulative-layout-shift'
    ? value.toFixed(3)
    : audit === 'total-blocking-time'
      ? `${Math.round(value)} ms`
      : `${(value / 1000).toFixed(2)} s`

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-lighthouse-`)
  const built = await startBuiltSite(scratch)
  const chrome = await launch({
    chromePath: await browser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  })
  try {
    const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : usualPages
    const rows: (string | number)[][] = []
    const faults = new Map<string, string>()
    for (const page of pages) {
      logStep(page)
      const results: Result[] = []
      for (let n = 0; n < runs; n++) {
        const result = await lighthouse(built.origin + page, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
        })
        if (!result) throw new UserError(`Lighthouse has no result for ${page}.`)
        results.push(result.lhr)
      }
      const scores = categories.map((name) =>
        Math.round(median(results.map((lhr) => lhr.categories[name]?.score ?? 0)) * 100),
      )
      const measured = Object.keys(metrics).map((name) =>
        formatMetric(name, median(results.map((lhr) => lhr.audits[name]?.numericValue ?? 0))),
      )
      rows.push([page, ...scores, ...measured])
      // What keeps a category from its hundred, in Lighthouse's words.
      for (const name of categories)
        for (const { id, weight } of results[0]?.categories[name]?.auditRefs ?? []) {
          const { score = null, title } = results[0]?.audits[id] ?? {}
          if (weight > 0 && score !== null && score < 0.9) faults.set(`${page}: ${title}`, id)
        }
    }
    console.log(
      `\n| page | ${[...categories, ...Object.values(metrics)].join(' | ')} ` +
        `|\n|---|${'---:|'.repeat(categories.length + Object.keys(metrics).length)}`,
    )
    for (const row of rows) console.log(`| ${row.join(' | ')} |`)
    for (const [what, id] of faults) console.log(`  ${what} (${id})`)
    console.log(`\nMedian of ${runs}, Lighthouse's mobile preset, times simulated by it.`)
  } finally {
    chrome.kill()
    await built.stop()
    await rm(scratch, { recursive: true, force: true })
  }
})

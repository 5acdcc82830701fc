import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startBackend } from '../lib/backend.mjs'
import { browser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { freePort } from '../lib/ports.mjs'
import { main, say } from '../lib/say.mjs'
import { serveSite } from '../lib/site-server.mjs'

// Lighthouse's own mobile preset (a slow phone on slow 4G, simulated), the production build, brotli. Pages may be
// named:
// npm run lighthouse -- /about /fees
const usual = [
  '/',
  '/rent',
  '/buy',
  '/property/cornwall-gardens-apartment',
  '/landlords/lettings',
  '/privacy-policy',
  '/contact',
]
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const times = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const shown = (audit, value) =>
  audit === 'cumulative-layout-shift'
    ? value.toFixed(3)
    : audit === 'total-blocking-time'
      ? `${Math.round(value)} ms`
      : `${(value / 1000).toFixed(2)} s`

await main(async () => {
  const scratch = await mkdtemp(`${tmpdir()}/meridian-lighthouse-`)
  const backend = await startBackend(`${scratch}/db`, await freePort())
  await build(backend, `${scratch}/site`, { quiet: true })
  const port = await freePort()
  const server = await serveSite({
    folder: `${scratch}/site`,
    port,
    backend: backend.url,
    publishableKey: backend.secrets.publishableKey,
  })
  const chrome = await launch({
    chromePath: await browser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  })
  try {
    const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : usual
    const rows = []
    const faults = new Map()
    for (const page of pages) {
      say(page)
      const results = []
      for (let n = 0; n < runs; n++) {
        const { lhr } = await lighthouse(`http://localhost:${port}${page}`, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
        })
        results.push(lhr)
      }
      const scores = categories.map((name) =>
        Math.round(median(results.map((lhr) => lhr.categories[name].score)) * 100),
      )
      const measured = Object.keys(times).map((name) =>
        shown(name, median(results.map((lhr) => lhr.audits[name].numericValue))),
      )
      rows.push([page, ...scores, ...measured])
      // What keeps a category from its hundred, in Lighthouse's words.
      for (const name of categories)
        for (const { id, weight } of results[0].categories[name].auditRefs) {
          const { score, title } = results[0].audits[id]
          if (weight > 0 && score !== null && score < 0.9) faults.set(`${page}: ${title}`, id)
        }
    }
    console.log(
      `\n| page | ${[...categories, ...Object.values(times)].join(' | ')} ` +
        `|\n|---|${'---:|'.repeat(categories.length + Object.keys(times).length)}`,
    )
    for (const row of rows) console.log(`| ${row.join(' | ')} |`)
    for (const [what, id] of faults) console.log(`  ${what} (${id})`)
    console.log(`\nMedian of ${runs}, Lighthouse's mobile preset, times simulated by it.`)
  } finally {
    await chrome.kill()
    server.close()
    server.closeAllConnections()
    await backend.stop()
    await rm(scratch, { recursive: true, force: true })
  }
})

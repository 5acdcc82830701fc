// Captures the site of a running npm start. Addresses can be named: npm run screenshots -- /rent
// npm run screenshots -- --compare FOLDER lists the pages that differ from an earlier run in FOLDER, which is not the
// folder of this run (--out, by default screenshots).
import { mkdir, readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumPath } from './lib/browser.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { compareFolders, requireOtherFolder } from './lib/compare-pictures.ts'
import { layOutAll } from './lib/lay-out-all.ts'
import { dataFolder, root } from './lib/paths.ts'
import { templatePaths } from './lib/template-paths.ts'

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: `${root}screenshots` }, compare: { type: 'string' } },
})
/** A fixed clock for every page, so that office hours and dates are the same in each run. */
const moment = new Date('2026-11-25T11:00:00Z')
/** The share of different pixels above which a page is listed. */
const noticeable = 0.001
const site = process.env['SITE'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`
const widths = [390, 768, 1440]

await main(async () => {
  requireOtherFolder(options.compare, options.out)
  if (!(await fetch(site).catch(() => null)))
    throw new UserError(`Nothing answers on ${site}. Run npm start in another terminal first.`)
  const pages = named.length > 0 ? named : templatePaths(await readdir(`${dataFolder}/site`, { recursive: true }))
  await mkdir(options.out, { recursive: true })
  const chrome = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  for (const width of widths) {
    const context = await chrome.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Africa/Lagos',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    for (const path of pages) {
      await page.goto(site + path, { waitUntil: 'networkidle' })
      await layOutAll(page)
      // Scrolls, so that lazy pictures load.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        scrollTo(0, 0)
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
      await page.screenshot({ path: `${options.out}/${name}-${width}.png`, fullPage: true })
    }
    logStep(`${pages.length} pages at ${width} px`)
    await context.close()
  }
  await chrome.close()
  if (!options.compare) return
  const rows = await compareFolders(options.compare, options.out, `${options.out}/differences`)
  for (const { name, share } of rows)
    if (share === null) console.log(`  new       ${name}`)
    else if (share > noticeable) console.log(`  ${(share * 100).toFixed(2).padStart(6)} %  ${name}`)
  logStep(
    `${rows.filter(({ share }) => share !== null && share <= noticeable).length} of ` +
      `${rows.length} pictures differ in at most 0.1 % of their pixels`,
  )
})

import { mkdir, readdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browser } from '../lib/browser.mjs'
import { localHome, root } from '../lib/paths.mjs'
import { main, Plain, say } from '../lib/say.mjs'

// Looks at the site of npm start, which must be running. Addresses may be named: npm run screenshots -- /rent /buy
const site = process.env.SITE ?? `http://localhost:${process.env.PORT ?? 4321}`
const widths = [390, 768, 1440]

/** One address for every template: all pages, but a single property. */
async function templates() {
  const files = await readdir(`${localHome}/site`, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html') && !/^(property|_astro)\//.test(file)).map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
  return [...pages.filter((page) => !['/404', '/listing-shell'].includes(page)), '/property/cornwall-gardens-apartment', '/property/not-there', '/not-there'].sort()
}

await main(async () => {
  if (!(await fetch(site).catch(() => null))) throw new Plain(`Nothing answers on ${site}. Run npm start in another terminal first.`)
  const named = process.argv.slice(2)
  const pages = named.length > 0 ? named : await templates()
  await mkdir(`${root}screenshots`, { recursive: true })
  const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-background-networking'] })
  for (const width of widths) {
    const page = await chrome.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } })
    for (const path of pages) {
      await page.goto(site + path, { waitUntil: 'networkidle' })
      // Late pictures come when they are scrolled to.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        scrollTo(0, 0)
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
      await page.screenshot({ path: `${root}screenshots/${name}-${width}.png`, fullPage: true })
    }
    say(`${pages.length} pages at ${width} px`)
    await page.close()
  }
  await chrome.close()
})

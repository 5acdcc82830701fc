import type { Browser, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { expectNoShift, observeShifts } from './layout-shift'
import { startSite } from './own-site'
import { requestsOf, settled } from './settled'
import { expect, newListing, test } from './site'
import { trickle } from './trickle'
import { nightly, sampleOf } from '../every-case'

const widths = [390, 1440]

/** Opens a page, scrolls, and fails on any layout shift. */
async function visit(
  browser: Browser,
  url: string,
  width: number,
  { until, limit }: { until?: (page: Page) => Promise<void>; limit?: number } = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const pendingRequests = requestsOf(page)
  await observeShifts(page)
  await page.goto(url)
  await until?.(page)
  await settled(page, pendingRequests)
  await page.evaluate(() => scrollTo(0, innerHeight))
  await settled(page, pendingRequests)
  await expectNoShift(page, `${url} at ${width} px`, limit)
  await context.close()
}

for (const path of sampleOf(['/', '/buy', '/property/royal-hill-cottage']))
  test(`${path} has no layout shift on a phone while it streams in`, async ({ browser, baseURL }) => {
    const line = await trickle(baseURL!)
    await visit(browser, line.origin + path, 390)
    line.close()
  })

// Chunks of a few hundred bytes: some end inside content that fills from the right or middle.
for (const [path, width] of [
  ['/rent', 1440],
  ['/property/canonbury-square-georgian-house', 1440],
  ['/calculators/mortgage', 1440],
  ['/valuation/sales', 1440],
  ['/about', 900],
] as const)
  test(
    `${path} has no layout shift at ${width} px while it streams in small chunks`,
    nightly,
    async ({ browser, baseURL }) => {
      const line = await trickle(baseURL!, { pieces: 350, delayMs: 20 })
      // Links at the end of cards still shift by a word, up to 0.0008 in total; a shifting row exceeds that.
      await visit(browser, line.origin + path, width, { limit: 0.0015 })
      line.close()
    },
  )

test('a price has the same width in the fallback font as in ours', nightly, async ({ page }) => {
  await page.goto('/')
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    const span = document.body.appendChild(document.createElement('span'))
    const faces = { '--font-serif': 'Text serif', '--font-serif-large': 'Large serif' }
    const width = (family: string) => {
      span.style.cssText = `position: absolute; font: 360 40px ${family}`
      span.textContent = '£1,234,567'
      return span.getBoundingClientRect().width
    }
    return Object.entries(faces).flatMap(([own, standIn]) => {
      const ours = width(getComputedStyle(document.documentElement).getPropertyValue(own))
      // Whichever of them this machine has.
      return [standIn, `${standIn} on Android`, `${standIn} on Linux`]
        .map((name) => width(`'${name}', 'Courier New', monospace`) / ours)
        .filter((ratio) => Math.abs(ratio - width('monospace') / ours) > 0.01)
    })
  })
  test.skip(widths.length === 0, 'None of these faces is installed here.')
  for (const ratio of widths) expect(Math.abs(ratio - 1)).toBeLessThan(0.01)
})

test('an outdated list updates without moving visible cards', nightly, async ({ browser }) => {
  test.setTimeout(120_000)
  // On a separate database: other tests use the same lists.
  const site = await startSite()
  const client = createClient(site.backend, secrets.secretKey, { auth: { persistSession: false } })
  const properties = () => client.from('properties')
  // A list with a search and one without; /buy has the components of /rent.
  const lists = sampleOf(['/rent', '/areas/camden', '/buy'], 2)
  const see = async (there: (page: Page) => Promise<void>) => {
    for (const path of lists)
      await Promise.all(widths.map((width) => visit(browser, site.origin + path, width, { until: there })))
  }
  try {
    await test.step('homes were added: they stand below what is in sight', async () => {
      for (const listing_type of ['sale', 'rent'])
        await properties()
          .insert(newListing({ listing_type, price: 2345, area: 'Camden' }))
          .throwOnError()
      await see(async (page) => {
        await expect(async () => {
          await page.evaluate(() => scrollBy(0, 1))
          await expect(page.getByText(/£2,345( pcm)?/).first()).toBeAttached({ timeout: 500 })
        }).toPass()
      })
    })
    await test.step('prices were changed', async () => {
      await properties().update({ price: 250_000 }).eq('listing_type', 'sale').eq('status', 'live').throwOnError()
      await properties().update({ price: 99_000 }).eq('listing_type', 'rent').eq('status', 'live').throwOnError()
      await see((page) => expect(page.getByText(/£250,000|£99,000/).first()).toBeAttached())
    })
    await test.step('a home is gone: another takes its place', async () => {
      await properties()
        .update({ status: 'draft' })
        .in('slug', ['marylebone-mews-house', 'cornwall-gardens-apartment'])
        .throwOnError()
      for (const width of widths)
        await visit(browser, `${site.origin}/rent`, width, {
          until: (page) => expect(page.getByText('Cornwall Gardens Apartment')).toHaveCount(0),
        })
    })
  } finally {
    await site.close()
  }
})

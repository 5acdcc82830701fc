import { statSync } from 'node:fs'
import { weigh } from '../../scripts/lib/weigh.mjs'
import { expect, pages, test } from './site'

// Bytes of brotli. A budget is what was measured and a little; it is not raised without a decision record: a page that
// has homes to filter and to save has docs/decisions/006.
const folder = process.env['TEST_FOLDER'] ?? ''

/** Script before a touch: what a page of its kind may bring. */
const most = (page: string) => (/^\/(rent|buy|property|saved)\b/.test(page) ? 6_000 : 4_096)

const weighed = pages.filter((page) => !/not-there|[?#]/.test(page))

for (const page of weighed)
  test(`${page} weighs what it may before a touch`, async () => {
    const { css, script, fonts } = await weigh(folder, page)
    expect.soft(css, 'CSS').toBeLessThan(12_900)
    expect.soft(fonts, 'fonts').toBeLessThan(46_000)
    expect.soft(script, 'script').toBeLessThan(most(page))
  })

/** The pictures that a phone fetches before anybody scrolls: those that do not wait, in bytes of the files it takes. */
const pictures: Record<string, number> = {
  '/': 27_500, '/rent': 26_000, '/buy': 28_500, '/property/cornwall-gardens-apartment': 16_500, '/property/canonbury-square-georgian-house': 37_000,
  '/property/wharfside-three-bedroom-apartment': 15_500, '/valuation/rental': 17_500, '/landlords/management': 16_500, '/about': 37_000, '/resources/area-guide': 5_200,
}

test.describe('On a phone of two pixels to a point', () => {
  // As built: with script, a list shows the homes that other tests add.
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, javaScriptEnabled: false })
  for (const path of weighed)
    test(`${path} shows its first picture for what it may cost`, async ({ page }) => {
      await page.goto(path)
      const files = await page.locator('main img').evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap(({ loading, currentSrc }) => (loading === 'eager' ? new URL(currentSrc).pathname : [])))
      const bytes = files.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0)
      expect(bytes, files.join()).toBeLessThanOrEqual(pictures[path] ?? 0)
    })
})

import { statSync } from 'node:fs'
import { expect, pages, test } from './site'

// Byte limits for pictures above the fold on a phone with two pixels per point: measured values plus a margin.
// tests/site/weight.test.ts covers everything else.
const budgets: Record<string, number> = {
  '/': 19_500,
  '/rent': 19_500,
  '/buy': 21_500,
  '/property/cornwall-gardens-apartment': 12_500,
  '/property/canonbury-square-georgian-house': 34_500,
  '/property/wharfside-three-bedroom-apartment': 12_000,
  '/valuation/rental': 13_000,
  '/landlords/lettings': 19_000,
  '/landlords/management': 12_500,
  '/about': 34_500,
  '/resources/area-guide': 5_000,
  // Its larger version, cached by the area guide; 18,000 alone.
  '/areas/kensington': 25_500,
}

const folder = process.env['TEST_FOLDER'] ?? ''

test.describe('On a phone of two pixels to a point', () => {
  // Without script, because a hydrated list shows other tests' listings.
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, javaScriptEnabled: false })
  test('every page shows its first picture within its weight', async ({ page }) => {
    for (const path of pages.filter((path) => !/not-there|[?#]/.test(path))) {
      await page.goto(path)
      const files = await page
        .locator('main img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap(({ loading, currentSrc }) =>
            loading === 'eager' ? new URL(currentSrc).pathname : [],
          ),
        )
      const bytes = files.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0)
      expect.soft(bytes, `${path}: ${files.join()}`).toBeLessThanOrEqual(budgets[path] ?? 0)
    }
  })
})

import { expect, pages, tabThrough, test } from './site'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every page shows its content, and links on', async ({ page }) => {
    test.slow()
    for (const path of pages.filter((path) => path !== '/property/not-there')) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect.soft((await page.locator('main').innerText()).length, path).toBeGreaterThan(150)
      expect.soft(await page.locator('main a:visible').count(), path).toBeGreaterThan(0)
      // A scrolling row has no dead buttons.
      await expect.soft(page.locator('[data-testimonials] [data-step]:visible'), path).toHaveCount(0)
    }
  })
})

test.describe('By keyboard', () => {
  for (const path of [
    '/',
    '/rent',
    '/property/cornwall-gardens-apartment',
    '/contact',
    '/landlords/lettings',
    '/resources/area-guide',
    '/resources/property-prices',
    '/resources/selling-process',
  ])
    test(`${path} can be tabbed through with a visible focus`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { stops, invisible } = await tabThrough(page)
      expect(invisible).toEqual([])
      expect(stops).toBeGreaterThan(20)
    })
})

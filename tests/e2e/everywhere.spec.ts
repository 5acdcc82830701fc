import { expect, pages, tabThrough, test } from './site'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of pages.filter((path) => path !== '/property/not-there'))
    test(`${path} says what it has to say, and leads on`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150)
      expect(await page.locator('main a:visible').count()).toBeGreaterThan(0)
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
    test(`${path} can be walked, and one sees where one is`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { stops, unseen } = await tabThrough(page)
      expect(unseen).toEqual([])
      expect(stops).toBeGreaterThan(20)
    })
})

import { expectNoShift, observeShifts } from './layout-shift'
import { expect, hydrated, test } from './site'
import { nightly, sampleOf } from '../every-case'

test('a currency chosen once shows beside every price, in every tab, until deselected', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/buy')
  await page.getByLabel('Prices also in').selectOption('NGN')
  await expect(page.getByRole('article').filter({ hasText: 'Royal Hill Cottage' })).toContainText(
    /≈ ₦[\d.]+bn, indicative/,
  )
  // By its address: newer listings of other tests can move the card to the second page.
  await page.goto('/property/royal-hill-cottage')
  await expect(page.locator('article header other-unit')).toContainText(/^ ?≈ ₦[\d.]+bn, indicative$/)
  await expect(page.getByLabel('Prices also in')).toHaveValue('NGN')
  const other = await context.newPage()
  await other.goto('/rent')
  await expect(other.getByRole('article').first()).toContainText('a month, indicative')
  await other.getByLabel('Prices also in').selectOption('')
  await expect(page.locator('article header other-unit')).toHaveText('')
  expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBeNull()
  expect(consoleErrors).toEqual([])
})

test('square metres show beside the square feet, also after hydration', async ({ page, consoleErrors }) => {
  await page.goto('/property/cornwall-gardens-apartment')
  await page.getByLabel('sizes in').selectOption('m2')
  await expect(page.locator('article dl').first()).toContainText('1,310 sq ft · 122 sq m')
  await page.reload()
  await expect(page.locator('article dl').first()).toContainText('1,310 sq ft · 122 sq m')
  await page.locator('.gallery').hover()
  await hydrated(page)
  await expect(page.locator('article dl').first()).toContainText('1,310 sq ft · 122 sq m')
  // A page that has only prices leaves the choice of sizes alone.
  await page.getByLabel('Prices also in').selectOption('NGN')
  await page.goto('/calculators/move-in-cost')
  await expect(page.locator('[data-calculator] other-unit')).toContainText('≈ ₦')
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('preferences') ?? '{}') as object)
  expect(await stored()).toEqual({ currency: 'NGN', size: 'm2' })
  expect(consoleErrors).toEqual([])
})

test('a page that Back restores shows the units chosen on another page', nightly, async ({ page, consoleErrors }) => {
  // As a browser restores it: with its scripts and elements, after another page has changed the storage.
  const restoreWith = (preferences: string) =>
    page.evaluate((text) => {
      localStorage.setItem('preferences', text)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, preferences)
  await page.goto('/buy')
  const card = page.getByRole('article').first()
  await restoreWith('{"currency":"NGN","size":""}')
  await expect(card).toContainText('≈ ₦')
  await expect(page.getByLabel('Prices also in')).toHaveValue('NGN')
  await restoreWith('{"currency":"","size":"m2"}')
  await expect(card).not.toContainText('≈ ₦')
  await expect(card).toContainText('sq m')
  expect(consoleErrors).toEqual([])
})

test('a calculator’s figure also shows in the other currency', nightly, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', '{"currency":"USD"}'))
  await page.goto('/calculators/buying-cost?price=1000000&buyer=home&abroad=no')
  await page.setViewportSize({ width: 390, height: 844 })
  const other = page.locator('[data-calculator] other-unit')
  await expect(other).toHaveText(' ≈ US$57.8k, indicative')
  const [figure, beside] = [(await page.getByTestId('calculator-figure').boundingBox())!, (await other.boundingBox())!]
  expect(Math.abs(beside.y - figure.y)).toBeLessThan(60)
})

for (const width of sampleOf([390, 768, 1280, 1440], 2))
  test(
    `at ${width} px a price in another currency is text on its own line, without layout shift`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/property/cornwall-gardens-apartment')
      const band = page.locator('article header').filter({ has: page.locator('h1') })
      const places = () =>
        page
          .locator('article h1, article .gallery, [data-testid=price], [data-testid=key-facts]')
          .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON())))
      const before = await places()
      await page.getByLabel('Prices also in').selectOption('NGN')
      await expect(band).toContainText('a month, indicative')
      expect(await band.innerText()).toContain('≈ ₦')
      expect(await places()).toEqual(before)
      const [price, other] = await Promise.all(
        ['[data-testid=price]', 'other-unit'].map((part) => band.locator(part).boundingBox()),
      )
      expect(other!.y).toBeGreaterThanOrEqual(price!.y + price!.height - 4)
      // The chooser needs its visible label.
      expect((await page.getByText('Prices also in').first().boundingBox())!.width).toBeGreaterThan(60)
      // React hydrates the page with the text in it.
      await page.locator('.gallery').hover()
      await hydrated(page)
      await expect(band).toContainText('a month, indicative')
      expect(await places()).toEqual(before)
    },
  )

test('without a choice nothing is fetched for it', nightly, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/buy', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /elements/.test(url))).toEqual([])
})

for (const path of sampleOf(['/buy', '/property/royal-hill-cottage']))
  test(`${path} has no layout shift with a chosen currency`, nightly, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('preferences', '{"currency":"NGN","size":"m2"}'))
    await observeShifts(page)
    // Listings of other tests would change the list.
    if (path === '/buy') await page.route('**/rest/v1/**', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('other-unit').filter({ hasText: '≈' }).first()).toBeVisible()
    if (path === '/buy') {
      // On a card it has its own line, between price and title.
      const card = page.getByRole('article').first()
      const [price, other, title] = await Promise.all(
        ['strong', 'other-unit[pounds]', 'h3'].map(async (part) => (await card.locator(part).boundingBox())!),
      )
      expect(other!.y).toBeGreaterThanOrEqual(price!.y + price!.height - 2)
      expect(other!.y + other!.height).toBeLessThanOrEqual(title!.y)
    }
    await expectNoShift(page, path)
  })

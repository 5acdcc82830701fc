import type { Page } from '@playwright/test'
import { nightly, sampleOf } from '../every-case'
import { administrator, expect, newListing, test } from './site'

// What a page shows when a part of its code, or a request of that part, is lost with the connection.

const loseCode = (page: Page, name: string) => page.route(new RegExp(`/_astro/${name}\\.`), (route) => route.abort())

for (const [path, island] of sampleOf([
  ['/viewing?token=abc', 'ViewingPage'],
  ['/alerts?token=abc', 'AlertPage'],
  ['/saved', 'SavedPage'],
  ['/property/not-yet-built', 'PropertyShellPage'],
  ['/admin/login', 'AdminSignInScreen'],
] as const))
  test(`${path} says that it did not load, and can be loaded again`, async ({ page }) => {
    await loseCode(page, island)
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('This part of the page did not load.')
    await expect(
      page
        .locator('main, body')
        .first()
        .getByText(/^(Loading|One moment)/),
    ).toBeHidden()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Load the page again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    expect(new URL(page.url()).search).toBe(new URL(path, 'https://example.com').search)
  })

test('The page of a listing added since the build stays when its map’s code is lost', nightly, async ({ page }) => {
  const listing = newListing()
  const admin = await administrator()
  await admin.from('properties').insert(listing)
  try {
    await loseCode(page, '(Location|Light)')
    await page.goto(`/property/${listing.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Location' })).toContainText('Camden')
    await expect(page.getByText('This part of the page stopped working.')).toHaveCount(0)
  } finally {
    await admin.from('properties').delete().eq('slug', listing.slug)
  }
})

test(
  'The pictures scroll without the code of the gallery, which loads at the next press',
  nightly,
  async ({ page }) => {
    await loseCode(page, 'start-swiper')
    await page.goto('/property/cornwall-gardens-apartment')
    const next = page.getByRole('button', { name: 'Next picture' })
    await next.click()
    await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 })
    await page.unrouteAll()
    await next.click()
    await expect(page.locator('.swiper-initialized')).toBeVisible()
  },
)

test('A map says that its homes did not load, and loads them at a press', nightly, async ({ page }) => {
  await page.route('https://tiles.example/**', (route) => route.abort())
  await page.route('**/rest/v1/rpc/listings_on_map', (route) => route.abort())
  await page.goto('/rent?view=map')
  const problem = page.getByRole('status').filter({ hasText: 'The homes did not load.' })
  await expect(problem).toBeVisible()
  await page.unroute('**/rest/v1/rpc/listings_on_map')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(problem).toBeHidden()
  await expect(page.locator('[data-listing-id]').first()).toBeVisible()
})

test('A calculator whose code is lost says so beside a changed value, and calculates once it loads', async ({
  page,
}) => {
  await loseCode(page, 'Mortgage')
  await page.goto('/calculators/mortgage')
  const figure = page.getByTestId('calculator-figure')
  const example = await figure.textContent()
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'The connection was lost before the calculator was ready.' })
  await expect(problem).toBeHidden()
  await page.getByLabel('Deposit', { exact: true }).fill('90,000')
  await expect(problem).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(problem).toBeHidden()
  await expect(figure).not.toHaveText(example ?? '')
})

test('The alert button of an area says that its form did not load', nightly, async ({ page }) => {
  await loseCode(page, 'AreaAlert')
  await page.goto('/areas/camden')
  await page.getByRole('button', { name: 'Tell me about new homes in Camden' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })).toBeVisible()
})

test('A currency whose code is lost is not chosen, and says so', nightly, async ({ page }) => {
  await loseCode(page, 'elements')
  await page.goto('/buy')
  const chooser = page.getByLabel('Prices also in')
  await chooser.selectOption('NGN')
  const problem = page.getByRole('alert').filter({ hasText: 'Your choice did not load.' })
  await expect(problem).toBeVisible()
  await expect(chooser).toHaveValue('')
  await page.unrouteAll()
  await chooser.selectOption('NGN')
  await expect(page.getByRole('article').first()).toContainText('≈ ₦')
  await expect(problem).toBeHidden()
})

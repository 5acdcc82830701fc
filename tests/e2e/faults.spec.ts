import type { Page, Route } from '@playwright/test'
import { administrator, expect, newListing, test, unhurried } from './site'
import { nightly, sampleOf } from '../every-case'

// Pages while the database does not respond normally.
const backend = /\/(rest|auth|storage)\/v1\//
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'is gone': (route) => route.abort('connectionrefused'),
  hangs: () => {},
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"boom"}' }),
  'answers 502 with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers half a sentence': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id": "1", "slu' }),
  'takes three seconds': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => {})
  },
}
const paths = ['/', '/rent', '/buy', '/property/cornwall-gardens-apartment']

async function errorsOf(page: Page) {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  return thrown
}

for (const [fault, meet] of sampleOf(Object.entries(faults))) {
  test(`pages with listings are complete while the database ${fault}`, async ({ page }) => {
    const thrown = await errorsOf(page)
    await page.route(backend, meet)
    for (const path of paths)
      await test.step(path, async () => {
        const requested = page.waitForRequest(backend)
        await page.goto(path)
        // Interaction hydrates islands, which must not empty the page either.
        await page.locator('main').hover()
        // Responses have been processed; pending ones are not awaited further.
        const response = (await requested).response().catch(() => null)
        await Promise.race([response, page.waitForTimeout(400)])
        await page.waitForTimeout(100)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('main img').count()).toBeGreaterThan(0)
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
        expect(thrown).toEqual([])
      })
  })

  test(`/contact keeps the input while the database ${fault}, and sends it once when it is back`, async ({ page }) => {
    test.setTimeout(90_000)
    const thrown = await errorsOf(page)
    const email = `fault-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
    // Fakes the clock instead of waiting for the timeout.
    if (fault === 'hangs') await page.clock.install()
    await unhurried(page)
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ama Boateng')
    await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
    await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?')
    await page.route(backend, meet)
    const requested = page.waitForRequest(backend)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await requested
    if (fault === 'hangs') await page.clock.fastForward(20_000)
    if (fault === 'answers half a sentence') {
      // A status of 200 counts as success, as far as the browser can know.
      await expect(page.getByText(/Thank You!|There was an error submitting your message/).first()).toBeVisible({
        timeout: 30_000,
      })
    } else if (fault !== 'takes three seconds') {
      await expect(
        page.getByRole('alert').filter({ hasText: 'There was an error submitting your message. Please try again.' }),
      ).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('alert').getByRole('link', { name: /020 7946/ })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is anybody there?')
      await page.unroute(backend)
      await page.getByRole('button', { name: 'Send Message' }).click()
    }
    if (fault !== 'answers half a sentence') {
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 20_000 })
      const { data } = await (await administrator()).from('contact_submissions').select('id').eq('email', email)
      expect(data).toHaveLength(1)
    }
    expect(thrown).toEqual([])
  })
}

test('a listing added since the build shows a load error, however the database fails', nightly, async ({ page }) => {
  test.setTimeout(120_000)
  const listing = newListing()
  const admin = await administrator()
  await admin.from('properties').insert(listing)
  await page.clock.install()
  for (const fault of ['is gone', 'hangs', 'answers 500', 'answers half a sentence']) {
    await page.route(backend, faults[fault]!)
    const requested = page.waitForRequest(backend)
    await page.goto(`/property/${listing.slug}`)
    await requested
    // Fakes the clock instead of waiting for retry and timeout.
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(page.getByText('Failed to load property'), fault).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await page.unroute(backend)
  }
  await page.route(backend, faults['takes three seconds']!)
  await page.goto(`/property/${listing.slug}`)
  await expect(page.getByText('Loading property...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible({ timeout: 15_000 })
  await admin.from('properties').delete().eq('slug', listing.slug)
})

test('static pages need no database, and ask it once whether the site content changed', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => backend.test(request.url()) && requested.push(request.url()))
  for (const path of [
    '/about',
    '/landlords/lettings',
    '/landlords/management',
    '/resources/area-guide',
    '/resources/selling-process',
    '/privacy-policy',
    '/fees',
  ])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(requested).toEqual([expect.stringMatching(/\/site_content$/)])
})

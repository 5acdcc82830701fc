import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { administrator, expect, hydrated, newListing, test } from './site'
import { nightly, sampleOf } from '../every-case'

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('/rent contains every rental that is not let, with its price', nightly, async ({ request }) => {
    const html = await (await request.get('/rent')).text()
    const { data } = await (
      await administrator()
    )
      .from('properties')
      .select('title, price')
      .eq('listing_type', 'rent')
      .in('status', ['live', 'let_agreed'])
      .lt('created_at', new Date(Date.now() - 864e5).toISOString())
    expect(data).toHaveLength(14)
    for (const { title, price } of data!) {
      expect(html).toContain(title)
      expect(html).toContain(`£${Number(price).toLocaleString('en-GB')} pcm`)
    }
  })

  test('a property contains its facts, its description and its links', nightly, async ({ page }) => {
    await page.goto('/property/cornwall-gardens-apartment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cornwall Gardens Apartment')
    await expect(page.getByTestId('price')).toHaveText('£4,750 pcm')
    await expect(page.getByText('1,310 sq ft', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Property Description' })).toBeVisible()
    await expect(page.getByText(/behind one of the white porches/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Interested in this rental?' })).toBeVisible()
    expect(await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href')).toMatch(
      /^mailto:.+Cornwall%20Gardens%20Apartment.+Kensington.+4%2C750/,
    )
    expect(await page.getByRole('link', { name: 'Call', exact: true }).first().getAttribute('href')).toMatch(
      /^tel:\+44/,
    )
    await page.getByRole('link', { name: '← Back to homes to rent' }).click()
    await expect(page).toHaveURL('/rent')
  })

  test('every card links to its listing', nightly, async ({ page }) => {
    await page.goto('/buy')
    const card = page.getByRole('link', { name: 'View details of Royal Hill Cottage' })
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Royal Hill Cottage')
  })

  test('the header’s groups open, with their links', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await page.locator('#nav summary', { hasText: 'Landlords' }).click()
    await expect(page.locator('#nav').getByRole('link', { name: 'Property management' })).toBeVisible()
  })
})

test('the first screen of a property page shows its name, price, picture and five facts', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property/pelham-crescent-apartment')
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByTestId('price'),
    page.locator('.swiper-slide img').first(),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  const facts = page.getByTestId('key-facts').locator('dd')
  for (let n = 0; n < 5; n++) await expect(facts.nth(n)).toBeInViewport({ ratio: 1 })
  // The contents link to every section, and mark the current one without script.
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: /^Facts about this home/ }).click()
  await expect(page.getByRole('heading', { name: 'Facts about this home' })).toBeInViewport()
  await expect(contents.locator('a:target-current')).toContainText('Facts about this home')
})

test('an unknown path is a real 404 with links', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
})

test('Go Back returns to the previous page', nightly, async ({ page }) => {
  await page.goto('/buy')
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/buy')
})

test('an unknown listing is a 404 that says so', async ({ page }) => {
  const response = await page.goto('/property/no-such-home')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
  await expect(page.getByText("The property you're looking for doesn't exist or has been removed")).toBeVisible()
})

test('a list, an area and a listing added since the build make no request twice', async ({ page }) => {
  const listing = newListing()
  const admin = await administrator()
  await admin.from('properties').insert(listing)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/v1/') && !pathname.endsWith('/site_content'))
      requests.push(`${request.method()} ${pathname}`)
  })
  const requestsOf = async (path: string) => {
    requests.length = 0
    await page.goto(path)
    await expect(page.getByText(listing.title).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return requests.toSorted()
  }
  expect.soft(await requestsOf('/buy')).toEqual(['POST /rest/v1/rpc/search_listings'])
  // One for rentals, one for sales.
  expect.soft(await requestsOf('/areas/camden')).toEqual(['GET /rest/v1/listing_cards', 'GET /rest/v1/listing_cards'])
  // Similar listings are chosen among the cards. The history of a listing is in tables of its own.
  const read = ['GET /rest/v1/listing_cards', 'GET /rest/v1/properties', 'POST /rest/v1/rpc/listing_histories']
  expect.soft(await requestsOf(`/property/${listing.slug}`)).toEqual(read)
  await admin.from('properties').delete().eq('slug', listing.slug)
})

test('a listing added since the build has its card, counts, picture, title and place', async ({
  page,
  consoleErrors,
}) => {
  const listing = newListing({
    gallery: ['https://images.unsplash.com/photo-1', '/pictures/camden-lock-apartment/kitchen.webp'],
  })
  const picture = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
  }
  for (const host of ['images.unsplash.com', 'tiles.example'])
    await page.route(`https://${host}/**`, (route) => route.fulfill(picture))
  const loaded = (image: Locator) =>
    expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth && element.currentSrc))
      .toContain('unsplash.com/photo-1')
  const admin = await administrator()
  await admin.from('properties').insert(listing)
  await page.goto('/buy')
  const card = page.getByRole('article').filter({ hasText: listing.title })
  await loaded(card.getByRole('img'))
  const total = await page.getByTestId('count').innerText()
  await expect(page.getByRole('listitem').filter({ hasText: 'All London' })).toHaveText(`All London ${total}`)
  await expect(card.getByRole('link', { name: `View details of ${listing.title}` })).toHaveAttribute(
    'href',
    `/property/${listing.slug}`,
  )
  const response = await page.goto(`/property/${listing.slug}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
  await expect(page.getByTestId('price')).toHaveText('£123,456')
  await expect(page).toHaveTitle(`${listing.title}, Camden | Meridian Row`)
  await loaded(page.locator('.swiper-slide img').first())
  // Without coordinates, its area is shown.
  await expect(page.getByRole('heading', { level: 2, name: 'Location' })).toBeVisible()
  await expect(page.getByText('Camden, London', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Where Camden is in London, on a map' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /mlat=51\.538&mlon=-0\.1385/,
  )
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByRole('region', { name: 'Map of Camden' })).toBeVisible()
  expect(consoleErrors).toEqual([])
  await admin.from('properties').delete().eq('slug', listing.slug)
})

// A static host does not redirect: the shell or the old page redirects in the browser.
for (const file of sampleOf(['listing-shell.html', 'property/cornwall-gardens-apartment.html']))
  test(`a former address answered with ${file} leads to the home's present one, and Back skips it`, async ({
    page,
  }) => {
    const listing = newListing()
    const now = `${listing.slug}-renamed`
    const admin = await administrator()
    await admin.from('properties').insert(listing)
    await admin.from('properties').update({ slug: now }).eq('slug', listing.slug)
    // As built for this listing; its pictures keep their folder.
    const body = (await readFile(`${process.env['TEST_FOLDER']}/${file}`, 'utf8')).replace(
      /(?<!pictures\/)cornwall-gardens-apartment/g,
      listing.slug,
    )
    await page.route(`**/property/${listing.slug}?*`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/robots.txt')
    await page.goto(`/property/${listing.slug}?from=letter#ask`)
    await expect(page).toHaveURL(`/property/${now}?from=letter#ask`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
    await admin.from('properties').delete().eq('slug', now)
  })

test('a price changed since the build is shown, and a removed listing says so', async ({ page }) => {
  const admin = await administrator()
  const { data: before } = await admin.from('properties').select('*').eq('slug', 'eel-brook-studio').single()
  try {
    await admin.from('properties').update({ price: 1777 }).eq('slug', 'eel-brook-studio')
    await page.goto('/property/eel-brook-studio')
    await expect(page.getByTestId('price')).toHaveText('£1,777 pcm')
    await admin.from('properties').delete().eq('slug', 'eel-brook-studio')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found')
    await expect(page).toHaveTitle('Property Not Found | Meridian Row')
  } finally {
    await admin.from('properties').upsert(before)
  }
})

test.describe('When the backend cannot be reached', () => {
  for (const fault of sampleOf(['refused', 'broken'] as const))
    test(`prerendered listings stay, and the failure is logged once (${fault})`, async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.route('**/rest/v1/**', (route) =>
        fault === 'refused' ? route.abort() : route.fulfill({ status: 200, body: '{not json' }),
      )
      await page.goto('/rent')
      await expect.poll(() => warnings.length).toBe(1)
      await expect(page.getByRole('article')).toHaveCount(14)
    })

  test('the shell says that it failed to load, with a link, and tries again', nightly, async ({ page }) => {
    const listing = newListing()
    await (await administrator()).from('properties').insert(listing).throwOnError()
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    await page.route('**/property/new-home-*', (route) =>
      route.fulfill({ path: `${process.env['TEST_FOLDER']}/listing-shell.html` }),
    )
    await page.goto(`/property/${listing.slug}`)
    await expect(page.getByText('Failed to load property')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused({ timeout: 20_000 })
    await page.unroute('**/rest/v1/**')
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1, name: listing.title })
    await expect(title).toBeFocused()
  })
})

test('nothing hydrates before interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/property/royal-hill-cottage', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /PropertyPage|client|swip/i.test(url))).toEqual([])
  await page.locator('.gallery').hover()
  await hydrated(page)
  expect(scripts.some((url) => /PropertyPage/.test(url))).toBe(true)
})

for (const width of sampleOf([736, 768, 1024, 1440]))
  test(
    `at ${width} px nothing of the rail overlaps the pictures, and the canal on the map’s tile is a line`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/property/camden-lock-apartment')
      const gallery = await page.getByRole('region', { name: 'Pictures' }).boundingBox()
      const buttons = await page.locator('article.property .btn').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => ({
            left: link.getBoundingClientRect().left,
            right: link.getBoundingClientRect().right,
            fits: link.scrollWidth <= link.clientWidth,
          })),
      )
      const beside = buttons.filter(({ left }) => left < gallery!.x)
      expect(beside).toHaveLength(4)
      expect(beside.filter(({ right, fits }) => right > gallery!.x || !fits)).toEqual([])
      await expect(page.locator('a[href="#where"] svg', { has: page.locator('use') })).toHaveCSS('fill', 'none')
    },
  )

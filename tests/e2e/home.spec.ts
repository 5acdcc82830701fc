import { expect, test } from './site'
import { nightly, sampleOf } from '../every-case'

test('the home page follows the specification’s order, except that its listings are first', async ({ page }) => {
  await page.goto('/')
  // textContent, because unrendered content has no innerText.
  const main = (await page.locator('main').textContent())!.replace(/\s+/g, ' ')
  const order = [
    'I want to rent',
    'Get a rental valuation',
    'Featured Properties',
    'We focus on one thing',
    'Calls in your time zone',
    'How we manage',
    '230+',
    '400+',
    '£180m+',
    'Visit our office',
    'Get a Free Valuation',
  ]
  expect(order.map((text) => main.indexOf(text))).not.toContain(-1)
  const places = order.filter((text) => !/time zone|focus/.test(text)).map((text) => main.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test(
  'its first screen has the picture with its caption, and its statement stays on two lines',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect(page.locator('figcaption').first()).toBeInViewport({ ratio: 1 })
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 20))).size
      })
      expect(lines, `${width} px`).toBe(2)
    }
  },
)

test('it features three rentals and three sales', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('To Rent', { exact: true })).toHaveCount(3)
  await expect(page.getByText('For Sale', { exact: true })).toHaveCount(3)
})

test(
  'on a phone its first listing is visible after one scroll, and a swipe shows the others',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Listings of other tests would change the row.
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/')
    const cards = page.getByRole('article')
    expect((await cards.first().boundingBox())!.y).toBeLessThan(2 * 844)
    const [second, last] = [cards.nth(1), cards.last()]
    expect((await second.boundingBox())!.x).toBeLessThan(390)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test.describe('Testimonials', () => {
  for (const [width, shown] of sampleOf(
    [
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
    ] as const,
    2,
  ))
    test(`show ${shown} at ${width} px, 20 px apart, and wrap around`, nightly, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const slides = page.getByRole('list', { name: '6 testimonials' }).getByRole('listitem')
      await expect(slides).toHaveCount(6)
      const visible = () =>
        slides.evaluateAll((items) => {
          const track = items[0]!.parentElement!.getBoundingClientRect()
          return items.flatMap((item, n) => {
            const { left, right } = item.getBoundingClientRect()
            return left >= track.left - 2 && right <= track.right + 2 ? [n + 1] : []
          })
        })
      const first = Array.from({ length: shown }, (_, n) => n + 1)
      expect(await visible()).toEqual(first)
      const gap = await slides.evaluateAll(
        ([a, b]) => b!.getBoundingClientRect().left - a!.getBoundingClientRect().right,
      )
      expect(gap).toBeCloseTo(20, 0)
      const next = page.getByRole('button', { name: 'Next testimonials' })
      await next.click()
      await expect.poll(visible).toEqual(first.map((n) => n + 1))
      await page.getByRole('button', { name: 'Previous testimonials' }).click()
      await page.getByRole('button', { name: 'Previous testimonials' }).click()
      await expect.poll(visible).toContain(6)
      await next.click()
      await expect.poll(visible).toEqual(first)
    })
})

test('without JavaScript testimonials scroll, without dead buttons', nightly, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/')
  const list = page.getByRole('list', { name: '6 testimonials' })
  await list.scrollIntoViewIfNeeded()
  expect(await list.evaluate((track) => track.scrollWidth > track.clientWidth)).toBe(true)
  for (const name of ['Previous testimonials', 'Next testimonials'])
    await expect(page.locator(`[aria-label="${name}"]`)).toBeHidden()
  await context.close()
})

test.describe('The map', () => {
  for (const path of sampleOf(['/', '/contact']))
    test(`on ${path} makes no request until pressed`, async ({ page }) => {
      const elsewhere: string[] = []
      // A listing of another test may have its pictures at a.example.
      const own = /^http:\/\/localhost|^https:\/\/a\.example\//
      page.on('request', (request) => !own.test(request.url()) && elsewhere.push(request.url()))
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(elsewhere).toEqual([])
      const marker = await page.locator('[data-map]').getAttribute('data-map')
      expect(JSON.parse(marker!)).toMatchObject({ zoom: 16 })
      await page.route('https://tiles.example/**', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
        }),
      )
      await page.getByRole('button', { name: 'Show the map' }).click()
      await expect(page.getByRole('region', { name: 'Map of Meridian Row' })).toBeVisible()
      await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
      // On the narrowest phone the link does not cover the map or its attribution.
      await page.setViewportSize({ width: 320, height: 640 })
      const [link, map] = await Promise.all(
        [page.getByRole('link', { name: 'Open in OpenStreetMap' }), page.getByRole('region', { name: /^Map of/ })].map(
          (part) => part.boundingBox(),
        ),
      )
      expect(link!.y).toBeGreaterThanOrEqual(map!.y + map!.height)
    })

  for (const [path, width] of sampleOf([
    ['/', 390],
    ['/', 360],
    ['/contact', 390],
    ['/property/cornwall-gardens-apartment', 360],
  ] as const))
    test(`of ${path} has complete names at ${width} px`, nightly, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const drawing = page.locator('svg[aria-label^="Where "]').first()
      await drawing.scrollIntoViewIfNeeded()
      const frame = (await drawing.locator('..').boundingBox())!
      const boxes = await drawing
        .locator('text:visible')
        .evaluateAll((names) =>
          names.map((name) => ({ text: name.textContent, ...name.getBoundingClientRect().toJSON() })),
        )
      expect(boxes.length).toBeGreaterThan(3)
      const cut = boxes.filter(
        ({ left, right }) =>
          (left < frame.x && right > frame.x) || (right > frame.x + frame.width && left < frame.x + frame.width),
      )
      expect(cut.map(({ text }) => text)).toEqual([])
    })

  test('stays the drawn one if the real one is unreachable', nightly, async ({ page }) => {
    await page.route('https://tiles.example/**', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Show the map' }).click()
    await expect(page.getByText('The street map could not be loaded. You see our own map instead.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Where Meridian Row is in London, on a map' })).toBeVisible()
  })
})

test('in forced colours the chosen one of Rent and Buy has another background', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const [rent, buy] = await page.locator('[data-find] label:has([name=looking-for])').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { backgroundColor, color } = getComputedStyle(tab)
      return [backgroundColor, color]
    }),
  )
  expect(rent).not.toEqual(buy)
  expect(rent![0]).not.toBe(rent![1])
})

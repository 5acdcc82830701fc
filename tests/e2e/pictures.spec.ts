import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, expect, newListing, test } from './site'

/** A test that can create listings with given pictures. They are deleted after it. */
const testWithListing = test.extend<{
  createListing: (...gallery: string[]) => Promise<{ slug: string; title: string }>
}>({
  createListing: async ({}, use) => {
    const admin = await administrator()
    const slugs: string[] = []
    await use(async (...gallery) => {
      const listing = newListing({ gallery, thumb: gallery[0] })
      slugs.push(listing.slug)
      await admin.from('properties').insert(listing)
      return listing
    })
    await admin.from('properties').delete().in('slug', slugs)
  },
})

testWithListing.describe('A picture of a known host', () => {
  const address = 'https://images.unsplash.com/photo-1?ixid=abc'
  /** Mocks the host: serves requested widths, except refused ones. Returns the requested widths. */
  async function mockHost(page: Page, isRefused: (width: string | null) => boolean = () => false) {
    const requested: (string | null)[] = []
    await page.route('https://images.unsplash.com/**', async (route) => {
      const width = new URL(route.request().url()).searchParams.get('w')
      requested.push(width)
      if (isRefused(width)) return route.fulfill({ status: 404, body: '' })
      const body = await sharp({
        create: { width: Number(width ?? 3000), height: 800, channels: 3, background: '#5a7' },
      })
        .jpeg()
        .toBuffer()
      return route.fulfill({ contentType: 'image/jpeg', body })
    })
    return requested
  }
  const firstPicture = (page: Page) => page.locator('.swiper-slide img').first()
  const expectSource = (page: Page) =>
    expect.poll(() =>
      firstPicture(page).evaluate(
        (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.currentSrc,
      ),
    )

  testWithListing(
    'is requested in the width of its display, on its card and on its page',
    nightly,
    async ({ page, createListing, consoleErrors }) => {
      const requested = await mockHost(page)
      const { slug, title } = await createListing(address)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/buy')
      const card = page.getByRole('article').filter({ hasText: title }).locator('img')
      await card.scrollIntoViewIfNeeded()
      await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('w=640')
      await page.goto(`/property/${slug}`)
      await expectSource(page).toContain('ixid=abc&fit=max&auto=format%2Ccompress&w=640')
      expect(requested).not.toContain(null)
      expect(consoleErrors).toEqual([])
    },
  )

  testWithListing('is requested without a width if the host refuses it', nightly, async ({ page, createListing }) => {
    await mockHost(page, (width) => width !== null)
    const { slug } = await createListing(address)
    await page.goto(`/property/${slug}`)
    await expectSource(page).toBe(address)
  })

  testWithListing('becomes the placeholder if the host no longer has it', nightly, async ({ page, createListing }) => {
    await mockHost(page, () => true)
    const { slug } = await createListing(address)
    await page.goto(`/property/${slug}`)
    await expect(firstPicture(page)).toHaveAttribute('src', '/pictures/placeholder.svg')
  })
})

testWithListing(
  'An upload without smaller sizes is shown in its own size, and requests no missing file',
  nightly,
  async ({ page, createListing, consoleErrors }) => {
    const admin = await administrator()
    const path = `old/${crypto.randomUUID()}.webp`
    const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#a75' } })
      .webp()
      .toBuffer()
    const { error } = await admin.storage
      .from('property-images')
      .upload(path, new Uint8Array(bytes), { contentType: 'image/webp' })
    expect(error).toBeNull()
    const { slug } = await createListing(`/storage/v1/object/public/property-images/${path}`)
    const failedUrls: string[] = []
    page.on(
      'response',
      (response) =>
        response.status() >= 400 && !response.url().includes('/property/') && failedUrls.push(response.url()),
    )
    await page.goto(`/property/${slug}`)
    await expect
      .poll(() =>
        page
          .locator('.swiper-slide img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1500)
    expect([failedUrls, consoleErrors]).toEqual([[], []])
    await admin.storage.from('property-images').remove([path])
  },
)

const listingPath = '/property/cornwall-gardens-apartment'

test.describe('The gallery', () => {
  test('moves by its arrows and the arrow keys, and loops; the keyboard reaches only the visible picture', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(listingPath)
    const counter = page.getByTestId('gallery-controls')
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await expect(counter).toContainText('5 / 5')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(counter).toContainText('1 / 5')
    // The full-screen button comes first.
    await page.getByRole('button', { name: /^All 5 pictures/ }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Living room/)
    await page.keyboard.press('ArrowRight')
    await expect(counter).toContainText('2 / 5')
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^The building/)
    await expect(page.locator('.gallery .swiper a:not([tabindex="-1"])')).toHaveCount(1)
    // The next pictures are beside it.
    await expect(page.getByRole('link', { name: 'Picture 3 of 5' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Picture 4 of 5' })).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await expect(counter).toContainText('2 / 5')
    expect(consoleErrors).toEqual([])
  })

  test('stays at its picture while arrow keys serve a list of choices, or a sheet over it', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.goto(listingPath)
    const counter = page.getByTestId('gallery-controls')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(counter).toContainText('2 / 5')
    await page.getByRole('combobox').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('link', { name: 'Arrange a viewing' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Inquiry about this home' })
    await sheet.getByRole('button', { name: /^Close/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Next picture' }).click()
    // One key more would have moved it further.
    await expect(counter).toContainText('3 / 5')
  })

  test('a picture opens in its own tab', nightly, async ({ page, context }) => {
    await page.goto(listingPath)
    const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('.swiper-slide a').first().click()])
    expect(tab.url()).toMatch(/living-1280\.avif$/)
  })

  testWithListing('a broken picture becomes the placeholder', nightly, async ({ page, createListing }) => {
    const { slug } = await createListing('/pictures/nowhere/at-all.webp')
    await page.goto(`/property/${slug}`)
    await expect(page.locator('.swiper-slide img')).toHaveAttribute('src', '/pictures/placeholder.svg')
  })

  test('without JavaScript it scrolls, and its tiles link to their sections', nightly, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(listingPath)
    await page.getByRole('link', { name: 'Picture 3 of 5' }).click()
    await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden()
    await page.getByLabel('Pictures', { exact: true }).getByRole('link', { name: 'Floor plan' }).click()
    await expect(page.getByRole('heading', { name: 'Floor plan' })).toBeInViewport()
    await context.close()
  })
})

/** Dispatches touch events: one finger for each position, from the first positions to the last. */
async function dispatchTouches(cdp: CDPSession, ...moves: [x: number, y: number][][]) {
  const points = (positions: [number, number][]) => positions.map(([x, y], id) => ({ x, y, id }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(moves[0]!) })
  for (const positions of moves.slice(1))
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(positions) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('Full screen', () => {
  test(
    'keeps a picture of useful size in a very low window, and its caption with large text',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(listingPath)
      await page.getByRole('button', { name: /^All 5 pictures/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
      const picture = dialog.getByRole('tabpanel').locator('.swiper-slide:not([inert]) img')
      await expect.poll(async () => (await picture.boundingBox())!.height).toBeGreaterThan(150)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'))
      const caption = dialog.getByTestId('picture-caption')
      await expect.poll(async () => (await caption.boundingBox())!.width).toBeGreaterThan(200)
    },
  )

  test('opens at the visible picture, turns by keys and buttons, and restores the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(listingPath)
    const all = page.getByRole('button', { name: /^All 5 pictures/ })
    const frame = await page.locator('.gallery .big').boundingBox()
    const button = (await all.boundingBox())!
    expect(button.height).toBeGreaterThanOrEqual(44)
    expect(button.y + button.height).toBeLessThan(frame!.y + frame!.height)
    // A tile opens it at its picture.
    await page.getByRole('link', { name: 'Picture 3 of 5' }).click()
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
    const counter = dialog.getByTestId('picture-counter')
    const picture = dialog.getByRole('tabpanel').locator('.swiper-slide:not([inert]) img')
    await expect(counter).toHaveText('Picture 3 / 5')
    await expect(picture).toBeInViewport({ ratio: 0.99 })
    expect((await picture.boundingBox())!.height).toBeCloseTo(768, 0)
    await expect(dialog.getByTestId('picture-caption')).toHaveText((await picture.getAttribute('alt')) ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText('Picture 4 / 5')
    await page.keyboard.press('End')
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(counter).toHaveText('Picture 1 / 5')
    await dialog.getByRole('button', { name: 'Picture 5' }).click()
    await expect(counter).toHaveText('Picture 5 / 5')
    // A click at the sides turns the picture, in the middle it zooms.
    await page.mouse.click(400, 450)
    await expect(counter).toHaveText('Picture 4 / 5')
    await page.mouse.dblclick(860, 450)
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(2800)
    await page.keyboard.press('0')
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeLessThan(1200)
    expect(await axe(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // The gallery and full screen continue from the last picture.
    await expect(page.getByTestId('gallery-controls')).toContainText('4 / 5')
    await all.click()
    await expect(counter).toHaveText('Picture 4 / 5')
    await page.keyboard.press('Escape')
    await expect(all).toBeFocused()
  })

  test('shows the floor plan on paper, zoomed and panned, and links back to the page', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(listingPath)
    const tile = page.getByLabel('Pictures', { exact: true }).getByRole('link', { name: 'Floor plan' })
    await page.locator('.gallery').hover()
    await page.waitForSelector('.swiper-initialized')
    await tile.click()
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
    const plan = dialog.getByRole('img', { name: /^Floor plan of/ })
    await expect(dialog.getByRole('tab', { name: 'Floor plan' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(async () => Math.round((await plan.boundingBox())!.height)).toBe(768)
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(async () => Math.round((await plan.boundingBox())!.height)).toBe(1152)
    const { y } = (await plan.boundingBox())!
    await page.mouse.move(860, 400)
    await page.mouse.down()
    await page.mouse.move(860, 460, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await plan.boundingBox())!.y - y).toBeGreaterThan(50)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await plan.boundingBox())!.y - y).toBeLessThan(0)
    expect(await axe(page, 'dialog')).toEqual([])
    await dialog.getByRole('tab', { name: 'Floor plan' }).press('ArrowUp')
    await expect(dialog.getByRole('tab', { name: 'Pictures' })).toBeFocused()
    await expect(dialog.getByTestId('picture-counter')).toHaveText('Picture 1 / 5')
    await dialog.getByRole('link', { name: 'Map' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('#where')).toBeInViewport()
  })

  test(
    'on a phone a swipe turns the pictures, a tap opens one in a tab, and a pinch zooms',
    nightly,
    async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await page.goto(listingPath)
      const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
      const counter = dialog.getByTestId('picture-counter')
      // In the page a swipe turns pictures; a tap opens the visible one in a tab.
      await dispatchTouches(cdp, [[330, 230]], [[280, 230]], [[200, 230]], [[120, 230]], [[60, 230]])
      await expect(page.getByTestId('gallery-controls')).toContainText('2 / 5')
      // The first swipe scrolls natively; afterwards the loaded code turns the pictures.
      await page.locator('.gallery .swiper-initialized').waitFor()
      await dispatchTouches(cdp, [[330, 230]], [[280, 230]], [[200, 230]], [[120, 230]], [[60, 230]])
      await expect(page.getByTestId('gallery-controls')).toContainText('3 / 5')
      await expect(dialog).toHaveCount(0)
      expect(context.pages()).toHaveLength(1)
      const third = (await page.locator('#picture-3 a').getAttribute('href'))!
      const [tab] = await Promise.all([context.waitForEvent('page'), page.touchscreen.tap(195, 180)])
      expect(new URL(tab.url()).pathname).toBe(third)
      await tab.close()
      await expect(dialog).toHaveCount(0)
      // The full-screen button is on the picture.
      const all = page.getByRole('button', { name: /^All 5 pictures/ })
      await expect(all).toBeInViewport({ ratio: 1 })
      expect((await all.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await all.tap()
      await dialog.locator('.swiper-initialized').waitFor()
      await expect(counter).toHaveText('Picture 3 / 5')
      await dispatchTouches(cdp, [[330, 420]], [[280, 420]], [[200, 420]], [[90, 420]])
      await expect(counter).toHaveText('Picture 4 / 5')
      const picture = dialog.locator('.swiper-slide:not([inert]) img')
      const twoFingers = (by: number): [number, number][] => [
        [195 - by, 420],
        [195 + by, 420],
      ]
      await dispatchTouches(cdp, twoFingers(30), twoFingers(45), twoFingers(60), twoFingers(75))
      await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(600)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await context.close()
    },
  )
})

import type { Locator, Page } from '@playwright/test'
import { axe } from './axe'
import { expect, savesData, test } from './site'
import { nightly, sampleOf } from '../every-case'

/** Delays one script, or all, until released. */
async function holdBack(page: Page, name?: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/_astro/${name ? `${name}\\.` : '.*\\.js$'}`), async (route) => {
    await held
    await route.continue()
  })
  return release
}

const listingPath = '/property/cornwall-gardens-apartment'

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test.describe('The valuation dialog, before its code has loaded', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Free valuation' })
  const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' })
  const start = (page: Page) => dialog(page).getByRole('button', { name: "Let's go" })
  test.beforeEach(({ page }) => savesData(page))

  test('opens at its first step; a press on its button counts once the code has loaded', async ({
    page,
    consoleErrors,
  }) => {
    const release = await holdBack(page, 'open-dialog')
    await page.goto('/')
    await link(page).click()
    const heading = dialog(page).getByRole('heading', { name: 'Claim Your Free Valuation' })
    await expect(heading).toBeFocused()
    expect(await axe(page, 'dialog')).toEqual([])
    await start(page).click()
    await expect(start(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(dialog(page).getByText('Step 2 of 8')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page)).toBeFocused()
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })

  for (const [how, close] of sampleOf([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its cross', (page: Page) => dialog(page).getByRole('button', { name: 'Close the valuation' }).click()],
    ['Back', (page: Page) => page.goBack()],
  ] as const))
    test(`is closed by ${how}, and stays closed when the code loads`, nightly, async ({ page }) => {
      const release = await holdBack(page, 'open-dialog')
      await page.goto('/')
      const overlays = page.waitForResponse(/\/common\.[^/]+\.js$/)
      await link(page).click()
      await expect(dialog(page)).toBeVisible()
      await overlays
      await expect.poll(() => page.evaluate(() => (history.state as { overlay?: boolean } | null)?.overlay)).toBe(true)
      await close(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(/\/$/)
      const code = page.waitForResponse(/\/open-dialog\.[^/]+\.js$/)
      release()
      await code
      await expect(link(page)).not.toHaveAttribute('aria-busy')
      await expect(dialog(page)).toBeHidden()
      await link(page).click()
      await start(page).click()
      await expect(dialog(page).getByText('Step 2 of 8')).toBeVisible()
    })
})

test.describe('A listing’s pictures, before the gallery’s code has loaded', () => {
  const button = (page: Page) => page.getByRole('button', { name: /^All 5 pictures/ })
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of Cornwall Gardens/ })
  test.beforeEach(({ page }) => savesData(page))

  test(
    'fill the screen and scroll; the full screen takes over at the visible picture',
    nightly,
    async ({ page, consoleErrors }) => {
      const release = await holdBack(page, 'PropertyView')
      await page.goto(listingPath)
      await button(page).click()
      await expect(dialog(page).locator('img').first()).toBeInViewport()
      expect(await axe(page, 'dialog')).toEqual([])
      await dialog(page)
        .locator('.swiper')
        .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }))
      await expect(dialog(page).locator('img').nth(1)).toBeInViewport()
      release()
      await expect(dialog(page).getByText('Picture 2 / 5')).toBeVisible()
      // The enquiry form is a dialog in its place in the page.
      await expect(page.locator('dialog[open]:not(#enquire)')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(button(page)).toBeFocused()
      expect(consoleErrors).toEqual([])
    },
  )

  test('leave the page as it was when they close while they scroll', nightly, async ({ page, consoleErrors }) => {
    await page.route(/start-swiper/, () => {})
    await page.goto(listingPath)
    await button(page).click()
    await expect(dialog(page).getByText('Picture 1 / 5')).toBeVisible()
    // A slow phone reports the scroll after the dialog has closed.
    await dialog(page).evaluate((element) => {
      ;(element as HTMLDialogElement).close()
      element.querySelector('.swiper')?.dispatchEvent(new Event('scroll'))
    })
    await expect(button(page)).toBeFocused()
    expect(consoleErrors).toEqual([])
  })

  test(
    'stay open at the last one when others were removed since the build',
    nightly,
    async ({ page, consoleErrors }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/rest\/v1\/properties\?.*slug=eq\./, async (route) => {
        await held
        const response = await route.fetch()
        const rows = (await response.json()) as { gallery: string[] }[]
        await route.fulfill({ response, json: rows.map((row) => ({ ...row, gallery: row.gallery.slice(0, 2) })) })
      })
      await page.goto(listingPath)
      await button(page).click()
      await expect(dialog(page).getByText('Picture 1 / 5')).toBeVisible()
      await page.keyboard.press('End')
      await expect(dialog(page).getByText('Picture 5 / 5')).toBeVisible()
      release()
      await expect(dialog(page).getByText('Picture 2 / 2')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^All 2 pictures/ })).toBeFocused()
      expect(consoleErrors).toEqual([])
    },
  )

  test('open at a tile’s picture', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await holdBack(page, 'PropertyView')
    await page.goto(listingPath)
    await page.getByRole('link', { name: 'Picture 3 of 5' }).click()
    await expect(dialog(page).locator('img').nth(2)).toBeInViewport()
    release()
    await expect(dialog(page).getByText('Picture 3 / 5')).toBeVisible()
  })

  test('stay closed if closed before', nightly, async ({ page }) => {
    const release = await holdBack(page, 'PropertyView')
    await page.goto(listingPath)
    await button(page).click()
    await dialog(page).getByRole('button', { name: 'Close full screen' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).not.toHaveAttribute('aria-busy')
    release()
    await expect(page.locator('astro-island[ssr] .gallery')).toHaveCount(0)
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(dialog(page).getByText('Picture 1 / 5')).toBeVisible()
  })
})

test.describe('The map of a list, before the list’s code has loaded', () => {
  const mapLink = (page: Page) => page.locator('[data-bar]').getByRole('link', { name: 'See them on a map' })
  const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes' })
  for (const width of sampleOf([390, 768]))
    test(`is at the real one’s position, with its listings, at ${width} px`, async ({ page, consoleErrors }) => {
      await page.route('https://tiles.example/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await page.setViewportSize({ width, height: 844 })
      const frame = async () => Object.values((await map(page).boundingBox()) ?? {}).map(Math.round)
      const release = await holdBack(page, 'ListingSearchPage')
      await page.goto('/rent')
      await mapLink(page).click()
      await expect(map(page)).toBeInViewport()
      const place = await frame()
      await expect(map(page).getByRole('link', { name: /^£4,200, / })).toHaveAttribute('href', /^\/property\//)
      expect(await axe(page, '.listings-map')).toEqual([])
      await mapLink(page).click()
      release()
      await expect(page).toHaveURL(/\/rent\?view=map/)
      await expect(map(page)).toHaveCount(1)
      await expect(map(page).getByRole('button').first()).toBeVisible()
      expect(await frame()).toEqual(place)
      expect(consoleErrors).toEqual([])
    })

  test('is replaced by its address if the code fails to load', nightly, async ({ page }) => {
    await page.route(/\/_astro\/ListingSearchPage\./, (route) => route.abort())
    await page.goto('/rent')
    await mapLink(page).click()
    await expect(page).toHaveURL(/\/rent\?view=map#homes$/)
  })
})

test('a calculator opened with values never shows the figures of its example', async ({ page, consoleErrors }) => {
  const release = await holdBack(page, 'Affordability')
  await page.goto('/calculators/affordability?income=200000&savings=150000&buyer=home')
  const figure = page.getByTestId('calculator-figure')
  const seeHomes = page.getByRole('link', { name: /^See homes/ })
  await expect(figure).toBeHidden()
  await expect(seeHomes).toBeHidden()
  await expect(page.getByLabel('Income a year')).toBeHidden()
  release()
  await expect(page.getByLabel('Income a year')).toHaveValue('200,000')
  await expect(figure).toHaveText('£998,000')
  await seeHomes.click()
  await expect(page).toHaveURL('/buy?max=998000')
  expect(consoleErrors).toEqual([])
})

test.describe('While pressed, before any script file of the page has loaded', () => {
  for (const [what, path, control] of sampleOf(
    [
      ['the filters', '/rent', (page: Page) => page.locator('[data-bar]').getByRole('button', { name: /Filters/ })],
      ['the map', '/rent', (page: Page) => page.locator('[data-bar] [data-opens-map]')],
      ['a heart', '/rent', (page: Page) => page.locator('article [data-save]').first()],
      ['the menu', '/', (page: Page) => page.getByRole('button', { name: 'Menu' })],
      ['the valuation', '/', (page: Page) => page.getByRole('main').locator('[data-valuation]').first()],
      ['the enquiry', listingPath, (page: Page) => page.locator('a[href="#enquire"]:not([data-skip]):visible').first()],
      ['the full screen', listingPath, (page: Page) => page.getByRole('button', { name: /^All 5 pictures/ })],
    ] as const,
    2,
  ))
    test(`${what} looks pressed, until released`, nightly, async ({ page, context }) => {
      await holdBack(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.evaluate(() => document.fonts.ready)
      await control(page).scrollIntoViewIfNeeded()
      const picture = () => control(page).screenshot({ animations: 'disabled' })
      const { x, y, width, height } = (await control(page).boundingBox())!
      const before = await picture()
      const cdp = await context.newCDPSession(page)
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await expect.poll(picture).not.toEqual(before)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
      await expect.poll(picture).toEqual(before)
    })
})

test.describe('Pressed before any script of the page has loaded', () => {
  const press = async (page: Page, path: string, button: Locator) => {
    const release = await holdBack(page)
    await page.goto(path, { waitUntil: 'commit' })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(button).not.toHaveAttribute('aria-busy')
  }

  test('a heart saves its listing, once', async ({ page }) => {
    const heart = page.getByRole('button', { name: 'Save Cabot Square Studio' })
    await press(page, '/rent', page.locator('[data-save="cabot-square-studio"]'))
    await expect(heart).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Saved Cabot Square Studio' })).toBeVisible()
  })

  test('a heart stays filled until its code has loaded', nightly, async ({ page }) => {
    const release = await holdBack(page, 'toggle-saved')
    await page.goto('/rent')
    const heart = page.locator('[data-save="cabot-square-studio"]')
    await heart.click()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('cabot-square-studio')
    release()
    await expect(page.getByRole('button', { name: 'Saved Cabot Square Studio' })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('the valuation opens in its dialog', async ({ page }) => {
    await press(page, '/', page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }))
    await expect(page.getByRole('dialog', { name: 'Free valuation' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('the map of a list opens on it', nightly, async ({ page }) => {
    const link = page.locator('[data-bar] [data-opens-map]')
    const release = await holdBack(page)
    await page.goto('/rent', { waitUntil: 'commit' })
    await link.click()
    release()
    await expect(page.getByRole('region', { name: 'Map of the homes' })).toBeInViewport()
    await expect(page).toHaveURL(/\/rent\?view=map/)
  })

  test('a link is followed if the scripts fail to load', nightly, async ({ page }) => {
    let fail = () => {}
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route(/_astro\/.*\.js$/, async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }).click()
    fail()
    await expect(page).toHaveURL(/\/valuation\/rental$/)
  })
})

// The moment between hydration and first commit: React handles a press itself.
test('a press during hydration counts once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() =>
    addEventListener(
      'astro:hydrate',
      ({ target }) => {
        const next = (target as Element).querySelector<HTMLElement>('[aria-label="Next picture"]')
        queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => next?.click())))
      },
      true,
    ),
  )
  await page.goto(listingPath)
  await page.getByRole('button', { name: 'Next picture' }).hover()
  await expect(page.locator('.swiper-slide-active')).toHaveId('picture-2')
  await page.waitForTimeout(500)
  await expect(page.locator('.swiper-slide-active')).toHaveId('picture-2')
})

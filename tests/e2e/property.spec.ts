import { administrator, expect, hydrated, newListing, test } from './site'
import { nightly, sampleOf } from '../every-case'

const path = '/property/cornwall-gardens-apartment'

test.describe('The name of a listing in the rail', () => {
  for (const width of sampleOf([768, 1366, 1440]))
    test(`shows once the title has scrolled away, and complete, at ${width} px`, nightly, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const name = page.locator('nav[aria-label="On this page"] > p')
      const shown = () =>
        name.evaluate((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      expect(await shown()).toBe(false)
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await expect.poll(shown).toBe(true)
      const bold = name.locator('b')
      expect(await bold.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
      const back = page.getByRole('link', { name: /^← Back to homes/ })
      await expect(back).not.toBeInViewport()
    })
})

for (const slug of sampleOf([
  'bishops-park-garden-flat',
  'wharfside-three-bedroom-apartment',
  'crooms-hill-georgian-house',
]))
  test(`on a phone the notice of ${slug} has a gap to the bar below the pictures`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/property/${slug}`)
    const gallery = (await page.locator('.gallery').boundingBox())!
    const notice = (await page.getByTestId('status-notice').locator('p').first().boundingBox())!
    expect(notice.y - gallery.y - gallery.height).toBeGreaterThanOrEqual(16)
  })

test('the picture reaches the edge of a short screen, and of a phone in landscape', nightly, async ({ page }) => {
  await page.goto(path)
  for (const [width, height] of [
    [640, 400],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { x, width: wide } = (await page.locator('.swiper-slide img').first().boundingBox())!
    expect(x + wide).toBeCloseTo(width, 0)
  }
})

test(
  'facts are folded on phones except the first group, without JavaScript; elsewhere all are open',
  nightly,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(path)
    const facts = page.locator('#facts')
    await expect(facts.getByText('No end date; you give two months’ notice')).toBeVisible()
    const heating = facts.getByText('Gas boiler; mains water, electricity and sewerage')
    await expect(heating).toBeHidden()
    await facts.getByText('Services').first().click()
    await expect(heating).toBeVisible()
    await facts.getByText('Services').first().click()
    await expect(heating).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(heating).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(heating).toBeVisible()
      await expect(facts.getByRole('heading', { name: 'Services' })).toHaveCount(1)
      await expect(facts.locator('summary:visible')).toHaveCount(0)
    }
    await context.close()
  },
)

test(
  'on a phone the bar of a listing also links to WhatsApp, and the page is shorter than sixteen screens',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const bar = page.locator('.reach')
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp (opens in a new tab)', 'Enquire'])
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    expect(await page.evaluate(() => document.documentElement.scrollHeight / 844)).toBeLessThan(16)
  },
)

test('on a phone the bar of a listing covers neither the link back nor the focus', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const back = page.getByRole('link', { name: /^← Back to homes/ })
  const isOnTop = await back.evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === link
  })
  expect(isOnTop).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const covered: string[] = []
  let isPast = false
  for (let stop = 0; stop < 100 && !isPast; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const bar = document.querySelector<HTMLElement>('.reach')!
      const edges = [element, bar].map((part) => part.getBoundingClientRect())
      const isHidden =
        !bar.contains(element) &&
        bar.checkVisibility({ visibilityProperty: true }) &&
        edges[0]!.top >= edges[1]!.top &&
        edges[0]!.bottom <= edges[1]!.bottom
      return { html: element.outerHTML.slice(0, 80), isHidden, isPast: element.closest('footer') !== null }
    })
    if (focused.isHidden) covered.push(focused.html)
    isPast = focused.isPast
  }
  expect(covered).toEqual([])
})

test(
  'the headings and the caption of the map are the specification’s, and no paragraph is empty',
  nightly,
  async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Location', level: 2 })).toBeVisible()
    const features = page.getByRole('heading', { name: 'Features', level: 3 })
    expect((await features.boundingBox())!.width).toBeGreaterThan(40)
    await expect(page.locator('#where').getByText('Kensington, London', { exact: true })).toBeVisible()
    expect(
      await page.locator('article.property header p').evaluateAll((all) => all.filter((p) => !p.textContent)),
    ).toEqual([])
  },
)

test('the keyboard reaches the enquiry of a listing at its second stop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to the enquiry')
  await expect(page.locator(':focus')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#enquire')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
})

test('one press on “Show the map” creates one map, also on a page before hydration', async ({ page }) => {
  await page.route('https://tiles.example/**', (route) => route.abort())
  await page.addInitScript(() => {
    const made: (string | null)[] = []
    Object.assign(window, { made })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[role=region][aria-label^="Map of"]')) made.push(node.ariaLabel)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  // By script: a moving pointer would hydrate the page before the press.
  await page.getByRole('button', { name: 'Show the map' }).evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('region', { name: 'Map of Cornwall Gardens Apartment' })).toBeVisible()
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as { made: unknown[] }).made)).toHaveLength(1)
})

test(
  'at 2560 px a line has at most 68 characters, a fact is near its source, and the frame ends',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 })
    await page.goto(path)
    const description = page.getByTestId('description')
    // The widest full line: our sans averages half its size per character.
    const characters = await description.evaluate(
      (element) => element.clientWidth / (parseFloat(getComputedStyle(element).fontSize) / 2),
    )
    expect(characters).toBeLessThanOrEqual(68)
    const [value, source] = await Promise.all([
      page.locator('#facts dd').first().boundingBox(),
      page.locator('#facts dd').nth(1).boundingBox(),
    ])
    expect(source!.x - value!.x).toBeLessThan(600)
    const frame = (await page
      .locator('article header')
      .filter({ has: page.locator('h1') })
      .boundingBox())!
    expect(frame.x + frame.width).toBeLessThan(2300)
  },
)

test('at 1440 × 900 the key facts of a listing are above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page.getByTestId('key-facts')).toBeInViewport({ ratio: 1 })
})

test('a name of more than sixty characters takes two lines at 1440 px', nightly, async ({ page }) => {
  const admin = await administrator()
  const listing = newListing({
    title: 'The Old Warehouse Penthouse Apartment above the Garden at Regent’s Canal Wharf',
    status: 'sold',
  })
  await admin.from('properties').insert(listing).throwOnError()
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/property/${listing.slug}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(listing.title)
    const lines = await title.evaluate((h1) => h1.clientHeight / parseFloat(getComputedStyle(h1).lineHeight))
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
  } finally {
    await admin.from('properties').delete().eq('slug', listing.slug)
  }
})

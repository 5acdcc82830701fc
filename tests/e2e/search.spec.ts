import type { Locator, Page } from '@playwright/test'
import { contrast } from '../../src/lib/styleguide/contrast'
import { axe } from './axe'
import { expectNoShift, observeShifts } from './layout-shift'
import { administrator, expect, newListing, savesData, test } from './site'
import { everyNth, nightly, sampleOf } from '../every-case'

const titles = async (page: Page) =>
  (await page.locator('article h3').allInnerTexts()).map((title) => title.replace(/\s+/g, ' ')).sort()
const count = (page: Page) => page.getByTestId('count')
/** The visible filters: the bar on wide screens, the open sheet on phones. */
const filterForm = (page: Page) => page.getByRole('search')
/** Filters that do not fit the bar. */
const more = (page: Page) => page.getByRole('search').locator('summary').filter({ hasText: 'More' })
const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the homes' })
const waitForResults = async (page: Page) => {
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
  await expect(page.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
}
/** The contrast of an element's text with its background after transitions: axe cannot test hover states. */
const textContrast = (element: Locator) =>
  element
    .evaluate(async (button) => {
      await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => {})))
      const hex = (rgb: string) =>
        `#${rgb
          .match(/\d+/g)!
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`
      const grounds = []
      for (let ground: Element | null = button; ground; ground = ground.parentElement)
        grounds.push(getComputedStyle(ground).backgroundColor)
      return [hex(getComputedStyle(button).color), hex(grounds.find((colour) => !colour.endsWith(', 0)'))!)] as const
    })
    .then((colours) => contrast(...colours))

/** The page has stored its scroll position. */
const placed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { y?: number } | null)?.y === scrollY && scrollY > 0))
    .toBe(true)

interface Row {
  title: string
  area: string
  price: number
  beds: number
  baths: number
  furnished: boolean | null
  date_available: string | null
  description: string
  features: string[]
  floor_size: number | null
  created_at: string
  property_type: string | null
  outside_space: string[] | null
  pets: string | null
  lift: boolean | null
}
async function rentals(): Promise<Row[]> {
  const { data } = await (
    await administrator()
  )
    .from('properties')
    .select('*')
    .eq('listing_type', 'rent')
    .in('status', ['live', 'let_agreed'])
  return (data as Row[]).map((row) => ({ ...row, price: Number(row.price) }))
}
const textOf = ({ title, area, description, features }: Row) => [title, area, description, ...features].join(' ')

const filters: [query: string, fits: (row: Row) => boolean][] = [
  ['area=Camden', ({ area }) => area === 'Camden'],
  ['area=canary+wharf&area=FULHAM', ({ area }) => ['Canary Wharf', 'Fulham'].includes(area)],
  ['min=3000', ({ price }) => price >= 3000],
  ['max=2500', ({ price }) => price <= 2500],
  ['beds=3', ({ beds }) => beds >= 3],
  ['beds=2-2', ({ beds }) => beds === 2],
  ['baths=2', ({ baths }) => baths >= 2],
  ['furnished=yes', ({ furnished }) => furnished === true],
  ['furnished=no', ({ furnished }) => furnished === false],
  [
    'home=flat&outside=garden',
    (row) => !/house|other/.test(row.property_type ?? 'other') && !!row.outside_space?.includes('garden'),
  ],
  ['pets=yes&access=lift', ({ pets, lift }) => pets === 'considered' && lift === true],
  ['available=2026-12-01', ({ date_available: day }) => day === null || day <= '2026-12-01'],
  ['q=garden', (row) => /\bgarden/i.test(textOf(row))],
  [
    'area=Camden&area=Canary+Wharf&min=2000&max=3000&beds=2&furnished=yes',
    ({ area, price, beds, furnished }) =>
      ['Camden', 'Canary Wharf'].includes(area) && price >= 2000 && price <= 3000 && beds >= 2 && furnished === true,
  ],
]

const sorts: [sort: string, by: (a: Row, b: Row) => number][] = [
  ['price-up', (a, b) => a.price - b.price],
  ['price-down', (a, b) => b.price - a.price],
  ['size', (a, b) => (b.floor_size ?? 0) - (a.floor_size ?? 0)],
]

// Sequential in one browser with a warm cache: a first visit mostly loads and compiles code.
test('each filter shows the results of a database query', async ({ page, consoleErrors }) => {
  test.slow()
  for (const [query, fits] of everyNth(3, filters))
    await test.step(query, async () => {
      await page.goto(`/rent?${query}`)
      await waitForResults(page)
      const expected = (await rentals()).filter(fits)
      await expect.soft(count(page), query).toHaveText(String(expected.length))
      expect.soft(await titles(page), query).toEqual(expected.map(({ title }) => title).sort())
      expect.soft(consoleErrors, query).toEqual([])
    })
})

test('each order matches a database query', nightly, async ({ page }) => {
  for (const [sort, by] of sorts)
    await test.step(sort, async () => {
      await page.goto(`/rent?sort=${sort}&area=Camden&area=Kensington&area=Fulham`)
      await waitForResults(page)
      const expected = (await rentals())
        .filter(({ area }) => ['Camden', 'Kensington', 'Fulham'].includes(area))
        .sort(by)
      await expect.soft(page.locator('article h3'), sort).toHaveText(expected.map(({ title }) => title))
    })
})

test('a selected filter is in the address, keeps the focus and is announced', async ({ page, consoleErrors }) => {
  await page.goto('/rent')
  const beds = filterForm(page).getByLabel('Bedrooms')
  await beds.focus()
  await beds.selectOption('3')
  await expect(page).toHaveURL('/rent?beds=3')
  await waitForResults(page)
  const fitting = (await rentals()).filter(({ beds }) => beds >= 3).length
  await expect(page.locator('section[aria-busy] [role=status]').last()).toHaveText(`${fitting} homes`)
  // The areas' counts match the shown listings.
  await expect(page.getByRole('listitem').filter({ hasText: 'All London' })).toHaveText(`All London ${fitting}`)
  await expect(beds).toBeFocused()
  await page.getByRole('link', { name: 'Kensington', exact: true }).click()
  await expect(page).toHaveURL('/rent?area=Kensington&beds=3')
  await page.getByRole('button', { name: 'Remove 3+ bedrooms' }).click()
  await expect(page).toHaveURL('/rent?area=Kensington')
  await expect(page.getByRole('link', { name: 'About Kensington' })).toHaveAttribute('href', '/areas/kensington')
  await expect(page.getByRole('button', { name: 'Remove Kensington' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Kensington' }).click()
  await expect(page).toHaveURL('/rent')
  const title = page.getByRole('heading', { level: 2, name: 'Properties Available to Rent' })
  await expect(title).toBeFocused()
  // Buttons that an empty result shows, which go with it.
  for (const name of ['Clear all', /^Without the keywords/]) {
    await page.goto('/rent?beds=3&q=nothing+like+this')
    await page.getByRole('button', { name }).click()
    await expect(title).toBeFocused()
  }
  expect(consoleErrors).toEqual([])
})

test('a filter selected before hydration is not lost', async ({ page }) => {
  const held: (() => void)[] = []
  let free = false
  await page.route(/ListingSearchPage/, async (route) => {
    if (!free) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/rent')
  await filterForm(page).getByLabel('Bedrooms').focus()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await filterForm(page).getByLabel('Bedrooms').selectOption('3')
  free = true
  for (const release of held) release()
  await expect(page).toHaveURL('/rent?beds=3')
  await expect(filterForm(page).getByLabel('Bedrooms')).toHaveValue('3')
  // It is an entry of its own, which what is typed next does not replace.
  await filterForm(page).locator('summary').filter({ hasText: 'Any price' }).click()
  await filterForm(page).getByLabel('Rent up to').fill('3000')
  await expect(page).toHaveURL('/rent?max=3000&beds=3')
  await page.goBack()
  await expect(page).toHaveURL('/rent?beds=3')
})

test('words are one history entry, however they were typed, even before hydration', nightly, async ({ page }) => {
  await page.goto('/rent?beds=1')
  await more(page).click()
  await filterForm(page).getByLabel('Keywords').pressSequentially('two gar', { delay: 30 })
  await expect(page).toHaveURL('/rent?beds=1&q=two+gar')
  await filterForm(page).getByLabel('Keywords').fill('garden')
  await expect(page).toHaveURL('/rent?beds=1&q=garden')
  await page.goBack()
  await expect(page).toHaveURL('/rent?beds=1')
  await expect(filterForm(page).getByLabel('Keywords')).toHaveValue('')
  // The letters of a composition are no words.
  const client = await page.context().newCDPSession(page)
  await filterForm(page).getByLabel('Keywords').focus()
  await client.send('Input.imeSetComposition', { text: 'huayuan', selectionStart: 7, selectionEnd: 7 })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)))
  await expect(page).toHaveURL('/rent?beds=1')
  await client.send('Input.insertText', { text: '花园' })
  await expect(page).toHaveURL(`/rent?beds=1&q=${encodeURIComponent('花园')}`)
})

test('a price typed slowly and confirmed by Enter is one history entry', async ({ page }) => {
  await page.goto('/rent?beds=1')
  await filterForm(page).locator('summary').filter({ hasText: 'Any price' }).click()
  const most = filterForm(page).getByLabel('Rent up to')
  await most.pressSequentially('300')
  await expect(page).toHaveURL('/rent?max=300&beds=1')
  await most.pressSequentially('0')
  await most.press('Enter')
  await expect(page).toHaveURL('/rent?max=3000&beds=1')
  await page.goBack()
  await expect(page).toHaveURL('/rent?beds=1')
})

test('prices typed in two fields are two history entries', nightly, async ({ page }) => {
  await page.goto('/rent?beds=1')
  await filterForm(page).locator('summary').filter({ hasText: 'Any price' }).click()
  await filterForm(page).getByLabel('Rent from').fill('1500')
  await expect(page).toHaveURL('/rent?min=1500&beds=1')
  await filterForm(page).getByLabel('Rent up to').fill('3000')
  await expect(page).toHaveURL('/rent?min=1500&max=3000&beds=1')
  await page.goBack()
  await expect(page).toHaveURL('/rent?min=1500&beds=1')
  await page.goBack()
  await expect(page).toHaveURL('/rent?beds=1')
})

test(
  'the bar of an address with filters shows once it has its widths, so that it does not move under a press',
  nightly,
  async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/ListingSearchPage/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/rent?beds=1&max=2000')
    await expect(page.getByText('Loading properties…').first()).toBeVisible()
    await expect(more(page)).toBeHidden()
    release()
    await more(page).click()
    await expect(filterForm(page).getByLabel('Keywords')).toBeVisible()
  },
)

test('a waiting list says that it loads, and shows no listing that may not match', nightly, async ({ page }) => {
  let release = () => {}
  let held = Promise.resolve()
  const hold = () => (held = new Promise<void>((resolve) => (release = resolve)))
  await page.route('**/rpc/search_listings', async (route) => {
    await held
    // A superseded search was cancelled.
    await route.continue().catch(() => {})
  })
  const loading = page.getByText('Loading properties…').first()
  const cards = page.getByRole('article')
  for (const ask of [
    () => page.goto('/rent?area=Camden'),
    () => filterForm(page).getByLabel('Bedrooms').selectOption('3'),
  ]) {
    void hold()
    await ask()
    await expect(loading).toBeVisible()
    await expect(cards).toHaveCount(0)
    release()
    await expect(loading).toBeHidden()
    await waitForResults(page)
  }
})

test('Back and Forward restore the filters, the listings and the scroll position', async ({ page }) => {
  await page.goto('/rent?beds=1')
  await waitForResults(page)
  await more(page).click()
  await page.evaluate(() => scrollTo(0, 900))
  await placed(page)
  const before = await titles(page)
  await filterForm(page).getByLabel('Furnishing').selectOption('yes', { force: true })
  await expect(page).toHaveURL('/rent?beds=1&furnished=yes')
  await waitForResults(page)
  await page.evaluate(() => scrollTo(0, 200))
  await placed(page)
  await page.goBack()
  await expect(filterForm(page).getByLabel('Furnishing')).toHaveValue('')
  await waitForResults(page)
  expect(await titles(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(40)
  await page.goForward()
  await expect(filterForm(page).getByLabel('Furnishing')).toHaveValue('yes')
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 200))).toBeLessThan(40)
})

test('Back from a listing restores the scroll position at once', nightly, async ({ page }) => {
  await page.goto('/rent?beds=1')
  await waitForResults(page)
  const before = await titles(page)
  const card = page.getByRole('link', { name: /^View details/ }).nth(7)
  await card.scrollIntoViewIfNeeded()
  await placed(page)
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(400)
  await card.click()
  await expect(page).toHaveURL(/\/property\//)
  // The database is slow: cached results are shown.
  await page.route('**/rpc/search_listings', () => {})
  await page.goBack()
  await waitForResults(page)
  expect(await titles(page)).toEqual(before)
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), y)).toBeLessThan(60)
})

test(
  'an address shows the same in another browser, and two tabs do not interfere',
  nightly,
  async ({ page, browser, context }) => {
    await page.goto('/rent?area=Camden&max=2800&sort=price-down')
    await waitForResults(page)
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(page.url())
    await waitForResults(stranger)
    expect(await titles(stranger)).toEqual(await titles(page))
    await stranger.context().close()
    const second = await context.newPage()
    await second.goto('/rent?beds=3')
    await waitForResults(second)
    await filterForm(second).getByLabel('Bathrooms').selectOption('2')
    await expect(second).toHaveURL('/rent?beds=3&baths=2')
    await expect(page).toHaveURL(/area=Camden&max=2800&sort=price-down/)
    await page.reload()
    await waitForResults(page)
    expect(await titles(page)).toEqual(await titles(page))
  },
)

test(
  'by keyboard alone: a price is typed freely, Escape closes its panel, and the focus stays',
  nightly,
  async ({ page }) => {
    await page.goto('/buy')
    const price = page.getByRole('search').locator('summary').first()
    await price.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(filterForm(page).getByLabel('Price up to')).toBeFocused()
    await page.keyboard.type('£1.25m')
    await expect(page).toHaveURL('/buy?max=1250000')
    await expect(page.getByRole('button', { name: 'Remove Up to £1,250,000' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(price).toBeFocused()
    await expect(price).toHaveText('Up to £1.25m')
    // What is no price keeps the limit, and says so where the panel closed.
    await page.keyboard.press('Enter')
    await filterForm(page).getByLabel('Price up to').fill('1-2m')
    await filterForm(page).getByLabel('Bedrooms').focus()
    await expect(price).toHaveText('Check the price')
    await expect(page.getByRole('alert')).toContainText('Please write the price as one number')
    await expect(page).toHaveURL('/buy?max=1250000')
    await price.click()
    await expect(filterForm(page).getByLabel('Price up to')).toHaveAccessibleDescription(/one number/)
    expect(await axe(page)).toEqual([])
    await price.click()
    await page.getByRole('button', { name: 'Remove Up to £1,250,000' }).click()
    await expect(price).toHaveText(/price/)
    await expect(page).toHaveURL('/buy')
    await price.click()
    await expect(filterForm(page).getByLabel('Price up to')).toHaveValue('')
    await filterForm(page).getByLabel('Price up to').fill('1m')
    await expect(page).toHaveURL('/buy?max=1000000')
    await expect(price).toHaveText('Up to £1m')
  },
)

test('a half-typed price stays when the stations load', nightly, async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/\/walk\./, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/buy')
  await page.getByRole('search').locator('summary').first().click()
  const price = filterForm(page).getByLabel('Price up to')
  await price.fill('£1.2')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const release of held) release()
  await expect(page.locator('#bar-near option').nth(5)).toBeAttached()
  await expect(price).toHaveValue('£1.2')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every listing is shown, and the page explains what needs JavaScript', nightly, async ({ page }) => {
    await page.goto('/rent?beds=3')
    await expect(page.getByRole('article')).toHaveCount((await rentals()).length)
    // By element: text search ignores noscript.
    await expect(page.locator('main noscript > div')).toContainText('The filters and the map need JavaScript.')
    await expect(page.locator('#bar-beds')).toBeHidden()
  })
})

test('a page beyond the last is the last', nightly, async ({ page }) => {
  await page.goto('/rent?beds=2&page=99')
  await expect(page).toHaveURL('/rent?beds=2')
  await waitForResults(page)
  expect((await titles(page)).length).toBeGreaterThan(0)
})

test('more listings than a page holds are paginated, and the focus moves to their title', async ({ page }) => {
  const admin = await administrator()
  const area = `Ealing ${Date.now()}`
  // Sales, and old: other tests count rentals and look for new listings.
  const listings = Array.from({ length: 30 }, (_, n) =>
    newListing({
      area,
      created_at: '2001-01-01',
      price: 1000 + n,
      title: `Paged Home ${String(n).padStart(2, '0')}`,
      status: 'live',
    }),
  )
  await admin.from('properties').insert(listings)
  try {
    await page.goto(`/buy?${new URLSearchParams({ area, sort: 'price-up' })}`)
    await waitForResults(page)
    await expect(count(page)).toHaveText('30')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/&page=2$/)
    await expect(page.locator('article h3')).toHaveText(listings.slice(24).map(({ title }) => title))
    await expect(page.getByRole('heading', { level: 2, name: 'Properties For Sale' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(24)
  } finally {
    await admin.from('properties').delete().eq('area', area)
  }
})

test('an empty result says so, and suggests filters to remove', nightly, async ({ page }) => {
  // Another test may add a rental between both queries: then both are retried.
  await expect(async () => {
    await page.goto('/rent?beds=4&max=1700')
    await expect(page.getByText('No properties found', { exact: true }).first()).toBeVisible()
    const all = await rentals()
    const cheap = all.filter(({ price }) => price <= 1700).length
    const large = all.filter(({ beds }) => beds >= 4).length
    await expect(
      page.getByRole('button', { name: `Without the price limit: ${large} home${large === 1 ? '' : 's'}` }),
    ).toBeVisible()
    // The nearest misses, with reasons.
    const misses = page.getByRole('region', { name: 'Close to your search' }).getByRole('article')
    await expect(misses).toHaveCount(3)
    for (const text of await misses.allInnerTexts()) expect(text).toMatch(/above your price|bedrooms? fewer/)
    await page.getByRole('button', { name: `Without the number of bedrooms: ${cheap} home` }).click({ timeout: 5_000 })
    await expect(page).toHaveURL('/rent?max=1700')
    await expect(count(page)).toHaveText(String(cheap))
  }).toPass()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the sheet opens and accepts a choice before its code has loaded', nightly, async ({ page, consoleErrors }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/ListingSearchPage/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/rent?baths=2')
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await sheet.getByLabel('Bedrooms').selectOption('3')
    const show = sheet.getByRole('button', { name: /^Show/ })
    await show.tap()
    await expect(show).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/rent?beds=3&baths=2')
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
    expect(consoleErrors).toEqual([])
  })

  test('the bar has one line, whose sorting shrinks on a small screen', nightly, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto('/rent?beds=1&max=9000&sort=price-up')
    const opener = page.getByRole('button', { name: 'Filters (2)' })
    await expect(opener).toBeVisible()
    const bar = opener.locator('..')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await opener.evaluate((button) => {
        const text = document.createRange()
        text.selectNodeContents(button)
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines, `${width} px`).toBe(1)
      expect(await bar.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0)
    }
    await waitForResults(page)
    await opener.tap()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(warnings).toEqual([])
  })

  test('the filters are a reachable sheet, which counts before it shows', async ({ page, consoleErrors }) => {
    await page.goto('/rent')
    const opener = page.getByRole('button', { name: /^Filters/ })
    await expect(opener).toBeInViewport()
    await opener.tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    // Days in British format regardless of browser language: no date field, which may show 12/01/2026.
    await expect(sheet.getByLabel('Available by').locator('option').nth(2)).toHaveText(/^(1|15) [A-Z][a-z]+ 20\d\d$/)
    await expect(sheet.locator('[type=date]')).toHaveCount(0)
    const all = await rentals()
    await expect(sheet.getByRole('button', { name: `Show ${all.length} homes` })).toBeVisible()
    await sheet.getByLabel('Bedrooms').selectOption('3')
    const large = all.filter(({ beds }) => beds >= 3).length
    await expect(sheet.getByRole('button', { name: `Show ${large} homes` })).toBeVisible()
    await expect(page).toHaveURL('/rent')
    await page.setViewportSize({ width: 844, height: 390 })
    await sheet.getByRole('button', { name: `Show ${large} homes` }).click({ trial: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await sheet.locator('summary').tap()
    await sheet.getByLabel(/^Kensington/).check()
    const there = all.filter(({ beds, area }) => beds >= 3 && area === 'Kensington').length
    await expect(sheet.getByLabel(`Kensington ${there}`)).toBeChecked()
    await sheet.getByRole('button', { name: `Show ${there} home` }).tap()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/rent?area=Kensington&beds=3')
    await expect(opener).toHaveText('Filters (2)')
    await expect(opener).toBeFocused()
    await expect(count(page)).toHaveText(String(there))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await test.step('a price that is no number keeps the sheet open, and Clear all empties it', async () => {
      await opener.tap()
      const price = sheet.getByLabel('Rent up to')
      await price.fill('450 pw')
      await sheet.getByRole('button', { name: /^Show/ }).tap()
      await expect(price).toBeFocused()
      await expect(price).toHaveAccessibleDescription(/one number/)
      await sheet.getByRole('button', { name: 'Clear all' }).tap()
      await expect(price).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    })

    await test.step('Escape leaves everything as it was', async () => {
      await opener.tap()
      await sheet.getByLabel('Bathrooms').selectOption('2')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/rent?area=Kensington&beds=3')
      await expect(count(page)).toHaveText(String(there))
    })
    expect(consoleErrors).toEqual([])
  })

  test(
    'filter chips are complete and within the screen; no walking time seems active without a place',
    nightly,
    async ({ page }) => {
      await page.goto('/rent?area=Camden&beds=2&near=imperial-college-london')
      await waitForResults(page)
      const row = page.getByRole('list', { name: 'Filters that are set' }).getByRole('button')
      await expect(row).toHaveCount(4)
      for (const box of await Promise.all((await row.all()).map((chip) => chip.boundingBox())))
        expect(box!.x + box!.width).toBeLessThanOrEqual(390)
      await page.goto('/rent')
      await page.getByRole('button', { name: /^Filters/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await expect(sheet.getByLabel('Walking time')).toBeDisabled()
      await sheet.getByLabel('Station or university').selectOption('angel')
      await expect(sheet.getByLabel('Walking time')).toHaveValue('15')
      await sheet.getByLabel('Walking time').selectOption('20')
    },
  )

  test('opening the map scrolls to it, and it shows the listings apart', nightly, async ({ page }) => {
    await page.route('https://tiles.example/**', (route) => route.abort())
    await page.goto('/rent')
    await page.getByRole('link', { name: 'See them on a map' }).tap()
    await expect(mapOf(page)).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByRole('link', { name: 'See them as a list' })).toBeInViewport()
    // The prerendered map may have been shown first.
    await expect(page.locator('.leaflet-marker-pane .pin').first()).toBeVisible()
    const pins = await page
      .locator('.leaflet-marker-pane .pin')
      .evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect))
    const frame = (await mapOf(page).boundingBox())!
    // Every pin is whole, and together they span the map.
    expect(
      pins.filter(
        ({ left, right, top, bottom }) =>
          left < frame.x || right > frame.x + frame.width || top < frame.y || bottom > frame.y + frame.height,
      ),
    ).toEqual([])
    const hidden = pins.flatMap((a, n) =>
      pins
        .slice(n + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    )
    expect(hidden).toEqual([])
    const spread = Math.max(...pins.map(({ right }) => right)) - Math.min(...pins.map(({ left }) => left))
    expect(spread).toBeGreaterThan(0.75 * frame.width)
    expect(pins.length).toBeGreaterThanOrEqual((await rentals()).length / 3)
  })
})

test.describe('When the database does not respond', () => {
  for (const fault of sampleOf(['broken', 'refused', 'silent'] as const))
    test(`the listings stay, and the page says that they are all of them (${fault})`, async ({ page }) => {
      await page.route('**/rpc/search_listings', (route) =>
        fault === 'broken'
          ? route.fulfill({ status: 500, json: { message: 'down' } })
          : fault === 'refused'
            ? route.abort()
            : undefined,
      )
      await page.goto('/rent?beds=3')
      const alert = page.getByRole('alert').filter({ hasText: 'The filters do not work at the moment.' })
      await expect(alert).toBeVisible({ timeout: 25_000 })
      await expect(alert.getByRole('link', { name: '020 7946 0112' })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount((await rentals()).length)
      await page.unroute('**/rpc/search_listings')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(count(page)).toHaveText(String((await rentals()).filter(({ beds }) => beds >= 3).length))
      await expect(alert).toBeHidden()
      await expect(page.getByRole('heading', { level: 2, name: 'Properties Available to Rent' })).toBeFocused()
    })

  test(
    'a change without a connection keeps the homes of before, and applies once online',
    nightly,
    async ({ page }) => {
      await page.goto('/rent?beds=3')
      await waitForResults(page)
      const before = await titles(page)
      await page.mouse.wheel(0, 900)
      await page.context().setOffline(true)
      await filterForm(page).getByLabel('Bedrooms').selectOption('2')
      const alert = page.getByRole('alert').filter({ hasText: 'You still see the homes from before this change.' })
      await expect(alert).toBeInViewport()
      await expect(alert).toContainText('You seem to be offline.')
      expect(await titles(page)).toEqual(before)
      await page.context().setOffline(false)
      await expect(alert).toBeHidden()
      await expect(count(page)).toHaveText(String((await rentals()).filter(({ beds }) => beds >= 2).length))
    },
  )

  test('code that fails to load is reported too', nightly, async ({ page }) => {
    await page.route(/ListingSearchPage/, (route) => route.abort())
    await page.goto('/rent?beds=3')
    await expect(page.locator('[data-load-error]').first()).toBeVisible()
    await expect(page.locator('[data-outdated]')).toHaveCount(0)
  })
})

test.describe('The map', () => {
  test.beforeEach(({ page }) => page.route('https://tiles.example/**', (route) => route.abort()))

  test('shows every visible listing although no tile loads, over our own map', nightly, async ({ page }) => {
    await page.goto('/rent')
    await page.locator('[data-bar]').getByRole('link', { name: 'See them on a map' }).click()
    // Before hydration the link has the map's fragment.
    await expect(page).toHaveURL(/\/rent\?view=map(#homes)?$/)
    await expect(page.locator('.pin').first()).toBeVisible()
    const total = (
      await page
        .locator('.pin')
        .evaluateAll((pins) => pins.map((pin) => (pin.classList.contains('many') ? Number(pin.textContent) : 1)))
    ).reduce((a, b) => a + b)
    expect(total).toBe((await rentals()).length)
    expect(await page.locator('.leaflet-drawn-pane path').count()).toBeGreaterThan(30)
    await expect(page.getByText('You see our own map instead')).toBeVisible()
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(total)
    // Place names do not overlap pins, other names, buttons or the attribution.
    for (const width of [1440, 390])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.locator('.map-name').first()).toBeVisible()
        const overlaps = () =>
          mapOf(page).evaluate((map) => {
            const boxes = [...map.querySelectorAll('.map-name, .pin, .leaflet-control')].map((part) => ({
              name: part.matches('.map-name'),
              text: part.textContent,
              box: part.getBoundingClientRect(),
            }))
            return boxes.flatMap((a, n) =>
              boxes
                .slice(n + 1)
                .filter(
                  (b) =>
                    (a.name || b.name) &&
                    a.box.left < b.box.right &&
                    b.box.left < a.box.right &&
                    a.box.top < b.box.bottom &&
                    b.box.top < a.box.bottom,
                )
                .map((b) => `${a.text} and ${b.text}`),
            )
          })
        await expect.poll(overlaps).toEqual([])
        expect(await page.locator('.map-name').count()).toBeGreaterThan(3)
      })
  })

  test('fits the first screen of a laptop, and closes an open card before drawing', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/rent?area=Camden&area=Islington&view=map')
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeInViewport({ ratio: 0.95 })
    await page.locator('.pin:not(.many)').first().click()
    const close = page.getByRole('button', { name: 'Close', exact: true })
    await expect(close).toBeVisible()
    await page.getByRole('button', { name: 'Draw an area' }).click()
    await expect(close).toHaveCount(0)
    await expect(page.getByTestId('drawing')).toBeVisible()
  })

  test(
    'works by keyboard: a listing shows its card, a cluster opens, the focus is restored',
    nightly,
    async ({ page }) => {
      await page.goto('/rent?area=Camden&area=Islington&view=map')
      const pin = page.locator('.pin:not(.many)').first()
      await pin.focus()
      await page.keyboard.press('Enter')
      const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Close' }) })
      await expect(card).toBeFocused()
      await expect(card.getByRole('link', { name: /View details/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await expect(pin).toBeFocused()
      await page.goto('/rent?view=map')
      const many = page.locator('.pin.many').first()
      const held = Number(await many.innerText())
      await many.focus()
      await page.keyboard.press('Space')
      await expect.poll(() => page.locator('.pin').count()).toBeGreaterThan(0)
      expect(held).toBeGreaterThan(1)
      await expect(page.locator(':focus')).toHaveCount(1)
    },
  )

  test('follows its filters, and is one on “search this area”', async ({ page }) => {
    await page.goto('/rent?view=map')
    await expect(page.locator('.pin').first()).toBeVisible()
    await filterForm(page).getByLabel('Bedrooms').selectOption('3')
    await expect(page).toHaveURL('/rent?beds=3&view=map')
    const large = (await rentals()).filter(({ beds }) => beds >= 3).length
    await expect(count(page)).toHaveText(String(large))
    const search = page.getByRole('button', { name: 'Search this area' })
    await search.click()
    await expect(search).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/box=[\d.,-]+&view=map/)
    for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect.poll(async () => Number(await count(page).innerText())).toBeLessThan(large)
    await page.getByRole('button', { name: 'Remove Map area' }).click()
    await expect(page).toHaveURL('/rent?beds=3&view=map')
    await expect(count(page)).toHaveText(String(large))
  })

  test('names late homes, waits for those of other pages, and says if one is gone', nightly, async ({ page }) => {
    const idOf = async (match: object) => {
      const listed = (await administrator())
        .from('properties')
        .select('id')
        .match({ status: 'live', ...match })
      // The oldest: other tests delete theirs.
      return (await listed.order('created_at').limit(1).single<{ id: string }>()).data!.id
    }
    const cluster = { count: 1, lat: 51.51, lng: -0.12, from: 2000, id: await idOf({ listing_type: 'rent', beds: 2 }) }
    await page.route('**/rpc/listings_on_map', (route) => route.fulfill({ json: [cluster] }))
    const pin = page.locator('.pin')
    await page.goto('/rent?beds=3&view=map')
    await expect(pin).toHaveAccessibleName(/a home$/)
    await page.getByRole('button', { name: 'Remove 3+ bedrooms' }).click()
    await expect(pin).not.toHaveAccessibleName(/a home$/)

    // A sale is on no page of this list.
    cluster.id = await idOf({ listing_type: 'sale' })
    const held = Promise.withResolvers<void>()
    const home = `**/rest/v1/properties?*id=eq.${cluster.id}*`
    await page.route(home, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(pin).toHaveAccessibleName(/a home$/)
    await pin.click()
    await expect(pin).toHaveAttribute('aria-busy', 'true')
    const beds = filterForm(page).getByLabel('Bedrooms')
    await beds.focus()
    held.resolve()
    const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
    await expect(card).toBeVisible()
    await expect(beds).toBeFocused()
    await expect(pin).toHaveAttribute('aria-busy', 'false')
    await beds.selectOption('3')
    await expect(card).toBeHidden()
    await page.route(home, (route) => route.fulfill({ json: [] }))
    await pin.click()
    await expect(page.getByText('No home is listed here any more.')).toBeVisible()
  })

  test('has buttons with sufficient contrast on hover, press and focus', nightly, async ({ page }) => {
    await page.goto('/rent?area=Camden&area=Islington&view=map')
    const low: string[] = []
    const measure = async (button: Locator) => {
      const note = async (state: string) => {
        const ratio = await textContrast(button)
        if (ratio < 4.5) low.push(`${await button.innerText()}, ${state}: ${ratio.toFixed(2)}`)
      }
      await note('at rest')
      await button.focus()
      await note('in focus')
      await button.hover()
      await note('under the pointer')
      await page.mouse.down()
      await note('under the finger')
      // Released elsewhere: no click.
      await page.mouse.move(2, 2)
      await page.mouse.up()
    }
    const pin = page.locator('.pin:not(.many)').first()
    const search = page.getByRole('button', { name: 'Search this area' })
    for (const button of [pin, search, page.getByRole('button', { name: 'Zoom in' })]) await measure(button)
    await pin.click()
    await measure(page.getByRole('button', { name: 'Close' }))
    await search.click()
    await expect(search).toHaveAttribute('aria-pressed', 'true')
    await measure(search)
    expect(low).toEqual([])
  })

  test('that fails to load says so in its place, offers the list, and retries', nightly, async ({ page }) => {
    await page.route(/listings-leaflet/, (route) => route.abort())
    await page.goto('/rent?view=map')
    const lost = page.getByRole('alert').filter({ hasText: 'The map could not be loaded.' })
    await expect(lost).toBeVisible()
    const place = (await lost.locator('..').boundingBox())!
    expect(place.height).toBeLessThan(260)
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
    await page.unroute(/listings-leaflet/)
    await lost.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.pin').first()).toBeVisible()
    await page.route(/listings-leaflet/, (route) => route.abort())
    await page.reload()
    await lost.getByRole('link', { name: 'See them as a list' }).click()
    await expect(page).toHaveURL('/rent')
    await expect(lost.or(mapOf(page))).toHaveCount(0)
  })
})

test('beside the list a small map opens the large one, and an alert is set up', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/buy')
  const small = page.locator('[style*="buy-map.svg"]')
  await expect(small).toBeInViewport({ ratio: 1 })
  expect(await (await page.request.get('/buy-map.svg')).text()).toMatch(/^<svg[^]+(<circle[^]+){10}<\/svg>$/)
  // A listing of another test can bring a new area to the rail, and move the button under the press.
  await expect(async () => {
    await page.getByRole('button', { name: 'Set up an alert' }).click()
    await expect(page.getByRole('heading', { name: 'New homes like these, by email' })).toBeFocused({ timeout: 3000 })
  }).toPass()
  await small.click()
  await expect(mapOf(page)).toBeVisible()
  await expect(small).toHaveCount(0)
})

test('a first view loads no React, and a query does; neither loads a map', async ({ page }) => {
  const scripts: string[] = []
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  page.on('request', (request) => fetched.push(request.url()))
  await savesData(page)
  // Another test may have added a sale: without a response the list stays prerendered.
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.goto('/buy', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /ListingSearch|client/.test(url))).toEqual([])
  await page.unroute('**/rest/v1/**')
  await page.goto('/buy?beds=2', { waitUntil: 'networkidle' })
  expect(scripts.some((url) => /ListingSearch/.test(url))).toBe(true)
  expect(fetched.filter((url) => /leaflet|tile/.test(url))).toEqual([])
})

test(
  'once a page is idle the code of a first tap is cached: the filters and a heart work offline',
  nightly,
  async ({ page, context }) => {
    await page.goto('/rent', { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Boolean(document.querySelector('astro-island[ssr]')))).toBe(true)
    // A busy machine becomes idle late.
    await page.waitForFunction(() => {
      const names = document.querySelector<HTMLElement>('[data-code]')!.dataset['code']!.split(/[ |]+/)
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      return names.every((name) => fetched.some((address) => address.includes(name)))
    })
    await context.setOffline(true)
    await page.locator('[data-save]').first().click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await more(page).click()
    await filterForm(page).getByLabel('Bedrooms').selectOption('2')
    await expect(page).toHaveURL('/rent?beds=2')
  },
)

for (const [width, height] of sampleOf([
  [390, 844],
  [1440, 900],
] as const))
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height } })
    test(
      'a search and a map cause no layout shift while loading, and have no axe violations',
      nightly,
      async ({ page }) => {
        await page.route('https://tiles.example/**', (route) => route.abort())
        await observeShifts(page)
        for (const path of [
          '/rent?beds=2&area=Camden',
          '/rent?beds=4&max=1700',
          '/rent?view=map',
          '/rent?area=Camden&view=map',
        ]) {
          await page.goto(path, { waitUntil: 'networkidle' })
          await waitForResults(page)
          await expectNoShift(page, path)
          // Content below a bar must be scrolled into view.
          await page.locator('section[aria-busy]').evaluate((section) => section.scrollIntoView())
          expect.soft(await axe(page), path).toEqual([])
        }
      },
    )
  })

test.describe('The sheet and the panels', () => {
  test('have no axe violations, small or covered targets', nightly, async ({ page }) => {
    await page.goto('/rent')
    await more(page).click()
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axe(page)).toEqual([])
    const summary = page.getByRole('dialog').locator('summary')
    await summary.click()
    expect(await axe(page)).toEqual([])
    // The chevron stays on its line.
    const chevron = await summary.evaluate(
      (line) => Number.parseFloat(getComputedStyle(line, '::after').top) / line.getBoundingClientRect().height,
    )
    expect(chevron).toBeLessThan(1)
  })
  test(
    'are on the screen and below their labels at every width that has a bar, with long labels too',
    nightly,
    async ({ page }) => {
      for (const width of [736, 768, 1000, 1200, 1440])
        for (const path of ['/rent', '/buy?min=875000&max=2450000&beds=2&baths=1&outside=garden']) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          const panels = page.getByRole('search').locator('summary').filter({ visible: true })
          for (const panel of await panels.all()) {
            await panel.click()
            const box = await panel.locator('xpath=following-sibling::div/div').boundingBox()
            const label = await panel.boundingBox()
            const list = await page.locator('#homes').boundingBox()
            const edges = {
              width,
              path,
              left: box!.x >= 0,
              right: box!.x + box!.width <= width,
              // It is below its label, and leaves the areas beside the list uncovered.
              besideRail: box!.x >= list!.x,
              atLabel: box!.x <= label!.x + 1 && box!.x + box!.width > label!.x,
            }
            expect.soft(edges).toEqual({ width, path, left: true, right: true, besideRail: true, atLabel: true })
          }
        }
    },
  )
})

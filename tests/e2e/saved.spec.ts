import type { Page } from '@playwright/test'
import { axe } from './axe'
import { administrator, expect, hydrated, newListing, savesData, test } from './site'
import { nightly, sampleOf } from '../every-case'

const cornwall = { slug: 'cornwall-gardens-apartment', title: 'Cornwall Gardens Apartment' }
const [first, second, third] = [
  'royal-hill-cottage',
  'canonbury-square-georgian-house',
  'cornwall-gardens-apartment',
] as const

/** The region of the page; a sheet has its own. */
const toasts = '[data-toasts]:not(dialog *)'
const saveButton = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Saved? ${title}$`) })
const entry = (page: Page, title: string) =>
  page.getByTestId('saved-entry').filter({ has: page.getByRole('heading', { name: title }) })
const savedListings = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('saved:1') ?? '[]') as { slug: string; note: string }[]).map(({ slug, note }) => ({
      slug,
      note,
    })),
  )

/** Data of an earlier visit in this browser. */
const keep = (page: Page, listings: { slug: string; title?: string; type?: string; price?: number; note?: string }[]) =>
  page.addInitScript(
    (text) => localStorage.getItem('saved:1') ?? localStorage.setItem('saved:1', text),
    JSON.stringify(
      listings.map((listing) => ({ title: listing.slug, type: 'sale', price: 500_000, at: 1, note: '', ...listing })),
    ),
  )

test.describe('A listing', () => {
  test('is saved on its card, shows it after a reload and on its page, and is on the page of saved homes', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/rent')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved homes', exact: true })).toBeVisible()
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'false')
    await saveButton(page, cornwall.title).click()
    await expect(page).toHaveURL('/rent')
    await expect(page.locator(toasts)).toContainText('Saved.')
    await expect(saveButton(page, cornwall.title)).toHaveAccessibleName(`Saved ${cornwall.title}`)
    await expect(page.getByRole('link', { name: /^Saved homes ?, ?1$/ })).toBeVisible()

    await page.reload()
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`/property/${cornwall.slug}`)
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /^Saved homes ?, ?1$/ }).click()
    await expect(entry(page, cornwall.title)).toContainText('£4,750 pcm')
    expect(consoleErrors).toEqual([])
  })

  test('is saved once by one press on its page, during hydration', nightly, async ({ page, consoleErrors }) => {
    await page.goto(`/property/${cornwall.slug}`)
    await saveButton(page, cornwall.title).click()
    await hydrated(page)
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
    await page.waitForTimeout(300)
    expect(await savedListings(page)).toEqual([{ slug: cornwall.slug, note: '' }])
    expect(consoleErrors).toEqual([])
  })

  test('that is removed can be restored from the message, in its position and with its note', async ({ page }) => {
    await keep(page, [
      { slug: first },
      { slug: cornwall.slug, title: cornwall.title, type: 'rent', price: 4750, note: 'Ask about the lift' },
      { slug: second },
    ])
    await page.goto('/rent')
    await saveButton(page, cornwall.title).click()
    await expect(page.getByRole('link', { name: /^Saved homes ?, ?2$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(saveButton(page, cornwall.title)).toBeFocused()
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
    expect(await savedListings(page)).toEqual([
      { slug: first, note: '' },
      { slug: cornwall.slug, note: 'Ask about the lift' },
      { slug: second, note: '' },
    ])
  })

  test('saved by keyboard keeps the focus', nightly, async ({ page }) => {
    await page.goto('/rent')
    const button = saveButton(page, cornwall.title)
    await button.focus()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toBeFocused()
    expect(await button.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('is saved in every tab at once', nightly, async ({ page, context }) => {
    await page.goto('/rent')
    const [other, list] = [await context.newPage(), await context.newPage()]
    await other.goto(`/property/${cornwall.slug}`)
    await list.goto('/saved')
    await saveButton(page, cornwall.title).click()
    await expect(saveButton(other, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
    await expect(entry(list, cornwall.title)).toBeVisible()
    await list.getByRole('button', { name: `Remove ${cornwall.title}` }).click()
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'false')
    await expect(saveButton(other, cornwall.title)).toHaveAttribute('aria-pressed', 'false')
  })

  test('that is the hundred and first is not saved, with the reason', nightly, async ({ page }) => {
    await keep(
      page,
      Array.from({ length: 100 }, (_, n) => ({ slug: `home-${n}` })),
    )
    await page.goto('/rent')
    await saveButton(page, cornwall.title).click()
    await expect(page.locator(toasts)).toContainText('You have 100 saved homes. This is the limit.')
    await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'false')
  })

  test(
    'whose button cannot load its code says so, and works once the connection is back',
    nightly,
    async ({ page }) => {
      await page.route(/toggle-saved\.[\w-]+\.js/, (route) => route.abort())
      await page.goto('/rent')
      await saveButton(page, cornwall.title).click()
      await expect(page.getByText('That did not work. Check the connection, then press again.')).toBeVisible()
    },
  )

  test('is shared from its page by the device, or by copying the link', nightly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/property/${cornwall.slug}?from=mail`)
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
      }),
    )
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
      .toEqual({ title: cornwall.title, url: expect.stringMatching(/\/property\/cornwall-gardens-apartment$/) })
    await page.evaluate(
      () =>
        delete (Navigator.prototype as { share?: unknown }).share && delete (navigator as { share?: unknown }).share,
    )
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.locator(toasts)).toContainText('Link copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/property\/cornwall-gardens-apartment$/)
  })
})

test.describe('The page of saved homes', () => {
  test('has links while it is empty', nightly, async ({ page, consoleErrors }) => {
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Homes to rent' })).toHaveAttribute('href', '/rent')
    expect(consoleErrors).toEqual([])
  })

  test('stores a note while typing, 500 characters of it', nightly, async ({ page }) => {
    await keep(page, [{ slug: first }])
    await page.goto('/saved')
    const note = page.getByRole('textbox', { name: /^Your note/ })
    await note.fill('x'.repeat(410))
    await expect(page.getByText('90 characters left')).toBeVisible()
    await note.fill('Quiet street; ask about <b>bikes</b>.')
    await page.reload()
    await expect(note).toHaveValue('Quiet street; ask about <b>bikes</b>.')
  })

  test('reads all its listings in one query', async ({ page }) => {
    await keep(page, [{ slug: first }, { slug: second }, { slug: third }])
    const requested: string[] = []
    page.on('request', (request) => /\/rest\/v1\/(?!site_content)/.test(request.url()) && requested.push(request.url()))
    await page.goto(`/saved?homes=eel-brook-studio,${first}`, { waitUntil: 'networkidle' })
    await expect(page.getByTestId('saved-entry').locator('h3 a')).toHaveCount(5)
    expect(requested).toHaveLength(1)
  })

  test('restores a removed listing in its position, by keyboard alone', nightly, async ({ page }) => {
    await keep(page, [{ slug: first }, { slug: second, note: 'The garden!' }, { slug: third }])
    await page.goto('/saved')
    const name = 'Canonbury Square Georgian House'
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeFocused()
    await expect(page.getByRole('heading', { name: '2 homes' })).toBeVisible()
    await undo.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeFocused()
    expect(await savedListings(page)).toEqual([
      { slug: first, note: '' },
      { slug: second, note: 'The garden!' },
      { slug: third, note: '' },
    ])
  })

  test(
    'says what a home cost when it was saved, that it was sold, ' + 'and that it is gone, and lets it be removed',
    async ({ page }) => {
      const admin = await administrator()
      const listing = newListing({ price: 450_000 })
      const change = async (changes: Record<string, unknown>) =>
        expect((await admin.from('properties').update(changes).eq('slug', listing.slug)).error).toBeNull()
      expect((await admin.from('properties').insert(listing)).error).toBeNull()
      try {
        await keep(page, [{ slug: listing.slug, title: listing.title, price: 450_000 }])
        await page.goto('/saved')
        await expect(entry(page, listing.title)).toContainText('£450,000')
        await expect(entry(page, listing.title)).not.toContainText('was')
        await change({ price: 435_000 })
        await page.reload()
        await expect(entry(page, listing.title)).toContainText('£435,000 was £450,000 when you saved it')
        await change({ status: 'sold' })
        await page.reload()
        await expect(entry(page, listing.title)).toContainText('This home has been sold.')
      } finally {
        await admin.from('properties').delete().eq('slug', listing.slug)
      }
      await page.reload()
      await expect(entry(page, listing.title)).toContainText('This home is no longer on the site.')
      await expect(entry(page, listing.title).getByRole('link')).toHaveCount(0)
      await page.getByRole('button', { name: `Remove ${listing.title}` }).click()
      expect(await savedListings(page)).toEqual([])
    },
  )

  test('shows saved data if prices cannot load, and retries', nightly, async ({ page }) => {
    await keep(page, [{ slug: first, title: 'Royal Hill Cottage', price: 900_000 }])
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/saved')
    await expect(page.getByText('We could not load today’s prices.')).toBeVisible()
    await expect(entry(page, 'Royal Hill Cottage')).toContainText('£900,000 when you saved it')
    await page.unroute('**/rest/v1/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(entry(page, 'Royal Hill Cottage')).toContainText('£875,000')
    await expect(page.getByText('We could not load today’s prices.')).toHaveCount(0)
  })

  test('shows viewed listings, clears them, and stores none once turned off', nightly, async ({ page }) => {
    for (const slug of [first, third, first]) await page.goto(`/property/${slug}`)
    await page.goto('/property/no-such-home')
    await page.goto('/saved')
    const recent = page.locator('#recent li')
    await expect(recent).toHaveCount(2)
    await expect(recent.first()).toContainText('Royal Hill Cottage')
    await page.getByRole('button', { name: 'Clear this list' }).click()
    await expect(recent).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Keep a list of the last twelve/ }).uncheck()
    await page.goto(`/property/${first}`)
    await page.goto('/saved')
    await expect(page.getByRole('checkbox', { name: /^Keep a list of the last twelve/ })).not.toBeChecked()
    await expect(recent).toHaveCount(0)
  })

  test('survives whatever is in its storage', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'saved:1',
        '[{"slug":"../admin","title":"<img src=x onerror=alert(1)>","type":"rent","price":1},null,7]',
      )
      localStorage.setItem('seen:1', '{"a":')
    })
    for (const path of ['/rent', `/property/${first}`, '/saved']) await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
})

test.describe('A comparison', () => {
  const four = [first, second, third, 'eel-brook-studio']

  test('is side by side, in the address, four at most', async ({ page }) => {
    await keep(
      page,
      [...four, 'camden-lock-apartment'].map((slug) => ({ slug })),
    )
    await page.goto('/saved')
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await expect(boxes).toHaveCount(5)
    await boxes.nth(0).check()
    await expect(page.getByText('You have chosen one home.')).toBeVisible()
    for (const n of [1, 2, 3]) await boxes.nth(n).check()
    await expect(boxes.nth(4)).toBeDisabled()
    await expect(page).toHaveURL(`/saved?compare=${four}`)
    await page.reload()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('row', { name: /^Floor size/ })).toContainText('1,310 sq ft (')
    await expect(table.getByRole('row', { name: /^Bedrooms/ }).getByRole('cell')).toHaveText(['2', '5', '3', 'Studio'])
    await expect(
      table
        .getByRole('row', { name: /^Price/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('£875,000')
    // A home that is saved no longer leaves its place to another.
    await page.evaluate(
      ([slug]) => {
        const saved = JSON.parse(localStorage.getItem('saved:1')!) as { slug: string }[]
        localStorage.setItem('saved:1', JSON.stringify(saved.filter((one) => one.slug !== slug)))
      },
      [first],
    )
    await page.reload()
    await expect(boxes).toHaveCount(4)
    await expect(boxes.nth(3)).toBeEnabled()
    await boxes.nth(3).check()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
  })

  test('scrolls in its own region on a phone, with a sticky first column', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await keep(
      page,
      four.map((slug) => ({ slug })),
    )
    await page.goto(`/saved?compare=${four}`)
    const region = page.getByRole('region', { name: 'Four homes, side by side' })
    await region.focus()
    await region.evaluate((element) => (element.scrollLeft = 300))
    const head = page.getByRole('rowheader', { name: 'Price' })
    expect((await head.boundingBox())!.x).toBeCloseTo((await region.boundingBox())!.x, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('prints alone on one sheet', nightly, async ({ page }) => {
    await keep(
      page,
      four.map((slug) => ({ slug, note: 'A note of some words, which is printed too.' })),
    )
    await page.goto(`/saved?compare=${four}`)
    await expect(page.getByRole('table')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['[data-testid=saved-entry]', '#recent', 'header nav', 'main button'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const { table, sheet } = await page.evaluate(() => ({
      table: document.querySelector('table')!.scrollWidth,
      sheet: document.querySelector('[data-compared] .rail-main')!.clientWidth,
    }))
    expect(table).toBeLessThanOrEqual(sheet)
  })
})

test.describe('A shared shortlist', () => {
  test('opens for another person, who saves one or all of it and loses nothing of their own', async ({
    page,
    browser,
    context,
    consoleErrors,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keep(page, [{ slug: first, note: 'A secret' }, { slug: second }, { slug: third }])
    await page.goto('/saved')
    await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share)
    await page.getByRole('button', { name: 'Share this list' }).click()
    await expect(page.locator(toasts)).toContainText('Link copied.')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`/saved\\?homes=${first},${second},${third}$`))

    const theirs = await browser.newContext()
    const other = await theirs.newPage()
    await keep(other, [{ slug: 'eel-brook-studio' }])
    await other.goto(`${link},never-was-here`)
    await expect(other.getByRole('heading', { name: 'A shortlist shared with you' })).toBeVisible()
    await expect(other.getByText('1 home of this list is no longer on the site.')).toBeVisible()
    expect(await savedListings(other)).toEqual([{ slug: 'eel-brook-studio', note: '' }])
    await saveButton(other, 'Canonbury Square Georgian House').click()
    await expect(other.getByRole('heading', { name: '2 homes' })).toBeVisible()
    await other.getByRole('button', { name: 'Save all' }).click()
    await expect(other.locator(toasts)).toContainText('2 homes added to your list.')
    expect(await savedListings(other)).toEqual(
      [first, third, second, 'eel-brook-studio'].map((slug) => ({ slug, note: '' })),
    )
    await theirs.close()
    expect(consoleErrors).toEqual([])
  })

  test('without valid listings is no list', nightly, async ({ page, consoleErrors }) => {
    await page.goto('/saved?homes=<script>,../..,,%00&compare=%22')
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expect(page.getByText('A shortlist shared with you')).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })
})

test.describe('Where storage is forbidden', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      }),
    ),
  )

  test(
    'a listing is saved until the page closes, and a link carries it to the page of saved homes',
    nightly,
    async ({ page, consoleErrors }) => {
      await page.goto('/rent')
      await saveButton(page, cornwall.title).click()
      await expect(saveButton(page, cornwall.title)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator(toasts)).toContainText('Saved on this page only')
      await expect(page.getByRole('link', { name: /^Saved homes ?, ?1$/ })).toHaveAttribute('href', /\?homes=/)
      await page.getByRole('link', { name: 'See your saved homes' }).click()
      await expect(page).toHaveURL(`/saved?homes=${cornwall.slug}`)
      await expect(page.getByText('Your browser does not allow us to store data.')).toBeVisible()
      await saveButton(page, cornwall.title).click()
      await expect(page.getByRole('textbox', { name: /^Your note/ })).toBeVisible()
      expect(consoleErrors).toEqual([])
    },
  )
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no save button, and the page of saved homes explains why', nightly, async ({ page }) => {
    for (const path of ['/rent', `/property/${first}`]) {
      await page.goto(path)
      await expect(page.locator('[data-save]:visible, [data-share]:visible')).toHaveCount(0)
    }
    await page.goto('/saved')
    // By element: text search ignores noscript.
    await expect(page.locator('main noscript p')).toContainText('Your list is kept in your browser')
    await expect(page.locator('main noscript p')).toBeVisible()
  })
})

for (const width of sampleOf([390, 1440]))
  test(
    `a full page of saved homes has no axe violations at ${width} px, nor has a message`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await keep(page, [{ slug: first, note: 'A note' }, { slug: second }, { slug: 'gone-for-ever' }])
      await page.goto(`/saved?homes=${third},${first}&compare=${first},${third}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('table')).toBeVisible()
      await page.getByRole('button', { name: 'Remove Canonbury Square Georgian House' }).click()
      await saveButton(page, cornwall.title).click()
      await expect(page.locator(toasts)).toBeVisible()
      expect(await axe(page)).toEqual([])
    },
  )

test('the page of saved homes is noindex, and its script stays within its weight', nightly, async ({ page }) => {
  let bytes = 0
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    // Awaits the size first: `bytes += await …` would read the sum before the wait and lose updates.
    const { responseBodySize } = await request.sizes()
    bytes += responseBodySize
  })
  await savesData(page)
  await page.goto('/saved', { waitUntil: 'networkidle' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await hydrated(page)
  await expect.poll(() => bytes).toBeGreaterThan(60_000)
  // 115 kB on 29 November 2026, as quickly compressed for tests; plus 5 %.
  expect(bytes).toBeLessThan(121_000)
})

import { expectNoShift, observeShifts } from './layout-shift'
import { expect, test } from './site'
import { nightly, sampleOf } from '../every-case'

// At 1440 × 900 content below the areas is visible. The script is delayed until after the first paint.
for (const query of sampleOf(['', '?area=Camden', '?area=camden#camden']))
  test(
    `the area guide${query} does not shift at 1440 px when its script runs after the first paint`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.route(/\/_astro\/.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await observeShifts(page)
      await page.goto(`/resources/area-guide${query}`, { waitUntil: 'commit' })
      await expect(page.getByRole('radiogroup', { name: 'Areas' })).toBeVisible()
      await expect(page.locator('[data-detail]:visible')).toHaveCount(query ? 1 : 0)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      await expectNoShift(page)
    },
  )

test.describe('The header', () => {
  test('gets a shadow once the page has scrolled 20 px', nightly, async ({ page }) => {
    await page.goto('/')
    const header = page.locator('[data-header]')
    await expect(header).not.toHaveAttribute('data-raised')
    await page.mouse.wheel(0, 15)
    await expect(header).not.toHaveAttribute('data-raised')
    await page.mouse.wheel(0, 30)
    await expect(header).toHaveAttribute('data-raised')
  })

  for (const [width, height] of sampleOf([
    [390, 700],
    [1440, 900],
  ] as const))
    test(`stays visible above the bar of a list and of an area at ${width} px`, nightly, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const [path, bar] of [
        ['/rent', page.locator('[data-bar]')],
        ['/areas/kensington', page.getByRole('navigation', { name: 'On this page' })],
      ] as const) {
        await page.goto(path)
        await page.mouse.wheel(0, 900)
        await expect.poll(async () => (await page.locator('[data-header]').boundingBox())!.y).toBe(0)
        const header = (await page.locator('[data-header]').boundingBox())!
        await expect.poll(async () => Math.round((await bar.boundingBox())!.y)).toBe(Math.round(header.height))
      }
    })

  test('opens its groups on hover, one at a time, and closes them when left', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const nav = page.locator('#nav')
    await nav.getByText('Landlords').hover()
    await expect(nav.getByRole('link', { name: 'Lettings' })).toBeVisible()
    await nav.getByText('Who we are').hover()
    await expect(nav.getByRole('link', { name: 'About us' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Lettings' })).toBeHidden()
    await page.mouse.move(640, 700)
    await expect(nav.getByRole('link', { name: 'About us' })).toBeHidden()
  })

  test('opens its groups by keyboard; Escape closes one and keeps the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const summary = page.locator('#nav summary', { hasText: 'Valuation' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#nav').getByRole('link', { name: 'Rental valuation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#nav').getByRole('link', { name: 'Rental valuation' })).toBeHidden()
    await expect(summary).toBeFocused()
    // One that the pointer has opened, while the focus is elsewhere.
    await page.locator('#nav').getByText('Landlords').hover()
    await expect(page.locator('#nav').getByRole('link', { name: 'Lettings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#nav').getByRole('link', { name: 'Lettings' })).toBeHidden()
    await expect(summary).toBeFocused()
  })

  test('marks the current page, and its first entry is right of the meridian', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/rent')
    await expect(page.locator('#nav').getByRole('link', { name: 'Rent', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const width of [1000, 1024, 1064, 1200]) {
      await page.setViewportSize({ width, height: 800 })
      const [line, text] = await page.locator('[data-header]').evaluate((header) => {
        const range = document.createRange()
        range.selectNodeContents(header.querySelector('#nav a')!)
        return [parseFloat(getComputedStyle(header, '::before').left), range.getBoundingClientRect().left]
      })
      expect(text, `${width} px`).toBeGreaterThanOrEqual(line! + 8)
    }
  })

  test('on a phone has a menu with one group open at a time, which closes on navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('#menu')
    await menu.getByText('Landlords').click()
    await expect(menu.getByRole('link', { name: 'Lettings' })).toBeVisible()
    await menu.getByText('Resources').click()
    await expect(menu.getByRole('link', { name: 'Area guide' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Lettings' })).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Book a Valuation' })).toBeVisible()
    await menu.getByRole('link', { name: 'Rent', exact: true }).click()
    await expect(page).toHaveURL('/rent')
    await expect(menu).toBeHidden()
  })

  test('shows the time in London and elsewhere', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.clock.setFixedTime(new Date('2026-11-23T09:41:00Z'))
    // A response of the backend would correct that clock.
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('[data-hours]')).toContainText('London 09:41 open until 6:30 pm')
    await expect(page.locator('[data-hours]')).toContainText('Lagos 10:41')
  })
})

test.describe('On a big screen', () => {
  test('a list has four columns from 1,900 px, and the frame ends at 2,000', nightly, async ({ page }) => {
    for (const [width, columns] of [
      [1890, 3],
      [1900, 4],
      [2560, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 1200 })
      await page.goto('/buy')
      const boxes = await page
        .getByRole('article')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
      const first = boxes.filter(({ top }) => Math.abs(top - boxes[0]!.top) < 1)
      expect(first, `${width} px`).toHaveLength(columns)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width / 2 + 1000)
    }
  })

  test('no name on the map of the office is cropped at its edge', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto('/contact')
    const cut = await page.locator('main [data-map]').evaluate((figure) => {
      const frame = figure.querySelector('svg')!.parentElement!.getBoundingClientRect()
      return [...figure.querySelectorAll('svg text')].flatMap((name) => {
        const { top, bottom, width } = name.getBoundingClientRect()
        return width > 0 && (top < frame.top - 1 || bottom > frame.bottom + 1) ? [name.textContent] : []
      })
    })
    expect(cut).toEqual([])
  })

  test('no paragraph or table cell is wider than 68 characters, within a word', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 })
    const wide: string[] = []
    for (const path of [
      '/areas/camden',
      '/resources/area-guide',
      '/resources/property-prices',
      '/landlords/lettings',
      '/fees',
      '/property/cornwall-gardens-apartment',
      '/privacy-policy',
    ]) {
      await page.goto(path)
      wide.push(
        ...(await page.locator('main p:not([class*="flex"]), .prose li, main dd, main td').evaluateAll((all) =>
          all.flatMap((element) => {
            // Without the text that only screen readers hear.
            const visible = element.cloneNode(true) as HTMLElement
            for (const hidden of visible.querySelectorAll('.sr-only')) hidden.remove()
            const text = (visible.textContent ?? '').trim().replace(/\s+/g, ' ')
            const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(element)
            const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
            const lines = Math.round(height / (parseFloat(lineHeight) || 1.5 * parseFloat(fontSize)))
            return element.checkVisibility() && lines > 0 && text.length / lines > 70 ? [text.slice(0, 80)] : []
          }),
        )),
      )
    }
    expect(wide).toEqual([])
  })
})

test(
  'an area page starts with its picture, then its text, then as many columns as listings',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Listings of other tests would change the columns.
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/areas/bermondsey')
    const picture = page.locator('main figure').first()
    await expect(picture).toBeInViewport()
    const story = (await page.getByText('What it is like').boundingBox())!
    const heading = (await page.getByRole('heading', { name: 'Homes to rent in Bermondsey' }).boundingBox())!
    expect((await picture.boundingBox())!.y).toBeLessThan(story.y)
    expect(story.y).toBeLessThan(heading.y)
    const [card, column] = [page.getByRole('article').first(), page.locator('#rent .rail-main')]
    expect((await card.boundingBox())!.width / (await column.boundingBox())!.width).toBeGreaterThan(0.9)
  },
)

test(
  'an area page shows no picture twice, and starts with the map if it has none of its own',
  nightly,
  async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort())
    for (const path of ['/areas/battersea', '/areas/islington', '/areas/marylebone', '/areas/hampstead']) {
      await page.goto(path)
      const pictures = await page
        .locator('main img')
        .evaluateAll((all) => all.map((image) => (image.getAttribute('src') ?? '').replace(/(-\d+)?\.\w+$/, '')))
      expect(pictures, path).toEqual([...new Set(pictures)])
      const [bar, map] = [page.getByRole('navigation', { name: 'On this page' }), page.locator('#map')]
      const [above, below] = [(await bar.boundingBox())!, (await map.boundingBox())!]
      expect(below.y, path).toBeCloseTo(above.y + above.height, 0)
    }
  },
)

test.describe('At 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  for (const path of sampleOf(['/rent?beds=2', '/property/cornwall-gardens-apartment', '/calculators/mortgage']))
    test(`${path} has no sticky bar`, nightly, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3))
      const bars = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter(
            (element) =>
              /sticky|fixed/.test(getComputedStyle(element).position) &&
              element.checkVisibility() &&
              !element.closest('.sr-only'),
          )
          .filter((element) => {
            const { top, bottom, height } = element.getBoundingClientRect()
            return height > 0 && bottom > 0 && top < innerHeight
          })
          .map((element) => `${element.className} ${element.offsetHeight} px`),
      )
      expect(bars).toEqual([])
    })

  test('the filters scroll as a whole, and all of them are reachable', nightly, async ({ page }) => {
    await page.goto('/rent')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Sorted by').focus()
    await expect(sheet.getByLabel('Sorted by')).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('heading', { name: 'Filters' })).not.toBeInViewport()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(sheet).toBeHidden()
  })
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/rent')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the contents of a long text stay visible while reading', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terms-conditions')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport({ ratio: 0.9 })
})

test.describe('A listing on a laptop', () => {
  for (const width of [1024, 1440])
    test(`has no empty column beside its text or its costs at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/property/pelham-crescent-apartment')
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!
      const [text, features, costs] = [
        await box('[data-testid=description]'),
        await box('[data-testid=features]'),
        await box('#costs'),
      ]
      expect(features.y).toBeLessThan(text.y + 100)
      expect(features.x).toBeGreaterThan(text.x + text.width)
      expect(costs.y).toBeGreaterThan(text.y + text.height)
      expect(costs.x + costs.width).toBeCloseTo(features.x + features.width, 0)
      const columns = page.locator('#costs > div > div')
      const [once, monthly] = [(await columns.nth(0).boundingBox())!, (await columns.nth(1).boundingBox())!]
      expect(once.y).toBe(monthly.y)
      expect(Math.abs(once.height - monthly.height)).toBeLessThan(150)
      // The text beside the energy chart.
      expect((await page.getByText('Rated D.').boundingBox())!.width).toBeGreaterThan(160)
    })
})

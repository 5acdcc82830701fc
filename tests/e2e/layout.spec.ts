import type { Page, Request } from '@playwright/test'
import { axe } from './axe'
import { expectNoShift, observeShifts } from './layout-shift'
import { requestsOf, settled } from './settled'
import { expect, pages, test } from './site'

/** Lists check for changes. Listings of other tests would appear in them. */
const lists = ['/', '/rent', '/buy', '/areas/kensington']

/** Before a page opens: delays pictures, fonts and responses, and records layout shifts. */
async function delayed(page: Page, path: string) {
  await page.route(/\.(avif|webp|woff2)$|\/rest\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    // Without a response a list stays as prerendered.
    const unchanged = lists.includes(path) && route.request().url().includes('/rest/v1/')
    await (unchanged ? route.abort() : route.continue()).catch(() => {})
  })
  await observeShifts(page)
  return requestsOf(page)
}

/** Opens a page, scrolls, and measures layout shift. */
async function steady(page: Page, path: string, width: number, pendingRequests: Set<Request>) {
  // From a blank page, so that an address with a fragment reloads.
  await page.goto('about:blank')
  pendingRequests.clear()
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await settled(page, pendingRequests)
  await page.mouse.wheel(0, 1200)
  // Content that came into view, and a moment in which it could shift.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > innerHeight ||
        image.getBoundingClientRect().left > innerWidth ||
        image.getBoundingClientRect().bottom < 0,
    ),
  )
  await settled(page, pendingRequests)
  await expectNoShift(page)
}

// WCAG 2.2, 2.5.8: a link in a sentence has its line's height, and a checkbox's label is part of its target.
const smallTargets = (page: Page, which = 'a[href], button, input, select, textarea, summary') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const { width, height, right } = element.getBoundingClientRect()
        const labels = element.matches('[type=radio], [type=checkbox]')
          ? [...((element as HTMLInputElement).labels ?? [])]
          : []
        const fits = [element, ...labels]
          .map((target) => target.getBoundingClientRect())
          .some((box) => box.width >= 24 && box.height >= 24)
        // React splits a sentence into several texts with comments.
        const beside = (['previousSibling', 'nextSibling'] as const).some((sibling) => {
          let text = ''
          for (let node = element[sibling]; node instanceof CharacterData; node = node[sibling])
            if (node instanceof Text) text += node.data
          return /[\p{L}\p{N}]/u.test(text)
        })
        const inSentence = beside && getComputedStyle(element).display === 'inline'
        const visible =
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          right > 0 &&
          !element.closest('.sr-only, [data-skip], [inert]')
        return visible && !inSentence && !fits
          ? [`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 90)}`]
          : []
      }),
    which,
  )

/** Elements wider than the screen, except scrollers and screen reader text. */
const wideElements = (page: Page) =>
  page.evaluate(() => {
    const clipped = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement))
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const { overflowX, textOverflow } = getComputedStyle(element)
      return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || scrolls(element.parentElement)
    }
    return [...document.querySelectorAll<HTMLElement>('body *:not(br)')]
      .filter(
        (element) =>
          !element.closest('.sr-only, .swiper, [data-carousel] ul, dialog, svg, [popover]') &&
          !clipped(element) &&
          !scrolls(element.parentElement) &&
          element.getClientRects().length > 0 &&
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map((element) => `${element.tagName}.${element.className}`)
  })

for (const path of pages)
  test(
    `${path} does not shift at 390 and 1280 px while pictures, faces and islands arrive late, logs no error, ` +
      'has nothing that axe finds at WCAG 2.2 AA, and does not scroll sideways at 320 px nor, with text at 200 %, ' +
      'at 390 px',
    async ({ page, complaints }) => {
      // Two loads and an axe run: the style guide is slow on a busy machine.
      test.setTimeout(90_000)
      const pendingRequests = await delayed(page, path)
      await test.step('390 px', () => steady(page, path, 390, pendingRequests))
      await test.step('1280 px', () => steady(page, path, 1280, pendingRequests))
      await page.evaluate(() => scrollTo(0, 0))
      // A missing page also logs an error. A content policy violation would appear here.
      const expected = path.includes('not-there') ? '404' : lists.includes(path) ? 'net::ERR_FAILED' : undefined
      expect.soft(complaints.filter((text) => !expected || !text.includes(expected))).toEqual([])
      expect.soft(await axe(page)).toEqual([])

      // At 320 px an email address wraps; where it fits one line, it is lower.
      const contacts = await smallTargets(page, 'a:is([href^="tel:"], [href^="mailto:"])')
      expect.soft(contacts, 'telephone and e-mail links under 24 px').toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await wideElements(page), 'wider than 320 px').toEqual([])
      expect.soft(await smallTargets(page), 'targets under 24 px').toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

      // WCAG 2.2, 1.4.4: text at twice its 17 px, on a phone.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'))
      expect.soft(await wideElements(page), 'wider than 390 px with text at 200 %').toEqual([])
    },
  )

// At 1440 × 900 content below the areas is visible. The script is delayed until after the first paint.
for (const query of ['', '?area=Camden', '?area=camden#camden'])
  test(`the area guide${query} does not shift at 1440 px when its script runs after the first paint`, async ({
    page,
  }) => {
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
  })

test.describe('The header', () => {
  test('gets a shadow once the page has scrolled 20 px', async ({ page }) => {
    await page.goto('/')
    const header = page.locator('[data-header]')
    await expect(header).not.toHaveAttribute('data-raised')
    await page.mouse.wheel(0, 15)
    await expect(header).not.toHaveAttribute('data-raised')
    await page.mouse.wheel(0, 30)
    await expect(header).toHaveAttribute('data-raised')
  })

  for (const [width, height] of [
    [390, 700],
    [1440, 900],
  ] as const)
    test(`stays visible above the bar of a list and of an area at ${width} px`, async ({ page }) => {
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

  test('opens its groups on hover, one at a time, and closes them when left', async ({ page }) => {
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
  })

  test('marks the current page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/rent')
    await expect(page.locator('#nav').getByRole('link', { name: 'Rent', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
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

  test('shows the time in London and elsewhere', async ({ page }) => {
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
  test('a list has four columns from 1,900 px, and the frame ends at 2,000', async ({ page }) => {
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

  test('no name on the map of the office is cropped at its edge', async ({ page }) => {
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

  test('no paragraph or table cell is wider than 68 characters, within a word', async ({ page }) => {
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
            const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ')
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

test('an area page starts with its picture, then its text, then as many columns as listings', async ({ page }) => {
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
})

test('an area page shows no picture twice, and starts with the map if it has none of its own', async ({ page }) => {
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
})

test.describe('At 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  for (const path of ['/rent?beds=2', '/property/cornwall-gardens-apartment', '/calculators/mortgage'])
    test(`${path} has no sticky bar`, async ({ page }) => {
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

  test('the filters scroll as a whole, and all of them are reachable', async ({ page }) => {
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

test('the contents of a long text stay visible while reading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terms-conditions')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport({ ratio: 0.9 })
})

import { statSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { layOutAll } from '../../scripts/lib/lay-out-all'
import { candidates, namedWidth } from '../picture-sizes'
import { axe } from './axe'
import { withoutValue } from './custom-properties'
import { expectNoShift, observeShifts } from './layout-shift'
import { requestsOf, settled } from './settled'
import { expect, pages, tabThrough, test } from './site'

// Each page is visited once, on a phone and on a laptop, for all checks of every page.

const folder = process.env['TEST_FOLDER'] ?? ''

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

/** Visible fields whose text is so small on a touch screen that iOS zooms into the page. */
async function smallFields(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 90)),
  )
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return small
}

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
          element.checkVisibility() &&
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map((element) => `${element.tagName}.${element.className}`)
  })

/** Visible pictures with a `srcset`: their files, and the width that their frame needs. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => !media || matchMedia(media).matches,
      )
      if (!source || !image.checkVisibility() || !image.clientWidth) return []
      // A frame of another shape crops the picture: its width fills the height.
      const shape = source.media ? 4 / 3 : Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const width = Math.max(image.clientWidth, image.clientHeight * shape)
      return [{ srcset: source.srcset, sizes: source.sizes, width }]
    }),
  )

/** Pictures whose `sizes` leads to a file that is much too small or too large on this screen. */
async function wrongPictures(page: Page, screen: { width: number; density: number }) {
  // On phones the picture of an area is cropped, and saves weight.
  const min = page.url().includes('/areas/') ? 0.7 : 0.8
  return (await pictures(page)).flatMap(({ srcset, sizes, width }) => {
    const files = candidates(srcset)
    const largest = files.at(-1)!
    const file = files.find((one) => one.width >= namedWidth(sizes, screen) * screen.density) ?? largest
    const ratio = file.width / (width * Math.min(2, screen.density))
    // The next larger width is chosen: up to 1.6 times, or any for a few kilobytes.
    const isWrong = (ratio < min && file !== largest) || (ratio > 1.6 && statSync(`${folder}${file.file}`).size > 8_000)
    return isWrong ? [`${file.file} is ${ratio.toFixed(2)} times as wide as its frame of ${Math.round(width)} px`] : []
  })
}
/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'
const screens = [
  { width: 390, density: 2 },
  { width: 430, density: 3 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
]

for (const path of pages)
  test(`${path} stays still while it arrives late, logs no error, and fits axe, a keyboard and every screen`, async ({
    page,
    consoleErrors,
  }) => {
    // Two loads and an axe run: the style guide is slow on a busy machine.
    test.setTimeout(90_000)
    const pendingRequests = await delayed(page, path)
    await test.step('on a phone', async () => {
      await steady(page, path, 390, pendingRequests)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        expect.soft(await withoutValue(page), `custom properties without a value on ${media} at 390 px`).toEqual([])
      }
      await page.emulateMedia({ media: 'screen' })
      await layOutAll(page)
      expect.soft(await smallFields(page), 'fields under 16 px on a touch screen').toEqual([])
      for (const screen of screens) {
        await page.setViewportSize({ width: screen.width, height: screen.width < 500 ? 844 : 900 })
        const where = `pictures at ${screen.width} px with ${screen.density} pixels to each`
        expect.soft(await wrongPictures(page, screen), where).toEqual([])
      }
    })
    await test.step('on a laptop', async () => {
      await steady(page, path, 1280, pendingRequests)
      await page.evaluate(() => scrollTo(0, 0))
      // A missing page also logs an error. A content policy violation would appear here.
      const expected = path.includes('not-there') ? '404' : lists.includes(path) ? 'net::ERR_FAILED' : undefined
      expect
        .soft(
          consoleErrors.filter((text) => !expected || !text.includes(expected)),
          'console errors',
        )
        .toEqual([])
      expect.soft(await axe(page), 'axe at WCAG 2.2 AA').toEqual([])
      expect.soft(await withoutValue(page), 'custom properties without a value at 1280 px').toEqual([])
      // At 320 px an email address wraps; where it fits one line, it is lower.
      const contacts = await smallTargets(page, 'a:is([href^="tel:"], [href^="mailto:"])')
      expect.soft(contacts, 'telephone and email links under 24 px').toEqual([])
      // A fragment leads the keyboard to its section, past the stops before it.
      if (!path.includes('#')) {
        const { stops, invisible } = await tabThrough(page)
        expect.soft(invisible, 'stops of the keyboard without a visible focus').toEqual([])
        expect.soft(stops, 'stops of the keyboard').toBeGreaterThan(20)
      }
    })
    await test.step('on every screen', async () => {
      await layOutAll(page)
      // WCAG 2.2, 1.4.12: on a small phone and laptop the header and large figures have the least room.
      const spacing = await page.addStyleTag({ content: textSpacing })
      for (const width of [320, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await wideElements(page), `wider than ${width} px with text spacing`).toEqual([])
      }
      await spacing.evaluate((style: HTMLStyleElement) => style.remove())
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await wideElements(page), 'wider than 320 px').toEqual([])
      expect.soft(await smallTargets(page), 'targets under 24 px').toEqual([])
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'scrolls sideways at 320 px')
        .toBeLessThanOrEqual(320)
      // WCAG 2.2, 1.4.4: text at twice its 17 px, on a phone.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'))
      expect.soft(await wideElements(page), 'wider than 390 px with text at 200 %').toEqual([])
      const enquire = page.locator('.reach a[href="#enquire"]')
      if (!(await enquire.count())) return
      await enquire.click()
      const sheet = page.locator('#enquire[data-sheet]')
      const hidden = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect.soft(hidden, 'the open enquiry sheet scrolls sideways with text at 200 %').toBe(0)
    })
  })

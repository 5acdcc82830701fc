import type { Page } from '@playwright/test'
import { layOutAll } from '../../scripts/lib/lay-out-all'
import { axe } from './axe'
import { expect, test, tabThrough } from './site'
import { nightly, sampleOf } from '../every-case'

const path = '/styleguide'
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('The style guide', () => {
  test('is hidden from search engines, without links to it', nightly, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.goto('/')
    await expect(page.locator('a[href*="styleguide"]')).toHaveCount(0)
  })

  test('a form sent empty lists its errors, focuses the list, and links to the field', nightly, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const summary = page.getByTestId('error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    expect(await axe(page)).toEqual([])

    await summary.getByRole('link', { name: 'Please enter a valid email address.' }).click()
    const email = page.locator('#ex-email')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(
      /We reply within 24 hours.* Error: Please enter a valid email address./,
    )

    await page.locator('#ex-name').fill('Chen Wei')
    await email.fill('chen.wei@example.com')
    await page.locator('#ex-postcode').fill('wc1x8lu')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(summary).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('status').filter({ hasText: 'The form is correct' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('a confirm dialog traps the focus, closes in three ways and restores the focus', nightly, async ({ page }) => {
    await page.goto(path)
    const opener = page.getByRole('button', { name: 'Ask before deleting' })
    const dialog = page.getByRole('alertdialog', { name: 'Delete this home?' })
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    expect(await axe(page)).toEqual([])
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab')
      // Between the last and first element the focus may be in the browser's own toolbar.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog[open]')),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    for (const name of ['Keep it', 'Delete']) {
      await opener.press('Enter')
      await dialog.getByRole('button', { name }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('the Tab key reaches every part, with a visible focus', nightly, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { stops, invisible } = await tabThrough(page)
    expect(invisible).toEqual([])
    expect(stops).toBeGreaterThan(70)
  })

  for (const [name, size] of sampleOf([
    ['320 px', { width: 320, height: 640 }],
    ['200 % zoom', { width: 640, height: 480 }],
  ] as const))
    test(`nothing scrolls sideways at ${name}, dialog and errors included`, nightly, async ({ browser }) => {
      const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      expect(await sideways(page)).toBe(0)
      await page.getByRole('button', { name: 'Ask before deleting' }).click()
      expect(await page.getByRole('alertdialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
      expect(await axe(page)).toEqual([])
      await context.close()
    })

  test('with reduced motion nothing moves longer than 10 ms', nightly, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const long = await page.evaluate(() => {
      const ms = (times: string) =>
        Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
      return [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after', '::details-content'].flatMap((pseudo) => {
          const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(element, pseudo)
          const lasts =
            ms(animationDuration) > 10 || ms(transitionDuration) > 10 || animationIterationCount === 'infinite'
          return lasts ? `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}` : []
        }),
      )
    })
    expect(long).toEqual([])
    await context.close()
  })

  test('in forced colours every button and field has a border', nightly, async ({ browser }) => {
    const context = await browser.newContext({ forcedColors: 'active' })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const borderless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)')]
        // The browser draws checkboxes and radios itself.
        .filter((element) => element.checkVisibility() && !element.matches('[type=radio], [type=checkbox]'))
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
          return (
            borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor
          )
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(borderless).toEqual([])
    await context.close()
  })

  test('controls are at least 44 px high on touch screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await layOutAll(page)
    const low = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, nav[aria-label=Pages] a)')]
        .filter((element) => element.checkVisibility() && element.textContent.trim() !== 'Small')
        // A checkbox's or radio's label is part of its target.
        .map((element) => (element.matches('[type=radio], [type=checkbox]') ? element.parentElement! : element))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(low).toEqual([])
  })
})

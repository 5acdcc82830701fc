import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site'
import { nightly, sampleOf } from '../every-case'

// Back closes an overlay, then leads to the previous page, without steps in between.
test.use({ viewport: { width: 390, height: 844 } })

const overlays: [what: string, path: string, selector: string, open: (page: Page) => Promise<void>][] = [
  ['the menu', '/about', '#menu', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'the filters',
    '/rent',
    '[aria-labelledby=sheet-title]',
    (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  ],
  [
    'full screen',
    '/property/cornwall-gardens-apartment',
    'dialog[aria-label^="Pictures of"]',
    (page) => page.getByRole('button', { name: /^All 5 pictures/ }).click(),
  ],
  [
    'the valuation',
    '/valuation/rental',
    '#valuation-dialog',
    (page) => page.getByRole('link', { name: 'Get an Instant Valuation' }).click(),
  ],
]
const overlaid = (page: Page) => page.evaluate(() => Boolean((history.state as { overlay?: boolean } | null)?.overlay))
const comeFrom = async (page: Page, path: string) => {
  await page.goto('/robots.txt')
  await page.goto(path)
}

for (const [what, path, selector, open] of sampleOf(overlays))
  test(`Back closes ${what} and stays; closed otherwise, it leaves no history entry`, async ({
    page,
    consoleErrors,
  }) => {
    // The fallback row stays until the full screen is rendered over it.
    const overlay = page.locator(selector).last()
    await comeFrom(page, path)
    await open(page)
    await expect(overlay).toBeVisible()
    await expect.poll(() => overlaid(page)).toBe(true)
    await page.goBack()
    await expect(overlay).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)
    await open(page)
    await expect.poll(() => overlaid(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect.poll(() => overlaid(page)).toBe(false)
    await page.evaluate(() => history.forward())
    await expect.poll(() => overlaid(page)).toBe(false)
    expect(consoleErrors).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })

const pictures = 'dialog[aria-label^="Pictures of"]'

test('pictures closed while the page’s code loads stay closed, and reopen on request', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      'astro:hydrate',
      () => document.querySelector<HTMLElement>('dialog [aria-label="Close full screen"]')?.click(),
      true,
    )
    // Delays the dialog's close event until after the code has loaded, as on a slow phone.
    addEventListener(
      'close',
      (event) => {
        if (!event.isTrusted) return
        event.stopImmediatePropagation()
        setTimeout(() => event.target!.dispatchEvent(new Event('close')), 500)
      },
      { capture: true, once: true },
    )
  })
  await comeFrom(page, '/property/cornwall-gardens-apartment')
  const button = page.getByRole('button', { name: /^All 5 pictures/ })
  await button.click()
  await hydrated(page)
  await expect.poll(() => overlaid(page)).toBe(false)
  await expect(page.locator(`${pictures}[open]`)).toHaveCount(0)
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect(page.locator(`${pictures}[open]`)).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  expect(consoleErrors).toEqual([])
})

test(
  'pictures opened just after Back closed them open again, and Back closes them',
  nightly,
  async ({ page, consoleErrors }) => {
    await comeFrom(page, '/property/cornwall-gardens-apartment')
    const button = page.getByRole('button', { name: /^All 5 pictures/ })
    await button.click()
    await hydrated(page)
    await expect(page.locator(`#pictures ${pictures}`)).toBeVisible()
    await expect.poll(() => overlaid(page)).toBe(true)
    // Before the dialog's close event, half a second later on a slow phone.
    await page.evaluate((selector) => {
      const dialog = document.querySelector<HTMLDialogElement>(selector)!
      return new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect()
          resolve(document.querySelector<HTMLElement>('button[data-full-screen]')!.click())
        }).observe(dialog, { attributeFilter: ['open'] })
        history.back()
      })
    }, `#pictures ${pictures}`)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator(`#pictures ${pictures}`)).toBeVisible()
    await expect.poll(() => overlaid(page)).toBe(true)
    await page.goBack()
    await expect(page.locator(`${pictures}[open]`)).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(consoleErrors).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  },
)

test('a menu link navigates, and Back returns to the page with its menu closed', nightly, async ({ page }) => {
  await comeFrom(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => overlaid(page)).toBe(true)
  await page.locator('#menu').getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/rent')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.locator('#menu')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

test('Back closes the valuation opened from the menu, and the page stays', nightly, async ({ page }) => {
  await comeFrom(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Book a Valuation' }).click()
  await expect(page.locator('#valuation-dialog')).toBeVisible()
  // The menu's entry is removed, and the dialog's added.
  await page.waitForFunction(
    () => new Promise((resolve) => setTimeout(() => resolve((history.state as { overlay?: boolean })?.overlay), 300)),
  )
  await page.goBack()
  await expect(page.locator('#valuation-dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

for (const [path, menu] of [
  ['/about', 'Menu'],
  ['/zh/about', '菜单'],
] as const)
  test(`a page reloaded with its menu open stays, and Back leaves it at once: ${path}`, nightly, async ({ page }) => {
    await comeFrom(page, path)
    await page.getByRole('button', { name: menu }).click()
    await expect.poll(() => overlaid(page)).toBe(true)
    await page.reload()
    await expect.poll(() => overlaid(page)).toBe(false)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/robots.txt')
  })

test('a menu whose code fails to load still opens and navigates, without an error', nightly, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/\/_astro\/menu\.[^/]+\.js$/, (route) => route.abort())
  await comeFrom(page, '/about')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/_astro/menu.'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await lost
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  expect(errors).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/rent')
})

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
const escape = (page: Page) => page.keyboard.press('Escape')
const showHomes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()

for (const [what, open, close] of sampleOf([
  ['the filters', openFilters, escape],
  ['the filters, applied', openFilters, showHomes],
  ['the menu', openMenu, escape],
] as const))
  test(`after ${what}, Back undoes the next change of the list`, async ({ page }) => {
    await comeFrom(page, '/rent')
    const sorting = page.locator('[data-bar]').getByLabel('Sorted by')
    await sorting.focus()
    await hydrated(page)
    await open(page)
    await expect.poll(() => overlaid(page)).toBe(true)
    await close(page)
    await expect.poll(() => overlaid(page)).toBe(false)
    await sorting.selectOption('price-up')
    await expect(page).toHaveURL('/rent?sort=price-up')
    await page.goBack()
    await expect(page).toHaveURL('/rent')
    await expect(sorting).toHaveValue('newest')
    await page.goForward()
    await expect(sorting).toHaveValue('price-up')
  })

test('after the menu, Back restores the area chosen before', nightly, async ({ page }) => {
  await comeFrom(page, '/resources/area-guide?area=Camden')
  await openMenu(page)
  await expect.poll(() => overlaid(page)).toBe(true)
  await escape(page)
  await expect.poll(() => overlaid(page)).toBe(false)
  await page.getByRole('radio', { name: /^Kensington/ }).click()
  await expect(page).toHaveURL(/area=Kensington/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Camden/ })).toBeChecked()
})

test('open filters are one history entry', nightly, async ({ page }) => {
  // On phones the filters are a sheet.
  await page.setViewportSize({ width: 390, height: 844 })
  await comeFrom(page, '/rent')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await hydrated(page)
  await page.getByRole('dialog').locator('select').first().selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/\/rent\?/)
  await page.goBack()
  await expect(page).toHaveURL('/rent')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
})

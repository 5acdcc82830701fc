import type { Locator, Page } from '@playwright/test'
import { enter, expect, test } from './site'
import { withoutValue } from './custom-properties'
import { nightly, sampleOf } from '../every-case'

// A rule with an undefined custom property has no effect: a calendar without a background overlaps text.

const rental = '/property/cornwall-gardens-apartment'

async function openCalendar(page: Page) {
  await page.goto(rental)
  const form = page.getByRole('form', { name: 'Inquiry' })
  const person = { 'Full name': 'Ada Obi', Email: 'ada@example.com', Phone: '+44 7700 900123' }
  for (const [label, value] of Object.entries(person)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Next: Employment Details' }).click()
  await form.getByLabel('Unemployed').check()
  await form.getByRole('button', { name: 'Next: Viewing Preferences' }).click()
  await form.getByRole('button', { name: 'Type another date and time' }).click()
  await form.getByLabel('Preferred viewing date and time').click()
  await expect(page.locator('.react-datepicker')).toBeVisible()
}

/** Elements painted over this one, at a hundred points. */
const coveredBy = (overlay: Locator) =>
  overlay.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const others = Array.from({ length: 100 }, (_, n) =>
      document.elementFromPoint(x + (((n % 10) + 0.5) * width) / 10, y + ((Math.floor(n / 10) + 0.5) * height) / 10),
    ).filter((other) => other && !element.contains(other))
    return [...new Set(others.map((other) => `${other!.nodeName} ${other!.textContent?.slice(0, 40)}`))]
  })

const overlays: [name: string, open: (page: Page) => Promise<unknown>, ground?: string][] = [
  ['the calendar of the rental form', openCalendar, '.react-datepicker'],
  [
    'the map of a list',
    async (page) => {
      await page.goto('/rent?view=map')
      await expect(page.locator('.leaflet-control-zoom')).toBeVisible()
      await page.locator('.leaflet-marker-pane .pin').first().press('Enter')
    },
    '.leaflet-control-zoom-in',
  ],
  [
    'the map of a home',
    async (page) => {
      await page.goto(rental)
      await page.getByRole('button', { name: 'Show the map' }).click()
      await expect(page.locator('.leaflet-control-zoom')).toBeVisible()
    },
    '.leaflet-control-zoom-in',
  ],
  [
    'the pictures on the whole screen',
    async (page) => {
      await page.goto(rental)
      await page.getByRole('button', { name: /^All \d+ pictures/ }).click()
      await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible()
    },
  ],
  [
    'the filters',
    async (page) => {
      await page.goto('/rent')
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  ],
  [
    'the valuation dialog',
    async (page) => {
      await page.goto('/')
      const dialog = page.getByRole('dialog', { name: 'Free valuation' })
      await page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }).click()
      for (const name of ["Let's go", 'Rental Valuation'])
        await dialog.getByRole('button', { name, exact: true }).click()
      await expect(dialog.getByText('Step 3 of 8')).toBeVisible()
      await page.keyboard.press('Enter')
    },
  ],
  [
    'a form that was sent empty',
    async (page) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    },
  ],
]

for (const [name, open, ground] of sampleOf(overlays, 3))
  test(`every custom property has a value in ${name}`, nightly, async ({ page }) => {
    await page.route('https://tiles.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await withoutValue(page), `${width} px`).toEqual([])
      // A control without a background shows what is below it.
      if (ground) await expect(page.locator(ground).first()).toHaveCSS('background-color', /^rgb\(/)
    }
  })

test('the calendar of the rental form is painted over the content below it', nightly, async ({ page }) => {
  // Narrow enough for a form in the page, tall enough for the calendar below its field.
  await page.setViewportSize({ width: 1100, height: 1200 })
  await openCalendar(page)
  await page.locator('.react-datepicker').evaluate((calendar) => calendar.scrollIntoView({ block: 'start' }))
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeInViewport()
  expect(await coveredBy(page.locator('.react-datepicker'))).toEqual([])
})

// pages.spec.ts tests the pages at rest.
test('every custom property has a value with a currency, in the menu and in the admin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/buy')
  await page.getByLabel('Prices also in').selectOption('USD')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  expect(await withoutValue(page), 'a currency and the menu').toEqual([])
  for (const path of ['/admin', '/admin/enquiries']) {
    await enter(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await withoutValue(page), path).toEqual([])
  }
})

import type { Page } from '@playwright/test'
import { nightly } from '../every-case'
import { expect, test } from './site'

const waitForResults = async (page: Page) => {
  await expect(page.locator('[data-outdated]')).toHaveCount(0)
  await expect(page.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
}
const chip = (page: Page) => page.getByRole('button', { name: 'minutes’ walk of' })

test('A list is filtered by a walk with the keyboard, sorted by it, shared, and reset', async ({ page, context }) => {
  await page.goto('/rent')
  const all = await page.locator('article').count()
  const more = page.getByRole('search').locator('summary').filter({ hasText: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  const place = page.getByRole('combobox', { name: 'Station or university' })
  await expect(place.locator('option')).toHaveCount(178)
  await place.focus()
  await page.keyboard.type('Gloucester R')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('gloucester-road')
  await expect(page).toHaveURL('/rent?near=gloucester-road')
  await waitForResults(page)
  await expect(chip(page)).toContainText('Within 15 minutes’ walk of Gloucester Road')
  expect(await page.locator('article').count()).toBeLessThan(all)

  await page.getByRole('combobox', { name: 'Walking time' }).selectOption('20')
  await page.getByRole('combobox', { name: 'Sorted by' }).selectOption('nearest')
  await expect(page).toHaveURL('/rent?near=gloucester-road&walk=20&sort=nearest')
  await waitForResults(page)
  const nearest = await page.locator('article h3').allInnerTexts()
  const minutes = (await page.locator('article').allInnerTexts()).map((text) =>
    Number(/About (\d+) min to Gloucester Road/.exec(text)?.[1]),
  )
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  expect(minutes.at(-1)).toBeLessThanOrEqual(20)

  const shared = await context.newPage()
  await shared.goto('/rent?near=gloucester-road&walk=20&sort=nearest')
  await waitForResults(shared)
  await expect(chip(shared)).toContainText('Within 20 minutes’ walk of Gloucester Road')
  await expect.poll(() => shared.locator('article h3').allInnerTexts()).toEqual(nearest)
  await shared.goto('/rent?near=xyz')
  await expect(
    shared.getByRole('status').filter({ hasText: 'We do not know the station or university “xyz”' }),
  ).toBeVisible()
  await expect(shared.locator('article')).toHaveCount(all)

  // Without results, a longer walk is offered.
  await shared.goto('/rent?near=south-kensington&walk=5&sort=nearest')
  await shared.getByRole('button', { name: /^A walk of up to \d+ minutes: \d+ homes?$/ }).click()
  await waitForResults(shared)
  await expect(shared.getByRole('article').first()).toContainText(/About \d+ min to South Kensington/)

  await page.goBack()
  await page.goBack()
  await expect(chip(page)).toContainText('Within 15 minutes’ walk of Gloucester Road')
  await chip(page).click()
  await expect(page).toHaveURL('/rent')
  await expect(page.locator('article')).toHaveCount(all)
})

test(
  'stations that fail to load are reported, in the filter and in the list, and load at the next attempt',
  nightly,
  async ({ page }) => {
    await page.route(/\/walk\.[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/rent?near=gloucester-road')
    const list = page.getByRole('alert').filter({ hasText: 'The filters do not work at the moment.' })
    await expect(list).toBeVisible()
    await page.getByRole('search').locator('summary').filter({ hasText: 'More' }).click()
    const field = page.getByRole('alert').filter({ hasText: 'The stations and universities could not be loaded.' })
    await expect(field).toBeVisible()
    await page.unroute(/\/walk\.[\w-]+\.js$/)
    await field.getByRole('button', { name: 'Try again' }).click()
    await expect(field).toBeHidden()
    const place = page.getByRole('combobox', { name: 'Station or university' })
    await expect(place.locator('option')).toHaveCount(178)
    await expect(place).toHaveValue('gloucester-road')
    await page.keyboard.press('Escape')
    await list.getByRole('button', { name: 'Try again' }).click()
    await expect(chip(page)).toContainText('Within 15 minutes’ walk of Gloucester Road')
    await expect(page.locator('article')).not.toHaveCount(0)
  },
)

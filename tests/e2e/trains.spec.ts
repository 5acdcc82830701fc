import type { Locator, Page } from '@playwright/test'
import { axe } from './axe'
import { nightly } from '../every-case'
import { expect, test } from './site'

const path = '/property/cornwall-gardens-apartment'
const trains = (page: Page) => page.getByRole('region', { name: 'By train, door to door' })

/** Scrolls to the chooser, again if the page grew above it, until its places are there. */
const inSight = (choice: Locator) =>
  expect(async () => {
    await choice.scrollIntoViewIfNeeded()
    await expect(choice.locator('option')).toHaveCount(178, { timeout: 3000 })
  }).toPass({ timeout: 15_000 })

test('A home names the journey to a chosen place, remembers the place, and leads to the homes near it', async ({
  page,
}) => {
  await page.goto(path)
  const choice = trains(page).getByRole('combobox', { name: 'To another station or university' })
  await inSight(choice)
  await choice.focus()
  await page.keyboard.type('Greenwich')
  await page.keyboard.press('Enter')
  const result = trains(page).getByRole('status')
  await expect(result).toContainText(/Greenwich\s*about \d+[05] min/)
  await expect(result).toContainText(/Walk \d+ min to Gloucester Road\. .+ line to .+\./)
  expect(await axe(page, '#where')).toEqual([])

  await page.goto('/property/wharfside-three-bedroom-apartment')
  await choice.scrollIntoViewIfNeeded()
  await expect(result).toContainText('Greenwich')
  await expect(choice).toHaveValue('greenwich')
  await result.getByRole('link', { name: 'All homes within 40 minutes of Greenwich by train' }).click()
  await expect(page).toHaveURL('/buy?train=greenwich')
  await expect(page.getByRole('button', { name: 'Within 40 minutes of Greenwich by train' })).toBeVisible()
})

test('A journey that cannot be loaded says so, and loads at the next choice', nightly, async ({ page }) => {
  await page.route('**/trains/bank-monument.json', (route) => route.abort())
  await page.goto(path)
  const choice = trains(page).getByRole('combobox')
  await inSight(choice)
  await choice.selectOption('bank-monument')
  await expect(trains(page).getByRole('status')).toContainText('The journey could not be loaded.')
  await page.unroute('**/trains/bank-monument.json')
  await choice.selectOption('')
  await choice.selectOption('bank-monument')
  await expect(trains(page).getByRole('status')).toContainText(/about \d+ min/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a home names the journeys to well-known places, and offers no choice', nightly, async ({ page }) => {
    await page.goto(path)
    await expect(trains(page).getByRole('listitem').filter({ hasText: 'Canary Wharf' })).toContainText(
      /about \d+[05] min\s*Walk \d+ min to .+\. .+ line to .+\./,
    )
    await expect(trains(page).getByRole('combobox')).toBeHidden()
  })
})

test('A list is filtered by the journey to a place, for two people, and sorted by it', nightly, async ({ page }) => {
  const settled = () => expect(page.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await page.goto('/rent')
  const all = await page.locator('article').count()
  const more = page.getByRole('search').locator('summary').filter({ hasText: 'More' })
  await more.click()
  const place = page.getByRole('combobox', { name: 'By train to' })
  await expect(place.locator('option')).toHaveCount(178)
  await place.selectOption('canary-wharf')
  await page.getByRole('combobox', { name: 'Door to door' }).selectOption('30')
  await expect(page).toHaveURL('/rent?train=canary-wharf&within=30')
  await settled()
  const one = await page.locator('article').count()
  expect(one).toBeLessThan(all)
  const minutes = async () =>
    (await page.locator('article').allInnerTexts()).map((text) =>
      Number(/About (\d+) min (?:by train|on foot) to Canary Wharf/.exec(text)?.[1]),
    )
  expect(Math.max(...(await minutes()))).toBeLessThanOrEqual(30)

  await page.getByRole('combobox', { name: 'Sorted by' }).selectOption('quickest')
  await expect(page).toHaveURL('/rent?train=canary-wharf&within=30&sort=quickest')
  await settled()
  await expect(async () => {
    const sorted = await minutes()
    expect(sorted).not.toContain(NaN)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  }).toPass()

  await page.getByRole('combobox', { name: 'And for a second person, to' }).selectOption('imperial-college-london')
  await settled()
  await expect(
    page.getByRole('button', { name: 'Within 30 minutes of Canary Wharf and Imperial College London by train' }),
  ).toBeVisible()
  await expect.poll(() => page.locator('article').count()).not.toBe(one)

  await page.goto('/rent?train=xyz')
  await expect(
    page.getByRole('status').filter({ hasText: 'We do not know the station or university “xyz”' }),
  ).toBeVisible()
  await expect(page.locator('article')).toHaveCount(all)
})

test(
  'The map of a search by train shades where homes are in time, with lines, words and one sentence',
  nightly,
  async ({ page }) => {
    await page.goto('/rent?train=bank-monument&view=map')
    const map = page.getByRole('region', { name: 'Map of the homes' })
    const lines = map.locator('.leaflet-shades-pane path:not([stroke=none])')
    await expect(lines).toHaveCount(3)
    expect(await lines.evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')))).toEqual([
      '0.1 5',
      '7 5',
      null,
    ])
    const sentence = page.getByRole('status').filter({ hasText: 'The map shades' })
    await expect(sentence).toHaveText(
      /^The map shades where homes are within 20, 30 and 45 minutes of Bank.* by train, door to door\.$/,
    )
    expect(await axe(page, 'main')).toEqual([])
    await page.getByRole('button', { name: /Within 40 minutes of Bank.* by train$/ }).click()
    await expect(lines).toHaveCount(0)
    await expect(sentence).toHaveCount(0)
  },
)

test('A map whose shades cannot be loaded is still a map', nightly, async ({ page }) => {
  await page.route('**/train-shades*', (route) => route.abort())
  await page.goto('/rent?train=bank-monument&view=map')
  await expect(page.locator('.listings-map .pin').first()).toBeVisible()
  await expect(page.getByText('Minutes by train to')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { nightly } from '../every-case'
import { administrator, expect, newListing, test } from './site'

const count = (page: Page) => page.getByTestId('count')
const chip = (page: Page) => page.getByRole('button', { name: 'Remove Area you drew' })
const pinned = (page: Page) =>
  page
    .locator('.pin')
    .evaluateAll((pins) =>
      pins.reduce((sum, pin) => sum + (pin.classList.contains('many') ? Number(pin.textContent) : 1), 0),
    )

test.beforeEach(({ page }) => page.route('https://tiles.example/**', (route) => route.abort()))

test('An area is drawn on the map, shared, left by Back and removed', async ({ page, context }) => {
  await page.goto('/rent?view=map')
  await expect(page.locator('.pin').first()).toBeVisible()
  const all = Number(await count(page).innerText())
  const draw = page.getByRole('button', { name: 'Draw an area' })
  const ground = page.getByTestId('drawing')
  await draw.click()
  await expect(page.getByRole('status').filter({ hasText: 'Draw a loop round the area.' })).toBeVisible()
  await expect(ground).toHaveCSS('touch-action', 'none')
  await page.keyboard.press('Escape')
  await expect(ground).toHaveCount(0)
  await expect(draw).toBeFocused()

  // Around the northern listings; a dot before it is no area.
  await draw.click()
  const { x, y, width, height } = (await ground.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(ground).toBeVisible()
  const at = (turn: number) =>
    [x + width / 2 + (width / 3) * Math.cos(turn), y + height / 3 + (height / 5) * Math.sin(turn)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let turn = 0; turn < 6; turn += 0.1) await page.mouse.move(...at(turn))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/rent\?drawn=[-\d,]{30,300}&view=map$/)
  await expect(chip(page)).toBeVisible()
  await expect.poll(async () => Number(await count(page).innerText())).toBeLessThan(all)
  const within = Number(await count(page).innerText())
  expect(within).toBeGreaterThan(0)
  await expect.poll(() => pinned(page)).toBe(within)
  const outline = page.locator('.leaflet-overlay-pane path')
  await expect(outline).toHaveCount(1)

  const shared = await context.newPage()
  await shared.route('https://tiles.example/**', (route) => route.abort())
  await shared.goto(page.url())
  await expect(chip(shared)).toBeVisible()
  await expect(count(shared)).toHaveText(String(within))
  await expect.poll(() => pinned(shared)).toBe(within)
  await shared.close()

  await page.goBack()
  await expect(page).toHaveURL('/rent?view=map')
  await expect(count(page)).toHaveText(String(all))
  await expect(outline).toHaveCount(0)
  await page.goForward()
  await expect(count(page)).toHaveText(String(within))
  await chip(page).click()
  await expect(page).toHaveURL('/rent?view=map')
  await expect(count(page)).toHaveText(String(all))
})

test('Listings at one point of the map are listed if no zoom separates them', nightly, async ({ page }) => {
  const admin = await administrator()
  const area = `Acton ${Date.now()}`
  const listing = (title: string) =>
    newListing({ area, title, created_at: '2001-01-01', status: 'live', latitude: 51.508, longitude: -0.268 })
  await admin.from('properties').insert([listing('Upper Flat'), listing('Lower Flat')])
  try {
    await page.goto(`/buy?${new URLSearchParams({ area, view: 'map' })}`)
    const pin = page.getByRole('button', { name: '2 homes' })
    const list = page.getByRole('region', { name: '2 homes at this point' })
    await expect(async () => {
      await pin.click()
      await expect(list).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(list).toBeFocused()
    await expect(list.getByRole('link', { name: /^(Upper|Lower) Flat$/ })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(pin).toBeFocused()
  } finally {
    await admin.from('properties').delete().eq('area', area)
  }
})

test('On a phone the list covers the map as a sheet, and moves down again', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rent?view=map')
  await expect(page.locator('.pin').first()).toBeVisible()
  const top = async () => (await page.getByRole('article').first().boundingBox())!.y
  expect(await top()).toBeGreaterThan(700)
  await page.getByRole('button', { name: 'The list over the map' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(top).toBeLessThan(300)
  // A keyboard focus below the sheet becomes visible.
  await page.locator('.pin').last().focus()
  await expect.poll(top).toBeGreaterThan(600)
  await expect(page.locator('.pin').last()).toBeInViewport()
})

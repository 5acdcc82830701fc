import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { everyNth, sampleOf, nightly } from '../every-case'
import { axe } from './axe'
import { enter, expect, test } from './site'

// Every screen of the admin, as it opens. Their menus, dialogs and errors are in the tests of their tasks.
const screens = [
  paths.admin,
  paths.adminNewProperty,
  paths.adminEnquiries,
  paths.adminEmails,
  paths.adminDiary,
  paths.adminFeed,
  paths.adminFeedView('gaps'),
  paths.adminFeedView('addresses'),
  paths.adminFeedView('settings'),
  paths.adminPerson,
  paths.adminWarnings,
  paths.adminStaff,
  paths.adminSite,
]

/** One heading, nothing that axe finds, no sideways scroll. */
async function isSound(page: Page, width: number) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

for (const path of everyNth(5, screens))
  test(`${path} fits a phone, with its tabs in reach, and a screen of 1440 px; axe finds nothing`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, path)
    await isSound(page, 390)
    // The form has a bar of its own.
    if (path !== paths.adminNewProperty) {
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56)
      const tabs = await page.getByRole('navigation', { name: 'Admin' }).boundingBox()
      expect(tabs).toMatchObject({ x: 0, width: 390 })
      expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(844)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await isSound(page, 1440)
    expect(consoleErrors).toEqual([])
  })

for (const [path, rows] of sampleOf([
  [paths.admin, 'staff_listings'],
  [paths.adminEnquiries, 'enquiries'],
  [paths.adminWarnings, 'rpc/warnings_by_kind'],
  [paths.adminDiary, 'rpc/diary'],
] as const))
  test(`${path} requests its rows while the session is still being checked`, async ({ page }) => {
    // Not from another admin screen, whose own requests would count.
    await enter(page, '/robots.txt')
    const answer = Promise.withResolvers<void>()
    await page.route('**/rest/v1/staff?select=name*', async (route) => {
      await answer.promise
      await route.continue()
    })
    const requested = page.waitForRequest((request) => new URL(request.url()).pathname === `/rest/v1/${rows}`)
    await page.goto(path)
    await requested
    await expect(page.getByText('One moment…')).toBeVisible()
    // The header leads to other screens already, and the screen below it does not jump.
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'View Site' })
    const place = await link.boundingBox()
    answer.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await link.boundingBox()).toEqual(place)
  })

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sheet of the last tab leads everywhere else, and signs out', nightly, async ({ page }) => {
    await enter(page, paths.adminDiary)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'More' })
    expect(await axe(page, '[role=dialog]')).toEqual([])
    await expect(sheet.getByRole('link', { name: 'Staff' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await sheet.getByRole('link', { name: 'Staff' }).tap()
    await expect(page).toHaveURL(paths.adminStaff)
  })
})

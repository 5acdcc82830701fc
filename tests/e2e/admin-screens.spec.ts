import { paths } from '../../src/paths'
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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const path of screens)
    test(`${path} has its tabs in reach, fits the screen, and axe finds nothing`, async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await enter(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      // The form has a bar of its own.
      if (path !== paths.adminNewProperty) {
        expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56)
        const tabs = await page.getByRole('navigation', { name: 'Admin' }).boundingBox()
        expect(tabs).toMatchObject({ x: 0, width: 390 })
        expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(844)
      }
      expect(complaints).toEqual([])
    })

  test('the sheet of the last tab leads everywhere else, and signs out', async ({ page }) => {
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

for (const path of screens)
  test(`${path} at 1440 px: axe finds nothing, and nothing scrolls sideways`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
    expect(complaints).toEqual([])
  })

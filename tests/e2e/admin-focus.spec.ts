import type { Locator, Page } from '@playwright/test'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, test } from './site'

// Where the keyboard is in the admin, and what a screen reader hears.

/** A listing for one test, with some pictures. */
async function withListing(gallery: string[], use: (listing: { id: string; title: string }) => Promise<void>) {
  const admin = await administrator()
  const { data } = await admin.from('properties').insert(newListing({ gallery })).select().single().throwOnError()
  await use(data)
  await admin.from('properties').delete().eq('id', data.id)
}
const listRows = (page: Page) => page.getByRole('table', { name: 'Properties' }).locator('tbody').getByRole('row')
const inForcedColours = async (page: Page) => page.emulateMedia({ forcedColors: 'active' })
const expectOutline = async (marked: Locator) => {
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveCSS('outline-style', 'solid')
}

test('pick lists, menus and the finder mark what is highlighted, in forced colours too', nightly, async ({ page }) => {
  await enter(page)
  await listRows(page).first().getByRole('button', { name: 'More for' }).press('Enter')
  await inForcedColours(page)
  await expectOutline(page.locator('[role=menuitem][data-focused]'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Find/ }).click()
  await page.getByLabel('Find a listing, a person, an enquiry or a page').fill('canonbury')
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectOutline(page.locator('[role=option][data-focused]'))

  await page.emulateMedia({ forcedColors: 'none' })
  await page.goto('/admin/site')
  await page.getByRole('combobox', { name: 'Add a listing' }).fill('canonbury')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const option = page.locator('[role=option][data-focused]')
  await expect(option).not.toHaveCSS('box-shadow', 'none')
  await inForcedColours(page)
  await expectOutline(option)
})

test('the tab of the listings and the days of the diary are announced', nightly, async ({ page }) => {
  await enter(page)
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: /^Live/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^All, Live: \d+ listings?/ })).toBeAttached()
  await page.goto('/admin/diary')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await page.getByRole('button', { name: 'Next week' }).press('Enter')
  await expect(title).not.toHaveText(before)
  const days = await title.innerText()
  await expect(page.getByRole('status').filter({ hasText: `${days}: ` })).toHaveText(/ appointments?$/)
})

test('Clear leaves the focus at the row that was selected last', async ({ page }) => {
  await enter(page)
  const row = listRows(page).nth(5)
  await row.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Clear the selection' }).press('Enter')
  await expect(row.getByRole('rowheader').getByRole('link').first()).toBeFocused()
  await expect(row).toBeInViewport()
})

test('the hidden head of the listings has no tab stop on a phone', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await enter(page)
  await expect(listRows(page).first()).toBeVisible()
  await expect(page.locator('thead').locator('button, input, a')).toHaveCount(0)
  const cut = await page
    .locator('tbody a:visible')
    .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length)
  expect(cut).toBe(0)
})

test('a reply that is discarded leaves the focus at the button that opens it', nightly, async ({ page }) => {
  const id = crypto.randomUUID()
  const enquiry = { id, name: 'Adaeze Okafor', email: `${id}@example.com`, phone: null, message: 'Good morning.' }
  await (await administrator()).from('contact_submissions').insert(enquiry).throwOnError()
  await enter(page, `/admin/enquiries?open=message:${id}`)
  await page.getByRole('button', { name: 'Write a reply' }).press('Enter')
  await expect(page.getByLabel('Reply to Adaeze Okafor')).toBeFocused()
  await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Write a reply' })).toBeFocused()
})

test('a new feed and a new special day begin at their first field', nightly, async ({ page }) => {
  await enter(page, '/admin/site')
  await page.getByRole('button', { name: 'Add a day' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Date', exact: true }).getByRole('spinbutton').first()).toBeFocused()
  await page.getByRole('button', { name: 'Remove day 1' }).press('Enter')
  await expect(page.getByText('Removed day 1.')).toBeAttached()
  await page.goto('/admin/feed')
  await page.getByRole('link', { name: 'Hourly' }).click()
  await page.getByRole('button', { name: 'Add an address' }).press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a picture that keys have dragged keeps the focus, and a wrong address says why', nightly, async ({ page }) => {
  const gallery = ['a', 'b', 'c'].map((name) => `https://images.unsplash.com/photo-${name}`)
  await withListing(gallery, async ({ id }) => {
    await enter(page, `/admin/properties/${id}/edit`)
    await page.getByRole('button', { name: 'Drag picture 1' }).focus()
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
    }
    await expect(page.getByText(/^Picture 1 is now /)).toBeAttached()
    await expect(page.getByRole('button', { name: /^Drag picture [23]$/ }).and(page.locator(':focus'))).toHaveCount(1)
    const address = page.getByLabel('Image URL')
    await address.fill('nonsense')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/Please enter a valid image URL\.$/)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
  })
})

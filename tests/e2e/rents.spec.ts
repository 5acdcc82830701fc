import type { Page } from '@playwright/test'
import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, test } from './site'

// A lower rent in the list, and the list by thumb.

const rentals: string[] = []
// Other tests count the listings to rent.
test.afterEach(async () => {
  await (await administrator()).from('properties').delete().in('id', rentals.splice(0)).throwOnError()
})

/** A rental at £2,400, whose deposits are the highest that the law allows. */
async function rental(title: string) {
  const row = { ...newListing({ title, listing_type: 'rent', price: 2400, furnished: false }), id: crypto.randomUUID() }
  rentals.push(row.id)
  await (await administrator()).from('properties').insert(row).throwOnError()
  return row
}
async function money(title: string) {
  const columns = 'price,deposit,holding_deposit'
  const { data } = await (await administrator()).from('properties').select(columns).eq('title', title).single()
  return Object.values(data ?? {}).map(Number)
}
const high = [2400, 2769.23, 553.84]
const low = [2300, 2653.84, 530.76]
const row = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Properties' }).locator('tbody').getByRole('row').filter({ hasText: title })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a rent is lowered together with both deposits in one press, and all three are undone in one', async ({
  page,
}) => {
  const title = `Lower Rent ${Date.now()}`
  await rental(title)
  await enter(page, `/admin?q=${encodeURIComponent(title)}`)
  const price = row(page, title).getByRole('button', { name: `change the price of ${title}` })
  await price.press('Enter')
  await page.keyboard.type('2300')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '£2,769.23, at most £2,653.84' })).toBeVisible()
  expect(await money(title)).toEqual(high)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Lower both deposits too' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${title}: £2,300 pcm`)).toBeVisible()
  await expect(price).toBeFocused()
  expect(await money(title)).toEqual(low)
  await undo(page).click()
  await expect(page.getByText('Undone: 1 listing')).toBeVisible()
  expect(await money(title)).toEqual(high)
  // A higher rent leaves the deposits.
  await price.press('Enter')
  await page.keyboard.type('2500')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${title}: £2,500 pcm`)).toBeVisible()
  expect(await money(title)).toEqual([2500, ...high.slice(1)])
})

test(
  'several rents fall with their deposits, or those stay that may not; Undo is beside the bar',
  nightly,
  async ({ page }) => {
    const mark = `Bulk Rent ${Date.now()}`
    const titles = [`${mark} One`, `${mark} Two`]
    for (const title of titles) await rental(title)
    await enter(page, `/admin?q=${encodeURIComponent(mark)}`)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    const bar = page.getByRole('region', { name: 'Selected listings' })
    await bar.getByRole('button', { name: 'Price…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Price of 2 listings' })
    await dialog.getByLabel('Pounds').check()
    await dialog.getByLabel('Change by').fill('-100')
    await expect(dialog).toContainText('4 deposits would be lowered too')
    await dialog.getByRole('checkbox', { name: /^Lower both deposits too/ }).uncheck()
    await expect(dialog).toContainText('2 listings not changed: a deposit would be above the legal maximum.')
    await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: /^Lower both deposits too/ }).check()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change 2 listings' }).click()
    await expect(page.getByText('Price changed: 2 listings')).toBeVisible()
    for (const title of titles) expect(await money(title)).toEqual(low)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    const [button, actions] = [await undo(page).boundingBox(), await bar.boundingBox()]
    expect(button!.y + button!.height).toBeLessThanOrEqual(actions!.y)
    await undo(page).click()
    await expect(page.getByText('Undone: 2 listings')).toBeVisible()
    for (const title of titles) expect(await money(title)).toEqual(high)
  },
)

test('the numbers of the tabs are those of the search', nightly, async ({ page }) => {
  const mark = `Tabs${Date.now()}`
  await rental(`${mark} One`)
  await rental(`${mark} Two`)
  await enter(page, `/admin?q=${mark}`)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Listing type' })).toHaveText(
    /All \(2\).*For Sale \(0\).*Rent \(2\)/,
  )
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: /^Live/ })).toHaveText('Live 2')
  await expect(views.getByRole('link', { name: /^Draft/ })).toHaveText('Draft 0')
  await views.getByRole('link', { name: /^Draft/ }).click()
  await expect(page.getByText('No listing matches your filters.')).toBeVisible()
})

test.describe('By thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the list has five rows in sight below a header and above tabs, with price and status apart',
    nightly,
    async ({ page }) => {
      await enter(page)
      await expect(page.getByRole('rowheader').nth(5)).toBeVisible()
      const box = async (name: string, n: number) => (await page.locator(name).nth(n).boundingBox())!
      const list = await box('[data-listing-table]', 0)
      const fifth = await box('tr[data-row]', 4)
      // A header of 56 px and a bar of 64 px.
      expect(fifth.y + fifth.height - list.y).toBeLessThanOrEqual(844 - 56 - 64)
      for (let n = 0; n < 5; n++) {
        const [price, status] = [await box('[data-cell=price] button', n), await box('[data-cell=status] button', n)]
        expect(price.x + price.width).toBeLessThanOrEqual(status.x)
        expect(Math.min(price.height, status.height)).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await axe(page)).toEqual([])
    },
  )

  test(
    'a status, a rent and a filter are changed in sheets, and rows are selected from their menus',
    nightly,
    async ({ page }) => {
      const title = `Thumb ${Date.now()}`
      await rental(title)
      await enter(page, `/admin?q=${encodeURIComponent(title)}`)
      const listing = row(page, title)
      await listing.getByRole('button', { name: /^Status of/ }).tap()
      const sheet = page.getByRole('dialog', { name: title })
      await sheet.getByText('Let agreed', { exact: true }).tap()
      expect(await axe(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Save status' }).tap()
      await expect(page.getByText(`${title}: Let agreed`, { exact: true })).toBeVisible()
      await expect(listing).toContainText('Let agreed')

      await listing.getByRole('button', { name: /change the price/ }).tap()
      await sheet.getByLabel('Rent per month').fill('2300')
      await sheet.getByRole('button', { name: 'Save' }).tap()
      expect(await axe(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Lower both deposits too' }).tap()
      await expect(page.getByText(`${title}: £2,300 pcm`)).toBeVisible()
      expect(await money(title)).toEqual(low)

      await page.getByRole('button', { name: 'Filter' }).tap()
      const filter = page.getByRole('dialog', { name: 'Filter' })
      await filter.getByLabel('Price from').fill('500000')
      await filter.getByLabel('Area').selectOption('Fulham')
      await expect(filter.getByRole('button', { name: 'Show 0 listings' })).toBeVisible()
      expect(await axe(page)).toEqual([])
      await filter.getByRole('button', { name: 'Clear' }).tap()
      await expect(filter.getByLabel('Price from')).toHaveValue('')
      const show = filter.getByRole('button', { name: 'Show 1 listing' })
      await filter.getByLabel('Price from').fill('a cottage')
      await show.tap()
      await expect(filter.getByText('Enter pounds')).toBeVisible()
      await filter.getByLabel('Price from').fill('')
      await page.route('**/rest/v1/properties?*', (route) => route.fulfill({ status: 500 }), { times: 1 })
      await filter.getByRole('button', { name: 'Download CSV' }).tap()
      await expect(filter).toHaveCount(0)
      await expect(page.getByText('The file could not be created')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`q=${title.replace(' ', '\\+')}$`))

      await listing.getByRole('button', { name: 'More for' }).tap()
      await page.getByRole('menuitem', { name: 'Select' }).tap()
      await expect(page.getByRole('region', { name: 'Selected listings' })).toContainText('1 selected')
      await listing.getByRole('checkbox').uncheck()
      await expect(page.getByRole('region', { name: 'Selected listings' })).toHaveCount(0)
    },
  )
})

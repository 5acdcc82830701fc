import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { writeBlm, type FeedListing } from '../../src/domain/feed/write-blm'
import { completeHome } from '../complete-home'
import { axe } from './axe'
import { administrator, enter, expect, newHome, test } from './site'

/** A listing that is stored, with its id. */
async function listed(changes: Record<string, unknown>) {
  const row = { ...newHome(changes), id: crypto.randomUUID() }
  const { error } = await (await administrator()).from('properties').insert(row)
  if (error) throw error
  return row
}

test('a feed with a bad row says so, brings the rest with its picture, and again changes nothing', async ({ page }) => {
  const branch = '99999'
  const reference = `E2E${Date.now()}`
  const listing = {
    ...completeHome('sale', { reference, title: 'Imported Row', gallery: ['/x.webp'] }),
    ...{ created_at: '2026-11-01T09:00:00Z', updated_at: '2026-11-01T09:00:00Z' },
  } as unknown as FeedListing
  const good = writeBlm([listing], branch, '2026-11-23 09:00:00')
  // A second record has lost its fields; the header counts no more homes than there are.
  const bad = good.replace('\r\n#END#', `\r\n${branch}_BROKEN^1^~\r\n#END#`)
  const zip = zipSync({
    'feed.blm': new TextEncoder().encode(bad),
    [`${branch}_${reference}_IMG_00.webp`]: readFileSync('public/pictures/camden-lock-apartment/living.webp'),
  })
  const upload = () =>
    page
      .getByLabel('Feed', { exact: true })
      .setInputFiles({ name: 'feed.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })

  await enter(page, '/admin/feed')
  await upload()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has been changed yet' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Imported Row/ })).toContainText('Comes as a draft')
  await page.getByRole('button', { name: /^Refused/ }).click()
  await expect(page.getByRole('cell', { name: /This record has/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^Import \d/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Imported: 1 new' })).toBeVisible()
  const { data } = await (await administrator()).from('properties').select('gallery,status').eq('reference', reference)
  expect(data).toMatchObject([{ status: 'draft', gallery: [expect.stringContaining('/storage/v1/object/public/')] }])
  const [address] = (data as { gallery: string[] }[])[0]!.gallery
  expect((await page.request.get(address!)).status()).toBe(200)

  await upload()
  await expect(page.getByText('There is nothing to import.')).toBeVisible()
  await page
    .getByLabel('Feed', { exact: true })
    .setInputFiles({ name: 'x.blm', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toContainText('This is no BLM file')

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^99999_\d+\.csv$/)
  await expect(page.getByText('What the feed cannot say:')).toBeVisible()
})

test('a price that was changed stands in the history of the home, which the finder leads to', async ({ page }) => {
  const admin = await administrator()
  const home = await listed({ title: `Finder Row ${Date.now()}`, price: 650_000 })
  await admin.from('properties').update({ price: 625_000 }).eq('id', home.id)
  await enter(page, '/admin/warnings')
  await expect(page.getByRole('heading', { name: 'What needs somebody', level: 1 })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.type(home.title)
  await expect(page.getByRole('option').first()).toContainText(home.title)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(home.id))
  await expect(page.locator('#history')).toContainText(/Price £650,000.*£625,000/)
  await expect(page.getByText('Nobody has opened its page since views are counted.')).toBeVisible()
})

test('a page is counted when it is opened, and not when it is reloaded', async ({ browser }) => {
  const home = await listed({ title: 'Counted Row' })
  // A browser that says that it is driven, or headless, is a robot's.
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const page = await context.newPage()
  const counted = () =>
    page.waitForRequest(/count_view/, { timeout: 3000 }).then(
      () => true,
      () => false,
    )
  const opened = counted()
  await page.goto(`/property/${home.slug}`)
  expect(await opened).toBe(true)
  const reloaded = counted()
  await page.reload()
  expect(await reloaded).toBe(false)
  const { data } = await (await administrator()).from('listing_views').select('views').eq('property_id', home.id)
  expect(data).toEqual([{ views: 1 }])
  await context.close()
})

test('the diary shows a booked viewing in its week, and its calendar address is a calendar', async ({ page }) => {
  const admin = await administrator()
  const home = await listed({ title: 'Diary Row', listing_type: 'sale' })
  const enquiry = {
    ...{ id: crypto.randomUUID(), type: 'buy', property_id: home.id, property_title: home.title },
    ...{ name: 'Ngozi Diary', email: `diary${Date.now()}@example.com`, phone: '+234 803 000 0000' },
  }
  expect((await admin.from('property_inquiries').insert(enquiry)).error).toBeNull()
  const starts = new Date(Date.now() + 3 * 86_400_000)
  const viewing = { property_inquiry_id: enquiry.id, starts_at: starts.toISOString(), minutes: 30, kind: 'in_person' }
  expect((await admin.from('viewings').insert(viewing)).error).toBeNull()
  await enter(page, '/admin/diary?view=list')
  await expect(page.getByRole('link', { name: 'Ngozi Diary: Diary Row' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a private calendar address' }).click()
  const address = await page.getByLabel('Calendar address').inputValue()
  const feed = await page.request.get(address)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('Diary Row')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(page.getByRole('heading', { name: /today$/ })).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('by keyboard alone three prices are changed in the list, one is undone, and a home is copied', async ({
  page,
}) => {
  const mark = `Keys${Date.now()}`
  const homes = [
    await listed({ title: `${mark} One`, price: 500_000, reference: `${mark}A` }),
    await listed({ title: `${mark} Two`, price: 600_000 }),
    await listed({ title: `${mark} Three`, price: 700_000 }),
  ]
  const price = async (id: string) =>
    Number(
      (
        (await (await administrator()).from('properties').select('price').eq('id', id).single()).data as {
          price: unknown
        }
      ).price,
    )
  await enter(page, `/admin?q=${mark}`)
  for (const [place, typed] of ['£475,000', '590k', '£0.69m'].entries()) {
    const home = homes[place]!
    await page.getByRole('button', { name: `change the price of ${home.title}` }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('a cottage')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'We cannot tell which amount' })).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await expect(page.getByText('its card and its page will say “Reduced”')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${home.title}: £`)).toBeVisible()
    await expect(page.getByRole('button', { name: `change the price of ${home.title}` })).toBeFocused()
  }
  expect(await Promise.all(homes.map(({ id }) => price(id)))).toEqual([475_000, 590_000, 690_000])
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(async () => expect(await price(homes[2]!.id)).toBe(700_000)).toPass()
  // A colleague was quicker.
  await (await administrator()).from('properties').update({ price: 610_000 }).eq('id', homes[1]!.id)
  await page.getByRole('button', { name: `change the price of ${homes[1]!.title}` }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('580,000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Somebody else has set it to £610,000 meanwhile')
  await page.keyboard.press('Escape')
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: `Copy ${homes[0]!.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Property title')).toHaveValue(`Copy of ${homes[0]!.title}`)
  await enter(page, `/admin?q=${mark}A`)
  await expect(page.getByRole('list', { name: 'Properties' }).getByRole('listitem')).toHaveCount(1)
})

import { axe, expectSoundAtEveryWidth } from './axe'
import { administrator, enter, expect, newListing, test } from './site'
import { nightly } from '../every-case'

test('the owner’s report of a listing is opened from its row, printed, emailed, and its link stopped', async ({
  page,
}) => {
  const admin = await administrator()
  const id = crypto.randomUUID()
  const title = `Report Row ${Date.now()}`
  expect((await admin.from('properties').insert({ ...newListing({ title }), id })).error).toBeNull()
  const enquiry = { type: 'buy', property_id: id, property_title: title, name: 'Adaeze Ngozi Okafor' }
  const contact = { email: `report${Date.now()}@example.com`, phone: '+44 7700 900123' }
  expect((await admin.from('property_inquiries').insert({ ...enquiry, ...contact })).error).toBeNull()

  await enter(page, `/admin?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Owner’s report' }).click()
  await expect(page).toHaveURL(`/admin/report?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByText('No viewing has been held yet.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Enquiries by week' }).getByRole('row').last()).toContainText('1')
  await expectSoundAtEveryWidth(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // As a printer sees it.
  await page.emulateMedia({ media: null })
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)

  const ownersRecord = '**/rest/v1/listing_records*owner_email*'
  await page.route(ownersRecord, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Email to the owner' }).click()
  const sheet = page.getByRole('dialog', { name: 'Email to the owner' })
  await expect(sheet.getByText('The owner’s email address could not be loaded.')).toBeVisible()
  await expect(sheet.getByText('has no email address')).toBeHidden()
  await page.unroute(ownersRecord)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByText('has no email address')).toBeVisible()
  await sheet.getByLabel('Email', { exact: true }).fill('nobody')
  await sheet.getByRole('button', { name: 'Send the report' }).click()
  await expect(sheet.getByText('Please enter an email address')).toBeVisible()
  await sheet.getByLabel('Owner’s name').fill('Margaret Hale')
  await sheet.getByLabel('Email', { exact: true }).fill('margaret@example.com')
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('The report is on its way to margaret@example.com.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop this link' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop this link' })).toHaveCount(0)
})

test('an address that was guessed shows no report, and says what to do', nightly, async ({ page, consoleErrors }) => {
  await page.goto(`/report?token=${'0'.repeat(64)}`)
  await expect(page.getByText('This report is no longer here.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await axe(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

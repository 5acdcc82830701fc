import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, test } from './site'
import { completeListing } from '../complete-listing'

const own = test.extend<{ rental: { id: string; title: string } }>({
  rental: async ({}, use) => {
    const admin = await administrator()
    // Already let, so that no list counted by another test contains it.
    const row = { ...completeListing('rent', newListing({ listing_type: 'rent', price: 4100 })), status: 'let' }
    const { data } = await admin
      .from('properties')
      .insert({ ...row, deposit: 4730.76, holding_deposit: 946.15 })
      .select()
      .single()
      .throwOnError()
    await use(data)
    await admin.from('properties').delete().eq('id', data.id)
  },
})
const edit = ({ id }: { id: string }) => `/admin/properties/${id}/edit`

own('A lower rent lowers both deposits in one press', nightly, async ({ page, rental }) => {
  await enter(page, edit(rental))
  const rent = page.getByLabel('Price (£ per month)')
  await rent.fill('3,900')
  await expect(page.getByText('Was £4,100. £3,900 a month is £900.00 a week.')).toBeVisible()
  await expect(page.getByText(/The deposit \(.*, at most £4,500.00\) and the holding deposit/)).toBeVisible()
  await page.getByRole('button', { name: 'Lower both deposits too' }).click()
  await expect(rent).toBeFocused()
  await expect(page.getByLabel('Deposit', { exact: true })).toHaveValue('4,500')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText(`Saved: ${rental.title}`)).toBeVisible()
  const { data } = await (await administrator()).from('properties').select().eq('id', rental.id).single()
  expect([data.price, data.deposit, data.holding_deposit].map(Number)).toEqual([3900, 4500, 900])
})

own('The history shows what changed in a text, and puts the earlier text back', async ({ page, rental }) => {
  const admin = await administrator()
  const set = (description: string) =>
    admin.from('properties').update({ description }).eq('id', rental.id).throwOnError()
  const earlier = 'Two rooms on the first floor, with a balcony that faces the garden square.'
  await set(earlier)
  await set('Three rooms on the first floor, facing the garden square.')
  await enter(page, edit(rental))
  const history = page.locator('#history')
  const change = history.getByRole('listitem').first()
  await change.getByText('Description changed').click()
  await expect(change.locator('del').first()).toContainText('Two')
  await expect(change.locator('ins').first()).toContainText('Three')
  await change.getByRole('button', { name: /^Put this back/ }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(earlier)
  // The button goes.
  await expect(change).toBeFocused()
  // It is an unsaved change, and can be undone.
  await expect(page.getByText('Description: the earlier value is in the form. Save to keep it.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/^Three rooms/)
  await change.getByRole('button', { name: /^Put this back/ }).click()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText(`Saved: ${rental.title}`)).toBeVisible()
  const { data } = await admin.from('properties').select('description').eq('id', rental.id).single()
  expect(data).toEqual({ description: earlier })
})

own(
  'A picture that cannot be read is named and removed, and nobody waits for it',
  nightly,
  async ({ page, rental }) => {
    await enter(page, edit(rental))
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('nothing') }])
    await expect(page.getByText(/IMG_2041.heic is a HEIC photograph/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Update Property' }).click()
    const summary = page.getByTestId('error-summary')
    await expect(summary).toContainText('IMG_2041.heic could not be uploaded. Remove it to go on')
    await page.getByRole('button', { name: 'Remove IMG_2041.heic' }).click()
    await expect(summary).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused()
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page.getByText(`Saved: ${rental.title}`)).toBeVisible()
  },
)

own.describe('On a phone', () => {
  own.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  own('the form shows one section at a time, and saves from each', nightly, async ({ page, rental }) => {
    await enter(page, edit(rental))
    const title = page.getByLabel('Property title')
    await expect(title).toBeVisible()
    await expect(page.getByLabel('Image URL')).toBeHidden()
    await page.getByRole('button', { name: 'Next: Property Images' }).click()
    await expect(page.getByRole('heading', { name: 'Property Images' })).toBeFocused()
    await expect(title).toBeHidden()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await title.fill('')
    // Any section is two presses away.
    await page.getByRole('button', { name: /All sections/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Sections' })
    expect(await axe(page, '[role="dialog"]')).toEqual([])
    await sheet.getByRole('link', { name: /^Tenancy and rent/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Tenancy and rent' })).toBeFocused()
    await expect(page.getByText('5 of 13')).toBeVisible()
    // An error opens its section.
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await page.getByTestId('error-summary').getByRole('link', { name: 'Property title is required.' }).click()
    await expect(title).toBeFocused()
    await title.fill(rental.title)
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByLabel('Bedrooms').fill('3')
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(page.getByText(`Saved: ${rental.title}`)).toBeVisible()
  })

  own('no section begins below the upper third of the screen', nightly, async ({ page, rental }) => {
    await enter(page, edit(rental))
    await expect(page.getByLabel('Property title')).toBeVisible()
    for (;;) {
      const section = page.locator('[data-form-section]').filter({ visible: true })
      const first = section.locator('input:visible, select, textarea, button, li, p').first()
      await expect
        .poll(async () => (await first.boundingBox())!.y, (await section.getAttribute('id')) ?? '')
        .toBeLessThan(300)
      const next = page.getByRole('button', { name: /^Next: / })
      if ((await next.count()) === 0) break
      await next.click()
    }
    await expect(page.getByText('13 of 13')).toBeVisible()
  })
})

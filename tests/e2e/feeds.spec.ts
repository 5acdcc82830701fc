import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { pictureType } from '../../src/lib/pictures/picture-type'
import { paths } from '../../src/paths'
import { axe } from './axe'
import { administrator, enter, expect, newListing, test } from './site'
import { nightly } from '../every-case'

test('a home that its feed publishes is completed and published on the Feeds page', async ({ page }) => {
  const admin = await administrator()
  const id = crypto.randomUUID()
  const title = `Gap Row ${Date.now()}`
  const { error } = await admin
    .from('properties')
    .insert({ ...newListing({ title, heating: null, council_tax_band: null }), id, status: 'draft' })
  expect(error).toBeNull()
  await admin.from('listing_records').upsert({ property_id: id, feed_media: { feed_status: 'under_offer' } })

  await enter(page, '/admin/warnings')
  await page.getByRole('link', { name: /of your feeds cannot go live yet/ }).click()
  const gap = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(gap).toContainText('2 facts missing. The feed says under offer.')
  const form = gap.locator('form')
  // The first home is open.
  const openForm = async () => {
    const isOpen = await gap.locator('details').evaluate((details: HTMLDetailsElement) => details.open)
    if (!isOpen) await gap.locator('summary').click()
  }
  await openForm()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByText('Fill in “Council tax”.')).toBeVisible()
  // The header covers what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axe(page)).toEqual([])
  await form.getByLabel('Council tax').selectOption('D')
  await form.getByRole('button', { name: 'Waiting for owner: Heating' }).click()
  // The listing's own form is a link away: what was typed is here on return, so that nobody is asked.
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await form.getByRole('link', { name: /^Open the listing/ }).click()
  await expect(page.getByLabel('Property title')).toHaveValue(title)
  expect(dialogTypes).toEqual([])
  await page.goto(paths.adminFeedView('gaps'))
  await openForm()
  await expect(form.getByLabel('Council tax')).toHaveValue('D')
  await expect(form.getByRole('button', { name: 'Fill in instead: Heating' })).toBeVisible()
  // A colleague changes the home meanwhile: what was typed stays, and is saved over the current version.
  await admin.from('properties').update({ beds: 4 }).eq('id', id)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByRole('alert')).toContainText('Somebody else changed this home')
  await expect(form.getByLabel('Council tax')).toHaveValue('D')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(gap).toBeHidden()
  const { data } = await admin
    .from('properties')
    .select('status,beds,council_tax_band,fact_notes')
    .eq('id', id)
    .single()
  expect(data).toMatchObject({
    status: 'under_offer',
    beds: 4,
    council_tax_band: 'D',
    fact_notes: { heating: { state: 'asked' } },
  })

  // Unpublished, it stays so until somebody unlocks it.
  await admin.from('properties').update({ status: 'draft' }).eq('id', id)
  await page.goto(paths.adminProperty(id))
  const locks = page.getByText('Locked against the feed: Status.')
  await expect(locks).toBeVisible()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(locks).toBeHidden()
  await expect(page.getByText('Feeds may change this listing again.')).toBeFocused()
  const { data: record } = await admin
    .from('listing_records')
    .select('protected_columns')
    .eq('property_id', id)
    .single()
  expect(record).toEqual({ protected_columns: [] })
})

test(
  'an administrator adds a feed’s address, and changes how homes of feeds are published',
  nightly,
  async ({ page }) => {
    await enter(page, '/admin/feed?view=addresses')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('Name').fill('Our software')
    await page.getByLabel('Address of the file').fill('http://software.example/feed.blm')
    await page.getByRole('button', { name: 'Add the feed' }).click()
    await expect(page.getByText('beginning with https://, without a name or password')).toBeVisible()
    const address = `https://software.example/${Date.now()}.blm`
    await page.getByLabel('Address of the file').fill(address)
    await page.getByLabel('Fetch every hour').uncheck()
    // Its first response is lost: the row is stored, and the second press succeeds.
    let isLost = false
    await page.route('**/feed_sources*', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Add the feed' }).click()
    await expect(page.getByText('Nothing was changed.')).toBeVisible()
    await page.getByRole('button', { name: 'Add the feed' }).click()
    await expect(page.getByText('Our software is added.')).toBeVisible()
    const item = page.getByRole('listitem').filter({ hasText: address.slice('https://'.length) })
    await expect(item).toContainText('Switched off: it is not fetched.')
    expect(await axe(page)).toEqual([])
    await item.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(item).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Fetched every hour' })).toBeFocused()

    await page.getByRole('link', { name: 'Publishing' }).click()
    const waiting = page.getByRole('checkbox', { name: /^Publish with missing facts/ })
    await waiting.check()
    // Another administrator saves other settings meanwhile.
    const settings = (await administrator()).from('feed_settings')
    await settings
      .update({ letting_facts: { pets: 'considered' } })
      .eq('id', true)
      .throwOnError()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The next import uses these settings.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    await page.reload()
    await expect(waiting).toBeChecked()
    const pets = page.getByRole('checkbox', { name: /^Pets/ })
    await expect(pets).toBeChecked()
    await pets.uncheck()
    expect(await axe(page)).toEqual([])
    await waiting.uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The next import uses these settings.')).toBeVisible()
  },
)

test('the export contains every picture as JPEG, floor plans too', nightly, async ({ page }) => {
  await enter(page, '/admin/feed')
  const downloaded = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Download BLM and pictures' }).click()
  const files = Object.entries(unzipSync(await readFile(await (await downloaded).path())))
  const pictures = files.filter(([name]) => !name.endsWith('.BLM'))
  const others = pictures.filter(([name, bytes]) => !name.endsWith('.jpg') || pictureType(bytes) !== 'image/jpeg')
  expect(others.map(([name]) => name)).toEqual([])
  for (const kind of ['_IMG_00', '_FLP_00']) expect(pictures.some(([name]) => name.includes(kind))).toBe(true)
})

test('everything about one person is found, handed over and erased', async ({ page }) => {
  const admin = await administrator()
  const email = `person-${Date.now()}@example.com`
  const id = crypto.randomUUID()
  const { error } = await admin
    .from('contact_submissions')
    .insert({ id, name: 'Folake Adeyemi', email, phone: null, message: '<b>Good morning.</b>' })
  expect(error).toBeNull()

  await enter(page, '/admin/person')
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByText('Enter an email address or a phone number.')).toBeVisible()
  await page.getByLabel('Email address').fill(`nobody-${email}`)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByRole('heading', { name: `Nothing is stored about nobody-${email}` })).toBeFocused()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Find everything' }).click()
  await expect(page.getByRole('heading', { name: `Stored about ${email}` })).toBeVisible()
  await expect(page.getByText('Name: Folake Adeyemi')).toBeVisible()
  expect(await axe(page)).toEqual([])

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a page' }).click()
  const html = await readFile(await (await downloaded).path(), 'utf8')
  expect(html).toContain('&lt;b&gt;Good morning.&lt;/b&gt;')

  await page.getByRole('button', { name: 'Erase this person' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Enquiries: 1')
  expect(await axe(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for ever' }).click()
  await expect(page.getByText('Erased: 1 enquiry').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: `Nothing is stored about ${email}` })).toBeFocused()
  expect((await admin.from('contact_submissions').select('id').eq('id', id)).data).toEqual([])
})

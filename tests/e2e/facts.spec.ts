import { axe } from './axe'
import { administrator, expect, newListing, signIn, test } from './site'
import { typeDay } from './type-day'
import { nightly } from '../every-case'

test.describe('The facts of a listing', () => {
  test('show on its page with requested ones, and without axe violations', nightly, async ({ page }) => {
    await page.goto('/property/pelham-crescent-apartment')
    const facts = page.locator('#facts')
    await expect(facts).toContainText('Leasehold, with a share of the freehold')
    await expect(facts).toContainText('We have asked the seller')
    await expect(facts).toContainText('Rated D. Its potential rating is C.')
    // No group's name touches its first fact.
    const gaps = await facts.locator('details').evaluateAll((groups) =>
      groups.flatMap((group) => {
        const name = document.createRange()
        name.selectNodeContents(group.querySelector(':scope > div h3')!)
        const fact = group.querySelector('dt')
        return fact ? [fact.getBoundingClientRect().left - name.getBoundingClientRect().right] : []
      }),
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
    const plan = page.getByRole('img', { name: 'Floor plan of Pelham Crescent Apartment' })
    await plan.scrollIntoViewIfNeeded()
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await axe(page, '#facts', '#floor-plan')).toEqual([])
    // A plan is dark ink without a background: it keeps its paper in dark forced colours.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await expect(plan).toHaveCSS('background-color', 'rgb(255, 253, 249)')
  })

  test('are edited by the agency, refused above the legal maximum, and shown', nightly, async ({ page }) => {
    const admin = await administrator()
    // Already let, so that no list counted by another test contains it.
    const { data: listing } = await admin
      .from('properties')
      .insert(newListing({ listing_type: 'rent', status: 'let', price: 2400 }))
      .select()
      .single()
    // A public listing can lose a fact, and the form asks for it.
    await admin.from('properties').update({ water: null }).eq('id', listing.id).throwOnError()
    try {
      await signIn(page)
      await page.goto(`/admin/properties/${listing.id}/edit`)
      await page.getByRole('combobox', { name: 'Type of home' }).selectOption('Flat')
      await page.getByLabel('Holding deposit', { exact: true }).fill('553.84')
      await page.getByLabel('Deposit', { exact: true }).fill('£9,000')
      await page.getByRole('combobox', { name: 'Council tax' }).selectOption('Band E')
      await page.getByRole('button', { name: /^Waiting for owner ?: Water$/ }).click()
      await expect(page.getByRole('radio', { name: 'Waiting for owner', exact: true })).toBeFocused()
      const save = page.getByRole('button', { name: 'Update Property' })
      await save.click()
      await expect(page.getByRole('link', { name: /The deposit must be £2,769.23 or less/ })).toBeVisible()
      await page.getByLabel('Deposit', { exact: true }).fill('2,769.23')
      await save.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeHidden()
      const { data } = await admin.from('properties').select('*').eq('id', listing.id).single()
      expect(data).toMatchObject({
        property_type: 'flat',
        council_tax_band: 'E',
        fact_notes: { water: { state: 'asked' } },
      })
      expect(Number(data.deposit)).toBe(2769.23)
      await page.goto(`/property/${listing.slug}`)
      await expect(page.locator('#facts')).toContainText('£2,769.23, five weeks’ rent')
      await expect(page.locator('#facts')).toContainText('We have asked the landlord')
    } finally {
      await admin.from('properties').delete().eq('id', listing.id)
    }
  })

  test('exclude the private record, which no visitor receives', async ({ page, browser }) => {
    const admin = await administrator()
    const { data: listing } = await admin
      .from('properties')
      .insert(newListing({ listing_type: 'rent', status: 'let', price: 2400 }))
      .select()
      .single()
    try {
      await signIn(page)
      await page.goto(`/admin/properties/${listing.id}/edit`)
      const ours = page.locator('#office-only')
      await expect(ours).toContainText('Visitors cannot see this.')
      await ours.getByLabel('Street address').fill('4 Hidden Mews')
      await ours.getByLabel('Postcode').fill('n1 8')
      await typeDay(ours.getByRole('group', { name: /^Gas safety record expiry/ }), '2020-05-01')
      await expect(ours).toContainText('It expired on 1 May 2020.')
      await ours.getByLabel('Notes').fill('The alarm is 4711.')
      await ours.getByLabel('Owner’s name').fill('Ngozi Secret')
      await ours.getByLabel('Owner’s telephone').fill('+44 7700 900123')
      await page.reload()
      await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
      const save = page.getByRole('button', { name: 'Update Property' })
      await save.click()
      await expect(page.getByTestId('error-summary')).toContainText('Enter a full UK postcode')
      await ours.getByLabel('Postcode').fill('n18bs')
      await page.route('**/rest/v1/listing_records*', (route) => route.abort())
      await save.click()
      await expect(page.getByText('The listing is saved, but its office-only details are not')).toBeVisible()
      await expect(ours.getByLabel('Notes')).toHaveValue('The alarm is 4711.')
      await page.unroute('**/rest/v1/listing_records*')
      await save.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeHidden()
      await page.goto(`/admin/properties/${listing.id}/edit`)
      await expect(ours.getByLabel('Street address')).toHaveValue('4 Hidden Mews')
      await expect(ours.getByLabel('Postcode')).toHaveValue('N1 8BS')
      await expect(ours.getByLabel('Notes')).toHaveValue('The alarm is 4711.')
      await expect(ours.getByLabel('Owner’s name')).toHaveValue('Ngozi Secret')
      const sent: Promise<string>[] = []
      const visitor = await (await browser.newContext()).newPage()
      visitor.on('response', (response) => sent.push(response.text().catch(() => '')))
      await visitor.goto(`/property/${listing.slug}`)
      await expect(visitor.locator('#facts')).toBeVisible()
      const all = [await visitor.content(), ...(await Promise.all(sent))].join('\n')
      for (const secret of ['Hidden Mews', 'N1 8BS', '4711', '2020-05-01', 'Ngozi Secret', '900123'])
        expect(all).not.toContain(secret)
      await visitor.context().close()
    } finally {
      await admin.from('properties').delete().eq('id', listing.id)
    }
  })
})

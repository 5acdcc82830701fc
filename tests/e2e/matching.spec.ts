import { axe } from './axe'
import { administrator, enter, expect, newListing, test } from './site'
import { nightly } from '../every-case'

/** A listing for sale. */
async function listed(changes: Record<string, unknown>) {
  const row = { ...newListing({ longitude: 1, beds: 2, ...changes }), id: crypto.randomUUID() }
  const { error } = await (await administrator()).from('properties').insert(row)
  if (error) throw error
  return row
}

/** A home that somebody enquires about, and one that fits it, far from those of every other test and of a first try. */
async function similarHomes(town: string) {
  const area = `${town} ${Date.now()}`
  const place = { area, latitude: Math.random() * 50 }
  const enquired = await listed({ ...place, title: `Enquired ${area}`, price: 500_000 })
  const fitting = await listed({ ...place, title: `Fitting ${area}`, price: 510_000 })
  const enquire = async (person: { name: string; email: string; phone: string; message: string }) => {
    const home = { type: 'buy', property_id: enquired.id, property_title: enquired.title }
    const row = { id: crypto.randomUUID(), ...home, ...person }
    await (await administrator()).from('property_inquiries').insert(row).throwOnError()
    return row
  }
  return { area, enquired, fitting, enquire }
}

test('a listing shows who looks for one like it, and its enquiry gets the chosen home in one email', async ({
  page,
}) => {
  const { enquired, fitting, enquire } = await similarHomes('Fitford')
  const person = { name: 'Mei Lin', email: `mei-${Date.now()}@example.com`, phone: '+86 139 1234 5678' }
  const enquiry = await enquire({ ...person, message: 'Is it still for sale?' })

  await enter(page, `/admin/properties/${fitting.id}/edit`)
  const seekers = page.getByRole('region', { name: 'Who looks for a home like this' })
  await expect(seekers).toContainText(`Asked about ${enquired.title}`)
  expect(await axe(page)).toEqual([])
  await seekers.getByRole('link', { name: 'Mei Lin' }).click()

  const matches = page.getByRole('region', { name: 'Homes that fit' })
  await matches.getByRole('checkbox', { name: fitting.title }).check()
  expect(await axe(page)).toEqual([])
  await matches.getByRole('button', { name: 'Send 1 home by email' }).click()
  await expect(page.getByText('1 home sent to Mei Lin.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Homes that fit' })).toBeFocused()
  await expect(matches.getByRole('checkbox', { name: fitting.title })).toHaveCount(0)
  await expect(matches.getByRole('listitem')).toContainText([fitting.title])
  await expect(page.getByRole('region', { name: 'Emails' })).toContainText(`To ${enquiry.email}, homes that fit`)
})

test('an enquiry whose sender wants no homes shows those that fit, and sends none', nightly, async ({ page }) => {
  const { area, fitting, enquire } = await similarHomes('Quietford')
  const person = { name: 'Ana Ruiz', email: `ana-${area.slice(-13)}@example.com`, phone: '+34 600 123 456' }
  const first = await enquire({ ...person, message: 'Please send me no other homes.' })
  const second = await enquire({ ...person, message: 'Please send me no other homes.' })

  await enter(page, `/admin/enquiries?open=inquiry:${first.id}`)
  const matches = page.getByRole('region', { name: 'Homes that fit' })
  const choice = matches.getByRole('checkbox', { name: fitting.title })
  await expect(choice).toBeVisible()
  await matches.getByRole('checkbox', { name: 'Send no homes' }).check()
  await expect(choice).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.goto(`/admin/enquiries?open=inquiry:${second.id}`)
  await expect(matches.getByRole('checkbox', { name: 'Send no homes' })).toBeChecked()
  await expect(matches).toContainText(fitting.title)
  await expect(choice).toHaveCount(0)
  await matches.getByRole('checkbox', { name: 'Send no homes' }).uncheck()
  await expect(choice).toBeVisible()
})

for (const width of [1440, 390])
  test(
    `the list says how many look for a home, and sends it to one of them, at ${width} px`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const { area, enquired, fitting, enquire } = await similarHomes('Seekford')
      const person = { name: 'Omar Haddad', email: `omar-${Date.now()}@example.com`, phone: '+44 7700 900123' }
      const enquiry = await enquire({ ...person, message: 'Is it still for sale?' })

      await enter(page, `/admin?q=${encodeURIComponent(area)}`)
      const row = page.getByRole('row').filter({ hasText: fitting.title })
      if (width > 1000) await row.getByRole('button', { name: /^1 looks for this/ }).click()
      else {
        await row.getByRole('button', { name: `More for ${fitting.title}` }).click()
        await page.getByRole('menuitem', { name: '1 looks for this' }).click()
      }
      const sheet = page.getByRole('dialog', { name: fitting.title })
      await expect(sheet).toContainText(`Asked about ${enquired.title}`)
      await expect(sheet.getByRole('link', { name: 'Omar Haddad' })).toHaveAttribute('href', /open=inquiry:/)
      expect(await axe(page, '[role=dialog]')).toEqual([])
      await sheet.getByRole('button', { name: 'Send this home to Omar Haddad' }).click()
      await expect(page.getByText('This home is on its way to Omar Haddad.')).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'Omar Haddad' })).toHaveCount(0)
      await expect(sheet.getByRole('heading', { name: 'Who looks for a home like this' })).toBeFocused()
      const admin = await administrator()
      const { data } = await admin.from('sent_listings').select('enquiry_id').eq('property_id', fitting.id)
      expect(data).toEqual([{ enquiry_id: enquiry.id }])
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(row).not.toContainText('looks for this')
    },
  )

test('a page of the list asks once how many look for its homes', nightly, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('listing_seeker')) requests.push(request.postData() ?? '')
  })
  await enter(page)
  await expect(page.getByRole('table', { name: 'Properties' }).getByRole('row').nth(5)).toBeVisible()
  await expect.poll(() => requests.length).toBe(1)
  expect((JSON.parse(requests[0]!) as { listings: string[] }).listings.length).toBeGreaterThan(5)
})

import { axe } from './axe'
import { administrator, enter, expect, newListing, test } from './site'

/** A home for sale. */
async function listed(changes: Record<string, unknown>) {
  const row = { ...newListing({ longitude: 1, beds: 2, ...changes }), id: crypto.randomUUID() }
  const { error } = await (await administrator()).from('properties').insert(row)
  if (error) throw error
  return row
}

test('a listing shows who looks for one like it, and its enquiry gets the chosen home in one email', async ({
  page,
}) => {
  // Far from the homes of every other test, and of a first try.
  const place = { area: `Fitford ${Date.now()}`, latitude: Math.random() * 50 }
  const enquired = await listed({ ...place, title: `Enquired ${place.area}`, price: 500_000 })
  const fitting = await listed({ ...place, title: `Fitting ${place.area}`, price: 510_000 })
  const enquiry = {
    ...{ id: crypto.randomUUID(), type: 'buy', property_id: enquired.id, property_title: enquired.title },
    ...{ name: 'Mei Lin', email: `mei-${Date.now()}@example.com`, phone: '+86 139 1234 5678' },
    message: 'Is it still for sale?',
  }
  const { error } = await (await administrator()).from('property_inquiries').insert(enquiry)
  if (error) throw error

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
  await expect(matches.getByRole('checkbox')).toHaveCount(0)
  await expect(matches.getByRole('listitem')).toContainText([fitting.title])
  await expect(page.getByRole('region', { name: 'Emails' })).toContainText(`To ${enquiry.email}, homes that fit`)
})

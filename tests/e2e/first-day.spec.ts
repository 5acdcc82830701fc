import type { Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { everyNth, nightly } from '../every-case'
import { axe } from './axe'
import { expect, newListing, test } from './site'

// A site that is built from a database without listings, on its own server (scripts/test.ts).
const origin = process.env['TEST_EMPTY_SITE'] ?? ''
const at = (path: string) => origin + path

// The second test publishes a listing.
test.describe.configure({ mode: 'serial' })

const clientWith = (key: string) =>
  createClient(process.env['TEST_EMPTY_BACKEND'] ?? '', key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })

/** The sentence in sight; a status for screen readers repeats it. */
const nothingFound = (page: Page) => page.locator('#homes').getByText('No properties found', { exact: true })

test('Without homes every list leads on: email, a call, a valuation', async ({ page, consoleErrors }) => {
  const paths = ['/', '/rent', '/areas/kensington', '/resources/area-guide', '/saved', '/alerts']
  for (const path of everyNth(2, paths))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  await page.goto(at('/'))
  await page.getByRole('link', { name: 'Email me about homes for sale' }).click()
  await expect(page).toHaveURL(at('/buy#alert'))
  await expect(nothingFound(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See them on a map' })).toBeHidden()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Tell me when a home is listed' }).click()
  await expect(page.getByRole('form', { name: 'New homes by email' })).toBeVisible()
  // A map in an old link is no empty map.
  await page.goto(at('/rent?view=map'))
  await expect(page.getByRole('button', { name: 'Tell me when a home is listed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Map of the homes' })).toHaveCount(0)
  // A reference that no listing has.
  await page.goto(at('/rent?where=MR-1042'))
  await expect(nothingFound(page)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

/** Puts the database back to its first day. */
async function cleanUp(staff: SupabaseClient, id: string) {
  const server = clientWith(secrets.secretKey)
  await server.from('properties').delete().not('id', 'is', null)
  await server.from('contact_submissions').delete().not('id', 'is', null)
  await staff.from('viewing_hours').delete().not('id', 'is', null)
  await staff.from('staff').update({ name: 'Administrator' }).eq('user_id', id)
  await staff.rpc('set_first_steps', { dismissed: false, works_alone: false })
}

test(
  'The admin leads through five steps, which tick themselves off and then go',
  nightly,
  async ({ page, consoleErrors }) => {
    const staff = clientWith(secrets.publishableKey)
    const { data, error } = await staff.auth.signInWithPassword({
      email: 'admin@meridianrow.example',
      password: secrets.adminPassword,
    })
    expect(error).toBeNull()
    const me = data.user!.id
    await cleanUp(staff, me)
    try {
      await page.goto(at('/robots.txt'))
      await page.evaluate((session) => localStorage.setItem('admin_session', session), JSON.stringify(data.session))
      await page.goto(at('/admin'))
      const steps = page.getByRole('region', { name: 'First steps' })
      await expect(steps).toContainText('0 of 5 done')
      await expect(steps.getByRole('listitem')).toHaveCount(5)
      await expect(page.getByText("You haven't added any properties yet.")).toBeVisible()
      expect(await axe(page)).toEqual([])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }

      await steps.getByRole('button', { name: 'I work alone' }).focus()
      await page.keyboard.press('Enter')
      await expect(steps).toContainText('1 of 5 done')
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeFocused()

      await steps.getByRole('button', { name: 'Hide these steps' }).click()
      await expect(steps).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(steps).toContainText('1 of 5 done')

      await steps.getByRole('link', { name: 'Change your name' }).click()
      await expect(page).toHaveURL(at('/admin/staff'))
      await staff.from('staff').update({ name: 'Ada Obi' }).eq('user_id', me)
      await staff.from('viewing_hours').insert({ weekdays: [1, 2], opens: '09:00', closes: '17:00' })
      const message = { id: crypto.randomUUID(), name: 'Ada Obi', email: 'ada@example.com', message: 'A test.' }
      expect((await clientWith(secrets.publishableKey).from('contact_submissions').insert(message)).error).toBeNull()
      const listing = newListing({ status: 'draft' })
      expect((await staff.from('properties').insert(listing)).error).toBeNull()
      await page.goto(at('/admin'))
      await expect(steps).toContainText('4 of 5 done')
      await steps.getByRole('link', { name: 'Open your draft' }).click()
      await expect(page).toHaveURL(/\/admin\/properties\/[\w-]+\/edit/)

      expect((await staff.from('properties').update({ status: 'live' }).eq('slug', listing['slug'])).error).toBeNull()
      await page.goto(at('/admin'))
      await expect(page.getByText(String(listing['title'])).first()).toBeVisible()
      await expect(steps).toHaveCount(0)
      // The list, which was built without listings, shows it at once.
      await page.goto(at('/buy'))
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByTestId('count')).toHaveText('1')
      expect(consoleErrors).toEqual([])
    } finally {
      await cleanUp(staff, me)
    }
  },
)

import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { axe } from './axe'
import { expectNoShift, observeShifts } from './layout-shift'
import { startSite } from './own-site'
import { typeDay } from './type-day'
import { expect, test } from './site'

// On a separate database: other tests use the same hours and testimonials.

/** London's day, as the opening hours compute it. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

// The clocks of the strip shift by less; a notice that shifts the page would be twenty times that.
const still = 0.002

test('staff set a notice, a closed day and a listing on the site, and hide its testimonials, without a build', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  const { origin, close } = await startSite()
  const client = createClient(origin, secrets.publishableKey, { auth: { persistSession: false } })
  try {
    await client.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
    await page.goto(`${origin}/admin/login?to=/admin/site`)
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByLabel('Text', { exact: true }).fill('We are <b>moving</b> on Friday & back on Monday.')
    await page.getByRole('button', { name: 'Add a day' }).click()
    await save()
    await expect(page.getByTestId('error-summary')).toContainText('Enter a date.')
    expect(await axe(page)).toEqual([])
    await typeDay(page.getByRole('group', { name: 'Date', exact: true }), today())
    await page.getByLabel('Name of the day').fill('Moving day')
    await page.getByRole('button', { name: /, 25 December/ }).click()
    await expect(page.getByLabel('Name of the day').nth(1)).toHaveValue('Christmas Day')
    await expect(page.getByRole('button', { name: 'Add a day' })).toBeFocused()
    await expect(page.getByText(/^Christmas Day, 25 December.* added\.$/)).toBeAttached()
    const search = page.getByRole('combobox', { name: 'Add a listing' })
    await search.fill('no such home')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await search.fill('canonbury')
    await page.getByRole('option').first().click()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Remove Canonbury/ })).toHaveCount(1)
    await page.getByLabel('Show testimonials').uncheck()

    // Unsaved input survives a reload, which asks first, and another user's save is not overwritten unasked.
    const dialog = page.waitForEvent('dialog')
    const reloaded = page.reload()
    await (await dialog).accept()
    await reloaded
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await client.from('site_content').update({ notice: 'Theirs' }).eq('id', true)
    await save()
    await expect(page.getByText('Somebody else changed this.')).toBeVisible()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/moving/)
    // Text typed during the save stays, and is not saved yet.
    const text = page.getByLabel('Text', { exact: true })
    const notice = await text.inputValue()
    await page.route('**/rest/v1/site_content*', async (route) => {
      const response = await route.fetch()
      await text.fill('Typed during the save.')
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Overwrite theirs' }).click()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(text).toHaveValue('Typed during the save.')
    await page.unroute('**/rest/v1/site_content*')
    await text.fill(notice)
    await save()
    await expect(page.getByText('Saved.')).toBeVisible()
    const { data } = await client.from('site_content').select('featured').single()
    expect(data?.featured).toHaveLength(1)

    // Another visitor: the first page loads it without layout shift, the next one shows it.
    const visitor = await context.newPage()
    await observeShifts(visitor)
    const strip = visitor.getByLabel('Office hours')
    await visitor.goto(`${origin}/`)
    await expect(visitor.getByRole('region', { name: 'Clients' })).toBeHidden()
    const featured = visitor.getByRole('article')
    await expect(featured).toHaveCount(1)
    await expect(featured).toContainText(/Canonbury/)
    await expectNoShift(visitor, visitor.url(), still)
    const requested: string[] = []
    visitor.on('request', (request) => request.url().includes('site_content') && requested.push(request.url()))
    await visitor.goto(`${origin}/contact`)
    await expect(visitor.getByLabel('Notice')).toHaveText('We are <b>moving</b> on Friday & back on Monday.')
    await expect(strip).toContainText('closed today, Moving day')
    await expect(visitor.locator('[data-coming]')).toContainText('Closed, Moving day')
    await expectNoShift(visitor, visitor.url(), still)
    expect(await axe(visitor)).toEqual([])
    // Once in five minutes.
    expect(requested).toEqual([])
    await visitor.goto(`${origin}/`)
    await expect(visitor.getByRole('region', { name: 'Clients' })).toBeHidden()
    expect(consoleErrors).toEqual([])
  } finally {
    await close()
  }
})

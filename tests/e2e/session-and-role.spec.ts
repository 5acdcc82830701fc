import type { Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { nightly } from '../every-case'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { draftsIn, expect, newListing, test } from './site'

// Two accounts on a separate database: a session or a right ends while somebody writes.

const email = 'priya@example.com'
const password = 'a long enough password'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const signInAgain = async (page: Page, as = email, with_ = password) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(as)
  await dialog.getByLabel('Password', { exact: true }).fill(with_)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
}
const enquiryRow = (name: string, listing: string) => ({
  ...{ id: crypto.randomUUID(), type: 'buy', property_id: listing, property_title: 'Session Row', name },
  ...{ email: `${crypto.randomUUID()}@example.com`, phone: '+44 20 7946 0100' },
})

test('what is typed survives the end of a session and of a role, and says whose it is', nightly, async ({ page }) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(10_000)
  const { origin, mail, backend, close } = await startSite()
  const client = () => createClient(backend, secrets.publishableKey, { auth: { persistSession: false } })
  const administrator: SupabaseClient = client()
  await administrator.auth.signInWithPassword({
    email: 'admin@meridianrow.example',
    password: secrets.adminPassword,
  })
  const setRole = (role: string) => administrator.from('staff').update({ role }).eq('email', email).throwOnError()
  const endSession = async () => {
    const other = client()
    await other.auth.signInWithPassword({ email, password })
    await other.auth.signOut({ scope: 'global' })
  }
  const listing = { ...newListing({ title: 'Session Row', price: 500_000 }), id: crypto.randomUUID() }
  const adaeze = enquiryRow('Adaeze Okafor', listing.id)
  const li = enquiryRow('Li Ming', listing.id)
  const stored = async () =>
    (await administrator.from('enquiry_followups').select('note').eq('enquiry_id', adaeze.id)).data
  const note = page.getByLabel('Note')
  const status = page.getByRole('form', { name: 'Follow-up' }).getByRole('status')
  try {
    await administrator.from('properties').insert(listing).throwOnError()
    await client().from('property_inquiries').insert([adaeze]).throwOnError()
    await client().from('property_inquiries').insert([li]).throwOnError()
    await administrator.from('enquiry_followups').insert({ kind: 'inquiry', enquiry_id: adaeze.id, note: 'Rang.' })
    await administrator.rpc('invite_staff', { name: 'Priya Nair', email, role: 'negotiator' }).throwOnError()
    const invitations = () => mail.caught.filter(({ to }) => to.includes(email))
    await expect.poll(() => invitations().length, { timeout: 15_000 }).toBe(1)
    await page.goto(/http\S+invite=\w+/.exec(invitations()[0]!.email.text!)![0])
    await page.getByLabel('New password').fill(password)
    await press(page, 'Save and sign in')
    await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible()

    await test.step('a price, once the session has ended, stays in its row', async () => {
      await page.goto(`${origin}/admin?q=Session+Row`)
      await page.getByRole('button', { name: 'change the price of Session Row' }).click()
      const price = page.getByLabel('Price of Session Row')
      await price.fill('475000')
      await endSession()
      await price.press('Enter')
      await signInAgain(page)
      await expect(price).toHaveValue('475000')
      await expect(price).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: 'your session has ended' })).toBeVisible()
      await price.press('Enter')
      await expect(page.getByRole('button', { name: /^£475,000/ })).toBeVisible()
    })

    const address = `${origin}/admin/enquiries?open=inquiry%3A${adaeze.id}`
    await test.step('a note, once the session has ended, is saved after signing in', async () => {
      await page.goto(address)
      await note.fill('Rang twice.')
      await endSession()
      const save = page.getByRole('form', { name: 'Follow-up' }).getByRole('button', { name: 'Save' })
      await save.click()
      await signInAgain(page)
      await expect(save).toBeFocused()
      await expect(page.getByText('Your session has ended. Sign in, then try again.')).toBeVisible()
      await expect(note).toHaveValue('Rang twice.')
      expect(await stored()).toEqual([{ note: 'Rang.' }])
      await save.click()
      await expect(status).toHaveText('Saved.')
      expect(await stored()).toEqual([{ note: 'Rang twice.' }])
    })

    await test.step('another account is told whose note it is, before it can save it', async () => {
      await note.fill('Rang three times.')
      await endSession()
      await press(page, 'Save')
      await signInAgain(page, 'admin@meridianrow.example', secrets.adminPassword)
      const dialog = page.getByRole('alertdialog', { name: 'Priya Nair was signed in here before you' })
      await expect(dialog).toContainText('You are signed in as Demo administrator')
      expect(await axe(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await expect(note).toHaveValue('Rang three times.')
      expect(await stored()).toEqual([{ note: 'Rang twice.' }])
      await note.fill('Rang twice.')
      await press(page, 'Sign Out')
      await page.goto(`${origin}/admin/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await press(page, 'Sign in')
      await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible()
    })

    const lostRole = page.getByRole('alert').filter({ hasText: 'Your role is now Reader.' })
    await test.step('a reader keeps what she wrote as a negotiator, to copy it', async () => {
      await page.goto(address)
      await press(page, 'Write a reply')
      await page.getByLabel('Reply to Adaeze Okafor').fill('Dear Adaeze, the keys are here.')
      await note.fill('Rang four times.')
      await setRole('reader')
      await press(page, 'Save')
      await expect(lostRole).toBeFocused()
      await expect(lostRole).toContainText('Rang four times.')
      await expect(lostRole).toContainText('Dear Adaeze, the keys are here.')
      expect(await axe(page)).toEqual([])
      await page.reload()
      const leftover = page.getByRole('alert').filter({ hasText: 'Your account may no longer save this.' })
      await expect(leftover).toContainText('Rang four times.')
      await press(page, 'Discard')
      await expect(leftover).toBeHidden()
      expect((await draftsIn(page)).filter((name) => /reply|follow-up/.test(name))).toEqual([])
      await expect(page.getByText('Rang twice.')).toBeVisible()
    })

    await test.step('a listing’s draft of a former negotiator can be discarded', async () => {
      await setRole('negotiator')
      await page.goto(`${origin}/admin/properties/${listing.id}/edit`)
      await page.getByLabel('Property title').fill('Renamed Row')
      await setRole('reader')
      await press(page, 'Update Property')
      await expect(
        page.getByText('Failed to update property: your account may no longer change listings.'),
      ).toBeVisible()
      await page.reload()
      await expect(page.getByText('which your account may no longer save')).toBeVisible()
      await expect(page.getByLabel('Property title')).toHaveValue('Renamed Row')
      await press(page, 'Discard changes')
      await expect(page.getByLabel('Property title')).toHaveValue('Session Row')
      await setRole('negotiator')
    })

    await test.step('what was typed about an erased person is shown once, then deleted', async () => {
      await page.goto(`${origin}/admin/enquiries?open=inquiry%3A${li.id}`)
      await note.fill('Li called about the keys.')
      await administrator.rpc('erase_enquiries', { which: [{ kind: 'inquiry', id: li.id }] }).throwOnError()
      await press(page, 'Save')
      await expect(page.getByText('This enquiry has been erased.')).toBeVisible()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByRole('heading', { name: 'This enquiry no longer exists.' })).toBeVisible()
      await expect(page.getByText('Li called about the keys.')).toBeVisible()
      expect(await axe(page)).toEqual([])
      expect((await draftsIn(page)).filter((name) => name.includes(li.id))).toEqual([])
      await press(page, 'Discard')
      await expect(page.getByText('Li called about the keys.')).toBeHidden()
    })
  } finally {
    await close()
  }
})

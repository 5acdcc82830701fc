import type { Page, Route } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { expect, test } from './site'

// On a separate database: with two accounts, every sign-in needs an email.

/** A visitor's enquiry about a listing. */
async function enquire(backend: string, listing: string) {
  const visitor = createClient(backend, secrets.publishableKey, { auth: { persistSession: false } })
  const row = { type: 'buy', property_id: listing, property_title: 'Wharf House', name: 'Adaeze Okafor' }
  const { error } = await visitor
    .from('property_inquiries')
    .insert({ ...row, email: 'adaeze@example.com', phone: '+234 803 000 0000' })
  expect(error).toBeNull()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function signIn(page: Page, password: string, email?: string) {
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await expect(page.getByLabel('Email')).toHaveCount(email === undefined ? 0 : 1)
  if (email !== undefined) await page.getByLabel('Email').fill(email)
  await press(page, 'Sign in')
}

test('a user is invited, chooses a password, forgets it, and is ended', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const { origin, mail, backend, close } = await startSite()
  const email = 'priya@example.com'
  const emails = () => mail.caught.filter(({ to }) => to.includes(email))
  const linkOf = async (number: number) => {
    await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(number)
    return /http\S+(?:invite|reset)=\w+/.exec(emails().at(-1)!.email.text!)![0]
  }
  try {
    // One account: only a password.
    await page.goto(`${origin}/admin/login?to=/admin/staff`)
    await signIn(page, secrets.adminPassword)
    await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('Demo administrator (you)')
    await press(page, 'Send invitation')
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Priya Nair')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Reader').check()
    expect(await axe(page)).toEqual([])
    const response = Promise.withResolvers<void>()
    await page.route('**/rest/v1/staff?*order=created_at*', async (route) => {
      await response.promise
      await route.continue()
    })
    await press(page, 'Send invitation')
    const status = page.getByRole('status').filter({ hasText: `We are sending an invitation to ${email}.` })
    await expect(status).toBeVisible()
    // The next name is typed while the list is read again.
    await page.getByLabel('Name').fill('Li Ming')
    response.resolve()
    await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()

    // An invitation whose response is lost is in the list.
    await page.getByLabel('Email').fill('li@example.com')
    await page.getByLabel('Reader').check()
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/rpc/invite_staff', lose, { times: 1 })
    await press(page, 'Send invitation')
    await expect(page.getByText('The invitation was not sent.')).toBeVisible()
    await press(page, 'Withdraw the invitation to Li Ming')
    await expect(page.getByText('Invitation to li@example.com withdrawn.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const context = await browser.newContext()
    const hers = await context.newPage()
    const invitation = await linkOf(1)
    await hers.goto(invitation)
    await expect(hers.getByRole('heading', { name: 'Welcome, Priya Nair' })).toBeVisible()
    await hers.getByLabel('New password').fill('too short')
    await press(hers, 'Save and sign in')
    await expect(hers.getByText('Use at least 12 characters.')).toBeVisible()
    expect(await axe(hers)).toEqual([])
    await hers.getByLabel('New password').fill('a long enough password')
    // The first response is lost: the password is set, and the link is used.
    await hers.route(
      '**/rpc/choose_staff_password',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await press(hers, 'Save and sign in')
    await expect(hers.getByText('The server did not answer.')).toBeVisible()
    await press(hers, 'Save and sign in')

    // A reader sees listings, without any controls to change them.
    await expect(hers.getByRole('table', { name: 'Properties' }).getByRole('row')).not.toHaveCount(0)
    for (const name of ['Staff', 'Add Property', 'Add New Property', 'Import'])
      await expect(hers.getByRole('link', { name })).toHaveCount(0)
    await expect(hers.getByRole('button', { name: /^(Delete|Status of)/ })).toHaveCount(0)
    await expect(hers.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
    await expect(hers.getByRole('list', { name: /^Keys/ })).not.toContainText(/select|price|status/)
    await hers.getByRole('rowheader').first().getByRole('link').click()
    await expect(hers.getByLabel('Property title')).toBeDisabled()
    await expect(hers.locator('[role=spinbutton]:not([aria-disabled=true])')).toHaveCount(0)
    await expect(hers.locator('[draggable=true]:not(a, img)')).toHaveCount(0)
    await expect(hers.getByRole('button', { name: 'Update Property' })).toHaveCount(0)
    await hers.goto(invitation)
    await expect(hers.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

    // Two accounts: an email is required, and the error does not say which field is wrong.
    await press(hers, 'Sign Out')
    await expect(hers).toHaveURL(`${origin}/admin/login`)
    await signIn(hers, 'not the password', email)
    await expect(hers.getByText('Invalid email or password')).toBeVisible()
    await press(hers, 'Forgotten your password?')
    await hers.getByLabel('Email').fill(email)
    await press(hers, 'Send email')
    await expect(hers.getByText('If that address has an account, we have sent it an email with a link.')).toBeVisible()
    await expect(hers.getByRole('heading', { name: 'Reset your password' })).toBeFocused()
    await hers.goto(await linkOf(2))
    await hers.getByLabel('New password').fill('another long password')
    await press(hers, 'Save and sign in')
    await expect(hers.getByRole('heading', { name: 'Property Management' })).toBeVisible()

    // She becomes a negotiator, then her account ends: effective immediately on every screen.
    await page.reload()
    await page.getByRole('button', { name: 'Change the account of Priya Nair' }).click()
    await page.getByRole('dialog').getByLabel('Negotiator').check()
    // Another administrator corrects the name meanwhile: the save changes only what changed in the dialog.
    const other = createClient(backend, secrets.publishableKey, { auth: { persistSession: false } })
    await other.auth.signInWithPassword({ email: 'admin@meridianrow.example', password: secrets.adminPassword })
    await other.from('staff').update({ name: 'Priya K. Nair' }).eq('email', email)
    await press(page, 'Save')
    await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('Negotiator')
    await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('Priya K. Nair')
    await other.from('staff').update({ name: 'Priya Nair' }).eq('email', email)
    await hers.reload()
    await expect(hers.getByRole('link', { name: 'Add New Property' })).toBeVisible()

    // An enquiry is assigned to her through its listing; she finds it among hers.
    const edit = await hers.getByRole('rowheader').first().getByRole('link').getAttribute('href')
    await enquire(backend, edit!.split('/')[3]!)
    await page.goto(origin + edit!)
    await page
      .getByRole('link', { name: /^1 enquiry, .*: 1 question\. 1 gave a phone number abroad: Nigeria 1\.$/ })
      .click()
    await expect(page.getByRole('link', { name: 'Show all listings' })).toBeVisible()
    await page.getByRole('link', { name: 'Adaeze Okafor' }).click()
    const enquiry = page.getByRole('region', { name: 'Enquiry from Adaeze Okafor' })
    await expect(enquiry.getByLabel('Assigned to').getByRole('option')).toHaveText([
      'Nobody',
      'Demo administrator (you)',
      'Priya Nair',
    ])
    await enquiry.getByLabel('Assigned to').selectOption('Priya Nair')
    await enquiry.getByRole('button', { name: 'Save' }).click()
    await expect(enquiry.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(enquiry.getByRole('region', { name: 'History' })).toContainText(/Assigned to nobody .* Priya Nair/)
    expect(await axe(page)).toEqual([])
    await hers.goto(`${origin}/admin/enquiries`)
    await hers.getByRole('navigation', { name: 'Filter enquiries' }).getByRole('link', { name: 'Me 1' }).click()
    await expect(hers).toHaveURL(`${origin}/admin/enquiries?for=me`)
    await expect(hers.getByRole('list', { name: /^Enquiries/ }).getByRole('listitem')).toContainText([
      'Priya Nair · New',
    ])
    await page.goto(`${origin}/admin/staff`)
    await page.getByRole('button', { name: 'Remove access for Priya Nair' }).click()
    await press(page, 'Remove access')
    await expect(page.getByRole('heading', { name: 'Access removed' })).toBeVisible()
    // With a single account again, enquiries have no assignee.
    await page.goto(`${origin}/admin/enquiries`)
    await page.getByRole('link', { name: 'Adaeze Okafor' }).click()
    await expect(enquiry.getByLabel('Note')).toBeVisible()
    await expect(page.getByText('Assigned to', { exact: true })).toHaveCount(0)
    await hers.reload()
    await signIn(hers, 'another long password', email)
    await expect(hers.getByText('Authentication failed. This account has no access to the admin area.')).toBeVisible()
    await context.close()
  } finally {
    await close()
  }
})

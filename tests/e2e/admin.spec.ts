import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, signIn, test, wrongClock } from './site'
import { published } from '../complete-listing'
import { secrets } from '../secrets'
import { typeDay } from './type-day'

const key = secrets.publishableKey
const backend = process.env['TEST_BACKEND'] ?? ''
const client = () => createClient(backend, key, { auth: { persistSession: false, autoRefreshToken: false } })
const sessionKey = 'admin_session'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const images = (page: Page) => page.getByRole('grid', { name: 'Pictures in order' }).getByRole('row')
const stored = async (slug: string) =>
  (await (await administrator()).from('properties').select('*').eq('slug', slug).maybeSingle()).data

/** From now on, such requests are stored but their responses are lost. */
const loseResponses = (page: Page, method: 'POST' | 'PATCH') =>
  page.route('**/rest/v1/properties*', async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    return route.abort()
  })

/** A listing for this test only, deleted at its end. */
const own = test.extend<{
  listing: Record<string, unknown> & { id: string; slug: string; title: string }
  unused: { slug: string; title: string }
}>({
  listing: async ({}, use) => {
    const admin = await administrator()
    const { data } = await admin.from('properties').insert(newListing()).select().single()
    await use(data)
    await admin.from('properties').delete().eq('id', data.id)
  },
  unused: async ({}, use) => {
    const { slug, title } = newListing()
    await use({ slug, title })
    await (await administrator()).from('properties').delete().eq('slug', slug)
  },
})

const picture = 'https://images.unsplash.com/photo-1'

/** Fills in everything that a new listing needs, including a picture. */
async function fill(page: Page, { title, slug }: { title: string; slug: string }) {
  await page.getByLabel('Property title').fill(title)
  await page.getByLabel('Web address').fill(slug)
  await page.getByLabel('Area', { exact: true }).fill('Camden')
  await page.getByLabel('Price (£)').fill('£640,000')
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByLabel('Bathrooms').fill('1')
  // A listing is published only if its pictures load.
  await page
    .context()
    .route('https://images.unsplash.com/**', (route) =>
      route.fulfill({ path: 'public/pictures/camden-lock-apartment/living.webp' }),
    )
  await page.getByLabel('Image URL').fill(picture)
  await page.getByLabel('Image URL').press('Enter')
  await page.getByLabel('Description', { exact: true }).fill('Two rooms over the canal.')
}
const edit = (listing: { id: string }) => `/admin/properties/${listing.id}/edit`
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(/[?&]q=/)
}
const rows = (page: Page) => page.getByRole('table', { name: 'Properties' }).locator('tbody').getByRole('row')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
/** Opens a row's menu and presses an item. */
async function choose(page: Page, title: string, action: string) {
  await row(page, title).getByRole('button', { name: 'More for' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.describe('Signing in', () => {
  test('a wrong password shows an error; the right one shows the list and stores the user record', async ({ page }) => {
    await signIn(page, 'wrong')
    await expect(page.getByText('Invalid password')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await button(page, 'Sign in').click()
    await expect(heading(page, 'Property Management')).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? '{}'))).toMatchObject({
      email: 'admin@meridianrow.example',
    })
  })

  test(
    'a sign-in with an invalid response fails, one without says so; a wrong clock needs no refresh',
    nightly,
    async ({ page }) => {
      await wrongClock(page, 7_200_000)
      const responses: [string, (route: Route) => Promise<void>, RegExp][] = [
        ['500', (route) => route.fulfill({ status: 500, json: { message: 'boom' } }), /Authentication failed/],
        [
          'no JSON',
          (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
          /Authentication failed/,
        ],
        ['nothing', (route) => route.abort(), /The server did not answer/],
      ]
      await page.goto('/admin/login')
      for (const [what, meet, text] of responses) {
        await page.route('**/auth/v1/token*', meet)
        await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
        await button(page, 'Sign in').click()
        await expect(page.getByText(text), what).toBeVisible()
        await page.unroute('**/auth/v1/token*', meet)
      }
      const refreshes: string[] = []
      page.on('request', (request) => /grant_type=refresh_token/.test(request.url()) && refreshes.push(request.url()))
      await button(page, 'Sign in').click()
      await expect(heading(page, 'Property Management')).toBeVisible()
      await page.goto('/admin/enquiries')
      await expect(heading(page, 'Enquiries')).toBeVisible()
      expect(refreshes).toEqual([])
    },
  )

  test('a forged record alone grants no access', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'admin_user',
        JSON.stringify({ id: '1', email: 'admin@meridianrow.example', created_at: '' }),
      ),
    )
    await page.goto('/admin')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(heading(page, 'Property Management')).toHaveCount(0)
  })

  test('a signed-in user without a staff account sees the sign-in', nightly, async ({ page }) => {
    const { data } = await client().auth.signInWithPassword({
      email: 'stranger@example.com',
      password: 'stranger-demo',
    })
    await page.addInitScript(
      ([name, session]) => localStorage.setItem(name!, session!),
      [sessionKey, JSON.stringify(data.session)],
    )
    await page.goto('/admin/properties/new')
    await expect(page).toHaveURL('/admin/login?to=%2Fadmin%2Fproperties%2Fnew')
    await expect(heading(page, 'Sign in')).toBeVisible()
    // The list was read before the check refused this session. Whoever signs in next must not see its empty response.
    await page.goto('/admin')
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await button(page, 'Sign in').click()
    await expect(page.locator('main tr a[href^="/admin/properties/"]').first()).toBeVisible()
  })

  test('a form asks for it first, and returns', nightly, async ({ page }) => {
    await page.goto('/admin/properties/new')
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/admin/properties/new')
    await expect(heading(page, 'Add New Property')).toBeVisible()
  })

  test('signing out clears it here and in the other tab', nightly, async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/admin')
    await expect(heading(other, 'Property Management')).toBeVisible()
    await button(page, 'Sign Out').click()
    await expect(page).toHaveURL('/admin/login')
    expect(
      await page.evaluate((name) => [localStorage.getItem('admin_user'), localStorage.getItem(name)], sessionKey),
    ).toEqual([null, null])
    await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  })
})

test.describe('The list', () => {
  own('counts what is for sale and to rent, and keeps its state in the address', nightly, async ({ page, listing }) => {
    await enter(page)
    const admin = await administrator()
    const tabs = page.getByRole('navigation', { name: 'Listing type' })
    for (const [name, type] of [
      ['For Sale', 'sale'],
      ['To Rent', 'rent'],
    ] as const) {
      await tabs.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/admin?type=${type}`)
      // Other tests add and remove listings, so both counts are retried until they agree.
      await expect(async () => {
        await page.reload()
        const { count } = await admin
          .from('properties')
          .select('id', { count: 'exact', head: true })
          .eq('listing_type', type)
        await expect(tabs.getByRole('link', { name })).toContainText(`(${count})`, { timeout: 5000 })
      }).toPass()
    }
    await find(page, listing.title)
    await expect(page.getByText('No properties found for rent.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/admin?type=sale')
    await find(page, listing.title)
    await expect(row(page, listing.title)).toContainText('For Sale · Camden')
  })

  own('finds a home by its words, a percent sign among them', nightly, async ({ page, listing }) => {
    await (
      await administrator()
    )
      .from('properties')
      .update({ title: `${listing.title} 100% (sunny), quiet` })
      .eq('id', listing.id)
    await enter(page)
    await find(page, `${listing.title} 100% (sunny),`)
    await expect(row(page, listing.title)).toHaveCount(1)
    await expect(row(page, listing.title)).toContainText('£123,456')
    await expect(row(page, listing.title)).toContainText('1 bed · 1 bath')
    await button(page, 'Clear').click()
    await expect(heading(page, 'Property Management')).toBeFocused()
    await find(page, `${listing.title} 100%% no such`)
    await expect(page.getByText('No properties found.')).toBeVisible()
    // Nothing is said about the whole list before it is there.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/rest/v1/staff_listings*', async (route) => {
      await released
      await route.continue()
    })
    await button(page, 'Show all').click()
    await expect(heading(page, 'Property Management')).toBeFocused()
    await expect(page.getByText("You haven't added any properties yet.")).toHaveCount(0)
    release()
    await expect(rows(page).first()).toBeVisible()
  })

  own('sorts by its headings, and pages by fifty', nightly, async ({ page }) => {
    await enter(page)
    const mark = `Paged${Date.now()}`
    const admin = await administrator()
    const many = Array.from({ length: 51 }, (_, n) => newListing({ title: `${mark} ${n}`, price: 100_000 + n }))
    await admin.from('properties').insert(many).throwOnError()
    try {
      await find(page, mark)
      await expect(rows(page)).toHaveCount(50)
      await expect(page.getByText('1–50 of 51')).toBeVisible()
      await button(page, 'Price').click()
      await expect(page).toHaveURL(`/admin?q=${mark}&sort=price`)
      await expect(rows(page).first()).toContainText(`${mark} 50`)
      await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
      await button(page, 'Price').click()
      await expect(rows(page).first()).toContainText(`${mark} 0`)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page.getByRole('heading', { name: 'Property Management' })).toBeFocused()
      await expect(page).toHaveURL(`/admin?q=${mark}&sort=cheapest&page=2`)
      await expect(page.getByText('51–51 of 51')).toBeVisible()
      await page.goto(`/admin?q=${mark}&page=99`)
      await expect(page.getByText('1–50 of 51')).toBeVisible()
    } finally {
      await admin.from('properties').delete().like('title', `${mark}%`).throwOnError()
    }
  })

  own('writes no status before it is chosen and confirmed, whatever the arrow keys do', async ({ page, listing }) => {
    await enter(page)
    await find(page, listing.title)
    const status = row(page, listing.title).getByRole('button', { name: `Status of ${listing.title}: Live` })
    const dialog = page.getByRole('dialog', { name: listing.title })
    await status.press('Enter')
    await expect(dialog.getByRole('radio', { name: 'Live' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Sold' })).toHaveAccessibleDescription(/Leaves the list/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(status).toBeFocused()
    expect((await stored(listing.slug))?.status).toBe('live')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${listing.title}: Under offer`, { exact: true })).toBeVisible()
    expect((await stored(listing.slug))?.status).toBe('under_offer')
    // A colleague was faster: their change stays, with a message.
    await row(page, listing.title)
      .getByRole('button', { name: /^Status of/ })
      .click()
    await (await administrator()).from('properties').update({ status: 'sold' }).eq('id', listing.id)
    await dialog.getByLabel('Draft').check()
    await button(page, 'Save status').click()
    await expect(dialog.getByText('Somebody else changed it. It is now Sold')).toBeVisible()
    expect((await stored(listing.slug))?.status).toBe('sold')
    // Another press overwrites what was shown.
    await button(page, 'Save status').click()
    await expect(dialog).toHaveCount(0)
    expect((await stored(listing.slug))?.status).toBe('draft')
  })

  own('says that it could not be loaded, until that is dismissed', nightly, async ({ page }) => {
    await enter(page)
    await page.route('**/rest/v1/staff_listings*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    await page.reload()
    await expect(page.getByText('Failed to load properties')).toBeVisible()
    await button(page, 'Dismiss').click()
    await expect(page.getByText('Failed to load properties')).toHaveCount(0)
    await expect(heading(page, 'Property Management')).toBeFocused()
    await page.unroute('**/rest/v1/staff_listings*')
    await button(page, 'Try again').click()
    await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible()
    await expect(heading(page, 'Property Management')).toBeFocused()
  })

  test('when empty, says what to do', nightly, async ({ page }) => {
    await enter(page)
    await page.route('**/rest/v1/staff_listings*', (route) =>
      route.fulfill({ status: 200, headers: { 'content-range': '*/0' }, json: [] }),
    )
    await page.goto('/admin')
    await expect(page.getByText("You haven't added any properties yet.")).toBeVisible()
    await page.goto('/admin?type=rent')
    await expect(page.getByText('No properties found for rent.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Your First Property' })).toHaveAttribute(
      'href',
      '/admin/properties/new',
    )
  })

  own(
    'shows View, Edit and Delete in each row from 1280 px on, and in its menu below that',
    nightly,
    async ({ page, listing }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await enter(page)
      await find(page, listing.title)
      const name = (action: string) => `${action} ${listing.title}`
      const view = row(page, listing.title).getByRole('link', { name: name('View') })
      await expect(view).toHaveAttribute('href', `/property/${listing.slug}`)
      await expect(row(page, listing.title).getByRole('link', { name: name('Edit') })).toHaveAttribute(
        'href',
        edit(listing),
      )
      await row(page, listing.title)
        .getByRole('button', { name: name('Delete') })
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.keyboard.press('Escape')
      for (const width of [1279, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(view).toHaveCount(0)
        await row(page, listing.title).getByRole('button', { name: 'More for' }).click()
        const menu = page.getByRole('menu', { name: name('More for') })
        await expect(menu.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', `/property/${listing.slug}`)
        await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(row(page, listing.title).getByRole('button', { name: 'More for' })).toBeFocused()
      }
      // A menu is made at its first press, which a key goes on from.
      await page.reload()
      await find(page, listing.title)
      await row(page, listing.title).getByRole('button', { name: 'More for' }).press('Enter')
      await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    },
  )

  own('asks before a home is deleted, and deletes it when it can no longer be undone', async ({ page, listing }) => {
    await enter(page)
    await find(page, listing.title)
    const ask = () => choose(page, listing.title, 'Delete')
    const dialog = page.getByRole('alertdialog', { name: `Are you sure you want to delete "${listing.title}"?` })
    await ask()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await ask()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, listing.title)).toHaveCount(0)
    await expect(heading(page, 'Property Management')).toBeFocused()
    // Undo is one Tab away, and nothing is deleted before it expires.
    await page.keyboard.press('Tab')
    await expect(button(page, 'Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, listing.title)).toHaveCount(1)
    await expect(heading(page, 'Property Management')).toBeFocused()
    expect((await stored(listing.slug))?.id).toBe(listing.id)
    await ask()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await button(page, 'Dismiss').click()
    await expect.poll(() => stored(listing.slug)).toBeNull()
  })

  own(
    'deletes a home of forty pictures at once when its page is left, in requests of any proxy’s size',
    nightly,
    async ({ page, listing }) => {
      const folder = `/storage/v1/object/public/property-images/${listing.slug}`
      const gallery = Array.from({ length: 40 }, () => `${folder}/${crypto.randomUUID()}-2000w.webp`)
      await (
        await administrator()
      )
        .from('properties')
        .update({ status: 'draft', gallery })
        .eq('id', listing.id)
        .throwOnError()
      let longest = 0
      page.on('request', (request) => (longest = Math.max(longest, request.url().length)))
      await enter(page)
      await find(page, listing.title)
      await choose(page, listing.title, 'Delete')
      const ready = page.waitForRequest(/gallery=ov|properties\?select=id/)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await ready
      await expect(row(page, listing.title)).toHaveCount(0)
      await page.goto('/robots.txt')
      await expect.poll(() => stored(listing.slug)).toBeNull()
      expect(longest).toBeLessThan(8000)
    },
  )

  own('says why a home was not deleted', nightly, async ({ page, listing }) => {
    await enter(page)
    await find(page, listing.slug)
    // The search has finished, so that no later response removes the row behind its dialog.
    await expect(row(page, '')).toHaveCount(1)
    await (await administrator()).from('properties').delete().eq('id', listing.id)
    await choose(page, listing.title, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await button(page, 'Dismiss').click()
    await expect(page.getByText(`Property with ID ${listing.id} not found`)).toBeVisible()
  })

  own(
    'shows a draft’s preview in the place of “View”, and comes back to the row whose form was left',
    nightly,
    async ({ page, listing }) => {
      await (await administrator()).from('properties').update({ status: 'draft' }).eq('id', listing.id)
      await page.setViewportSize({ width: 1000, height: 500 })
      await enter(page, '/admin?sort=cheapest')
      await row(page, listing.title).getByRole('link', { name: listing.title, exact: true }).click()
      await button(page, 'Cancel').click()
      await expect(page).toHaveURL('/admin?sort=cheapest')
      const link = row(page, listing.title).getByRole('rowheader').getByRole('link')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      await expect(row(page, listing.title).locator('[data-view]')).toHaveAttribute(
        'href',
        `/admin/preview?id=${listing.id}`,
      )
      await link.press('Enter')
      await button(page, 'Update Property').click()
      await expect(row(page, listing.title)).toContainText('Just saved')
      await expect(link).toBeFocused()
      await expect(page).toHaveURL('/admin?sort=cheapest')
    },
  )
})

test.describe('The list and the form', () => {
  own(
    'point at a certificate that runs out, and hand over what is found as a file for Excel',
    nightly,
    async ({ page, listing }) => {
      const admin = await administrator()
      // No address of another test's listing has these words.
      const title = `Excel ${Date.now()}`
      const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const changes = { status: 'draft', epc_expires: soon, deposit: null, title: `=${title}` }
      await admin.from('properties').update(changes).eq('id', listing.id).throwOnError()
      await admin.from('listing_records').insert({ property_id: listing.id, postcode: 'NW1 8AF' }).throwOnError()
      await enter(page)
      await find(page, title)
      await expect(row(page, title)).toHaveCount(1)
      const download = page.waitForEvent('download')
      await button(page, 'Download CSV').click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^listings-\d{4}-\d\d-\d\d\.csv$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text.charCodeAt(0)).toBe(0xfeff)
      // A header, the one result, and the end.
      expect(text.split('\r\n')).toHaveLength(3)
      for (const cell of [`'=${title}`, '123456', soon, 'NW1', 'NW1 8AF']) expect(text).toContain(`"${cell}"`)
      await expect(page.getByText('1 listing written to the file.')).toBeAttached()
      expect(await axe(page)).toEqual([])
      await row(page, title)
        .getByRole('link', { name: /^Energy certificate expires on/ })
        .click()
      const field = page.getByRole('group', { name: /^EPC expiry/ })
      await expect(field.getByRole('spinbutton').first()).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/in 30 days\. Book a new one\./)
    },
  )

  own('point at words not allowed in a letting advert, as they are typed', nightly, async ({ page, unused }) => {
    const requested = { water: null, fact_notes: { water: { state: 'asked', checked_on: '2026-11-12' } } }
    const rental = newListing({ listing_type: 'rent', status: 'draft', price: 2400, ...requested, ...unused })
    const { data } = await (await administrator()).from('properties').insert(rental).select().single()
    await enter(page, edit(data))
    const description = page.getByLabel('Description', { exact: true })
    await description.fill('Two rooms.\n\nSorry, no DSS. Not for families; no pets.')
    await expect(page.getByRole('status').filter({ hasText: /2 phrases.*“no DSS”, “no pets”\. You can/ })).toBeVisible()
    await button(page, 'Show “no pets” in Description').click()
    await expect(description).toBeFocused()
    const selected = () =>
      description.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      )
    expect(await selected()).toBe('no pets')
    await button(page, 'Publish').click()
    const summary = page.getByTestId('error-summary')
    await summary.getByRole('link', { name: /^A letting advert may not say “no DSS”/ }).click()
    await expect(description).toBeFocused()
    await expect(description).toHaveAccessibleDescription(/may not say “no DSS”.*2 phrases/)
    // With a requested fact, pictures, the checklist and errors.
    expect(await axe(page)).toEqual([])
    await description.fill('Two rooms over the canal.')
    await expect(page.getByText(/letting advert/)).toHaveCount(0)
    await button(page, 'Update Property').click()
    await expect(page.getByText(`Saved: ${unused.title}`)).toBeVisible()
  })
})

test.describe('The form', () => {
  own(
    'keeps a draft with a title alone, and publishes it once it has what it lacks',
    nightly,
    async ({ page, unused }) => {
      await enter(page)
      await page.getByRole('link', { name: 'Add New Property' }).click()
      await page.getByLabel('Property title').fill(unused.title)
      await page.getByLabel('Web address').fill(unused.slug)
      await expect(page.getByText('Available', { exact: true })).toBeVisible()
      await button(page, 'Create Property').click()
      await expect(page).toHaveURL('/admin')
      await expect(page.getByText(`Saved: ${unused.title}`)).toContainText('not on the site yet')

      await row(page, unused.title)
        .getByRole('button', { name: /^Status of/ })
        .click()
      const dialog = page.getByRole('dialog', { name: unused.title })
      await dialog.getByRole('radio', { name: 'Live' }).check()
      await button(page, 'Save status').click()
      await expect(dialog).toContainText('Not published.')
      await expect(dialog.getByRole('link', { name: 'Fill in “Pictures”.' })).toBeVisible()
      expect(await axe(page)).toEqual([])
      expect(await stored(unused.slug)).toMatchObject({ status: 'draft', price: null })
      // A colleague adds the facts; the rest is done here, without a rebuild.
      const facts = published({ listing_type: 'sale', price: 640_000, status: 'draft' })
      await (await administrator()).from('properties').update(facts).eq('slug', unused.slug).throwOnError()
      await dialog.getByRole('link', { name: 'Fill in “Tenure”.' }).click()
      await expect(page.getByLabel('Tenure', { exact: true })).toBeFocused()
      // A refused Publish keeps the draft, and shows the gaps until they are filled.
      await button(page, 'Publish').click()
      await expect(page.getByTestId('error-summary')).toContainText('Area is required.')
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft')
      await fill(page, unused)
      await page.getByRole('textbox', { name: 'Features (optional)' }).fill('A canal\n\n  A bridge ')
      await page.getByLabel('Status', { exact: true }).selectOption('Live')
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${unused.title}`)).toBeVisible()
      expect(await stored(unused.slug)).toMatchObject({
        listing_type: 'sale',
        status: 'live',
        features: ['A canal', 'A bridge'],
        thumb: picture,
        furnished: null,
        date_available: null,
        picture_alts: null,
      })
      await page.goto('/buy')
      await page.getByRole('link', { name: `View details of ${unused.title}` }).click()
      await expect(page).toHaveURL(`/property/${unused.slug}`)
      await expect(page.getByText('£640,000').first()).toBeVisible()
    },
  )

  test('shows what is missing, field by field, and focuses the summary', nightly, async ({ page }) => {
    await enter(page, '/admin/properties/new')
    await page.getByLabel('Status', { exact: true }).selectOption('Live')
    await button(page, 'Create Property').click()
    const summary = page.getByTestId('error-summary')
    await expect(summary).toBeFocused()
    for (const message of [
      'Property title is required.',
      'URL slug is required.',
      'Area is required.',
      'Please upload at least one image.',
      'Description is required.',
    ]) {
      await summary.getByRole('link', { name: message }).click()
      await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(message))
    }
  })

  test('proposes the slug from the title until edited by hand, and shows who has it', nightly, async ({ page }) => {
    await enter(page, '/admin/properties/new')
    await page.getByLabel('Property title').fill('Royal Hill Cottage')
    await expect(page.getByLabel('Web address')).toHaveValue('royal-hill-cottage')
    await expect(page.getByText('Used by “Royal Hill Cottage”')).toBeVisible()
    await page.getByLabel('Web address').fill('Royal Hill № 2')
    await page.getByLabel('Web address').blur()
    await expect(page.getByLabel('Web address')).toHaveValue('royal-hill-no-2')
    await page.getByLabel('Property title').fill('Another')
    await expect(page.getByLabel('Web address')).toHaveValue('royal-hill-no-2')
    await expect(page.getByText('Available', { exact: true })).toBeVisible()
  })

  own(
    'keeps what is the rentals’ own while a home is for sale, and sends none of it',
    nightly,
    async ({ page, listing }) => {
      await enter(page, edit(listing))
      await page.getByLabel('To Rent').check()
      await expect(page.getByLabel('Price (£ per month)')).toHaveValue('123,456')
      await typeDay(page.getByRole('group', { name: 'Available from' }), '2027-02-01')
      await page.getByLabel('Furnished', { exact: true }).check()
      await page.getByLabel('For Sale').check()
      await expect(page.getByLabel('Furnished', { exact: true })).toHaveCount(0)
      await page.getByLabel('To Rent').check()
      await expect(page.getByRole('group', { name: 'Available from' })).toHaveText('01/02/2027')
      await page.getByLabel('For Sale').check()
      await page.getByLabel('Area', { exact: true }).fill('Kentish Town')
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      expect(await stored(listing.slug)).toMatchObject({
        area: 'Kentish Town',
        date_available: null,
        furnished: null,
        listing_type: 'sale',
      })
    },
  )

  own('reads a price, coordinates and an area as people type and paste them', nightly, async ({ page, listing }) => {
    await enter(page, edit(listing))
    await page.getByLabel('Price (£)').fill('£1.25m')
    await page.getByLabel('Latitude').focus()
    await expect(page.getByLabel('Price (£)')).toHaveValue('1,250,000')
    await page.getByLabel('Latitude').evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '51.539, -0.156')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByLabel('Longitude')).toHaveValue('-0.156')
    await expect(page.getByText('Read as latitude 51.539, longitude -0.156.')).toBeVisible()
    await page.getByLabel('Area', { exact: true }).fill('Kesnington')
    await page.getByLabel('Area', { exact: true }).blur()
    await expect(page.getByText('No listing is in “Kesnington” yet')).toBeVisible()
    await button(page, 'Use Kensington instead').click()
    await expect(page.getByLabel('Area', { exact: true })).toBeFocused()
    await page.getByLabel('Price (£)').fill('1,2,3')
    await button(page, 'Update Property').click()
    await expect(page.getByTestId('error-summary')).toContainText('“1,2,3” is not a clear amount.')
    await page.getByLabel('Price (£)').fill('950k')
    await button(page, 'Update Property').click()
    await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
    expect(await stored(listing.slug)).toMatchObject({
      area: 'Kensington',
      price: 950_000,
      latitude: 51.539,
      longitude: -0.156,
    })
  })

  own(
    'publishes no home with a picture that does not load, and says which; a draft may have one',
    nightly,
    async ({ page, listing }) => {
      await enter(page, edit(listing))
      await page.route('https://images.unsplash.com/**', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
      )
      await page.getByLabel('Image URL').fill(picture)
      await page.getByLabel('Image URL').press('Enter')
      await expect(images(page).nth(2)).toContainText('Picture 3 does not load')
      await button(page, 'Update Property').click()
      await page
        .getByTestId('error-summary')
        .getByRole('link', { name: /^Picture 3 does not load/ })
        .click()
      await page.getByLabel('Status', { exact: true }).selectOption('Draft')
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      expect((await stored(listing.slug))?.gallery).toHaveLength(3)
    },
  )

  own('puts pictures in order by keys, says so, and the first is the thumbnail', nightly, async ({ page, listing }) => {
    await enter(page, edit(listing))
    await images(page).nth(1).getByRole('button', { name: 'Move up' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Picture 2 is now first, and the thumbnail.')).toBeAttached()
    // The focus stays on the moved picture.
    await images(page).nth(0).getByRole('button', { name: 'Move down' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Picture 1 is now second.')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move down picture 2' })).toBeFocused()
    await page.getByRole('button', { name: 'Move up picture 2' }).press('Enter')
    await page.getByLabel('What picture 1 shows').fill('A kitchen with an island')
    await button(page, 'Update Property').click()
    await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
    const [living, kitchen] = listing['gallery'] as string[]
    expect(await stored(listing.slug)).toMatchObject({
      gallery: [kitchen, living],
      thumb: kitchen,
      picture_alts: ['A kitchen with an island', ''],
    })
  })

  own('puts pictures in order by dragging', nightly, async ({ page, listing }) => {
    await enter(page, edit(listing))
    const before = await images(page).nth(1).locator('img').getAttribute('src')
    const figure = (n: number) => images(page).nth(n).locator('figure')
    // Scrolling would end the drag.
    await figure(0).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await figure(1).dragTo(figure(0), { sourcePosition: { x: 60, y: 60 }, targetPosition: { x: 60, y: 10 } })
    await expect(images(page).nth(0).locator('img')).toHaveAttribute('src', before!)
    // By keyboard: Enter picks it up, an arrow key chooses the place, Enter drops it.
    await images(page).nth(0).getByRole('button', { name: 'Drag picture 1' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveAccessibleName(/Insert after Picture 2/)
    await page.keyboard.press('Enter')
    await expect(images(page).nth(1).locator('img')).toHaveAttribute('src', before!)
    await expect(page.getByText('Drop complete.')).toBeAttached()
  })

  test('adds pictures by address: each once, and only pictures', nightly, async ({ page }) => {
    await enter(page, '/admin/properties/new')
    const add = async (url: string) => {
      await page.getByLabel('Image URL').fill(url)
      await page.getByLabel('Image URL').press('Enter')
    }
    await add('not a picture')
    await expect(page.getByText('Please enter a valid image URL.')).toBeVisible()
    for (let n = 0; n < 3; n++) await add(`https://a.example/${n}.jpg`)
    await expect(images(page)).toHaveCount(3)
    await add('https://a.example/2.jpg')
    await expect(page.getByText('This image URL has already been added.')).toBeVisible()
    await images(page).nth(2).getByRole('button', { name: 'Remove' }).click()
    await expect(images(page)).toHaveCount(2)
  })

  own(
    'sends a photograph to the storage, made smaller, for anyone to see and nobody else to write',
    async ({ page, listing, consoleErrors }) => {
      await enter(page, edit(listing))
      const noise = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#5a7' } })
        .png()
        .toBuffer()
      await page.locator('input[type="file"]').setInputFiles([
        { name: 'front.png', mimeType: 'image/png', buffer: noise },
        { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') },
        { name: 'Ground floorplan.png', mimeType: 'image/png', buffer: noise },
      ])
      await expect(page.getByText(/plan.pdf is not a picture/)).toBeVisible()
      await expect(page.getByText(/logo.svg is an SVG/)).toBeVisible()
      await expect(page.getByText(/broken.jpg could not be opened/)).toBeVisible()
      await images(page).nth(3).getByRole('button', { name: 'Remove' }).click()
      await expect(images(page).nth(2).locator('img')).toHaveAttribute('src', /property-images/)
      // Its file name sets its kind; a plan has its own caption.
      const plan = page.getByRole('grid', { name: 'Floor plans in order' }).getByRole('row')
      await expect(plan.locator('img')).toHaveAttribute('src', /property-images/)
      await plan.getByLabel('What floor plan 1 shows').fill('Ground floor: kitchen, hall.')
      // A photograph of the certificate, moved to its kind by keyboard.
      const kind = images(page).nth(1).getByLabel('Type of picture 2')
      await kind.selectOption('Energy certificate')
      await expect(page.getByLabel('Type of certificate page 1')).toBeFocused()
      await page.keyboard.press('p')
      await expect(page.getByLabel('Type of picture 3')).toBeFocused()
      await page.getByRole('button', { name: 'Move up picture 3' }).click()
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      const saved = await stored(listing.slug)
      expect(saved).toMatchObject({ epc_documents: null, floor_plan_captions: ['Ground floor: kitchen, hall.'] })
      expect(saved!.floor_plans).toHaveLength(1)
      const url = saved!.gallery[2] as string
      expect(url).toMatch(
        new RegExp(`^/storage/v1/object/public/property-images/${listing.slug}/[0-9a-f-]{36}-2000w\\.webp$`),
      )
      const sizes = [480, 960, 2000].map((width) => url.replace('2000w', `${width}w`))
      for (const [n, size] of sizes.entries()) {
        const response = await fetch(backend + size)
        const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        expect({ format, width, height, type: response.headers.get('content-type') }).toEqual({
          format: 'webp',
          width: [480, 960, 2000][n],
          height: [240, 480, 1000][n],
          type: 'image/webp',
        })
      }
      // Its thumbnail is loaded.
      await page.goto(`/property/${listing.slug}`)
      await expect
        .poll(() =>
          page
            .getByRole('link', { name: 'Picture 3 of 3' })
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.currentSrc),
        )
        .toContain('-480w.webp')
      await page.goBack()
      const { error } = await client()
        .storage.from('property-images')
        .upload(`${listing.slug}/anonymous.webp`, new Uint8Array([1]), { contentType: 'image/webp' })
      expect(error).not.toBeNull()
      // Deleting the listing deletes its picture from storage, in all sizes.
      await find(page, listing.title)
      await choose(page, listing.title, 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await button(page, 'Dismiss').click()
      for (const size of sizes) await expect.poll(async () => (await fetch(backend + size)).ok).toBe(false)
      expect(consoleErrors).toEqual([])
    },
  )

  own(
    'sends several at once; one that did not arrive can be sent again, one under way cancelled',
    nightly,
    async ({ page, listing }) => {
      const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a75' } })
        .png()
        .toBuffer()
      const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })
      let lost = ''
      let held = 0
      await enter(page, edit(listing))
      await page.route('**/storage/v1/object/property-images/**', async (route) => {
        const url = route.request().url()
        lost ||= url
        if (url === lost) return route.abort()
        // The last request stays pending.
        if (held++ < 1) await route.continue()
      })
      const unsent = page.getByRole('button', { name: /^Cancel picture/ })
      await page.locator('input[type="file"]').setInputFiles([file('one.png'), file('two.png'), file('three.png')])
      await expect(images(page)).toHaveCount(5)
      await expect(page.getByText(/\.png was not uploaded\. The connection was lost\./)).toBeVisible()
      await expect(images(page).locator('img')).toHaveCount(3)
      await button(page, 'Update Property').click()
      await expect(page.getByTestId('error-summary')).toContainText('Some pictures are not uploaded yet.')
      await unsent.click()
      await expect(images(page)).toHaveCount(4)
      await page.unroute('**/storage/v1/object/property-images/**')
      await page.getByRole('button', { name: /^Try again picture/ }).click()
      await expect(images(page).locator('img')).toHaveCount(4)
      await expect(page.getByTestId('error-summary')).toHaveCount(0)
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      const { gallery } = (await stored(listing.slug))!
      expect(gallery).toHaveLength(4)
      await page.goto('/admin')
      await find(page, listing.title)
      await choose(page, listing.title, 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await button(page, 'Dismiss').click()
      await expect.poll(async () => (await fetch(backend + gallery[3])).ok).toBe(false)
    },
  )

  own('takes a picture out of the storage that was sent and not kept', nightly, async ({ page, listing }) => {
    await enter(page, edit(listing))
    await page.locator('input[type="file"]').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5a7' } })
        .png()
        .toBuffer(),
    })
    const url = await images(page).nth(2).locator('img').getAttribute('src')
    expect((await fetch(backend + url)).ok).toBe(true)
    await images(page).nth(2).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(async () => (await fetch(backend + url)).ok).toBe(false)
  })

  own('that fails keeps everything, says why and can be sent again', async ({ page, unused }) => {
    await enter(page, '/admin/properties/new')
    await fill(page, unused)
    await page.route('**/rest/v1/properties*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await button(page, 'Create Property').click()
    await expect(
      page.getByText('Failed to create property: the server did not answer. Check your connection, then try again.'),
    ).toBeVisible()
    await expect(page.getByLabel('Property title')).toHaveValue(unused.title)
    // The response was lost, but not the listing: the retry finds it.
    await page.unroute('**/rest/v1/properties*')
    await loseResponses(page, 'POST')
    await button(page, 'Create Property').click()
    await expect(page.getByText(/Failed to create property/)).toBeVisible()
    await expect.poll(async () => (await stored(unused.slug))?.title).toBe(unused.title)
    await page.unroute('**/rest/v1/properties*')
    await button(page, 'Create Property').click()
    await expect(page.getByText(`Saved: ${unused.title}`)).toBeVisible()
  })

  own(
    'whose change arrived without an answer does not take it for somebody else’s',
    nightly,
    async ({ page, listing }) => {
      await enter(page, edit(listing))
      await page.getByLabel('Price (£)').fill('£777,000')
      await loseResponses(page, 'PATCH')
      await button(page, 'Update Property').click()
      await expect(page.getByText(/Failed to update property/)).toBeVisible()
      await expect.poll(async () => Number((await stored(listing.slug))?.price)).toBe(777_000)
      await page.unroute('**/rest/v1/properties*')
      await page.getByLabel('Area', { exact: true }).fill('Camden Town')
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      expect(await stored(listing.slug)).toMatchObject({ price: 777_000, area: 'Camden Town' })
    },
  )

  own(
    'begun in a copy of its tab makes a second home, and leaves the first as it is',
    nightly,
    async ({ page, unused }) => {
      await enter(page, '/admin/properties/new')
      await fill(page, unused)
      const [copy] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate(() => void window.open(location.href)),
      ])
      await expect(copy.getByLabel('Property title')).toHaveValue(unused.title)
      await button(page, 'Create Property').click()
      await expect(page.getByText(`Saved: ${unused.title}`)).toBeVisible()
      const second = { title: `${unused.title} Twin`, slug: `${unused.slug}-twin` }
      await copy.getByLabel('Property title').fill(second.title)
      await copy.getByLabel('Web address').fill(second.slug)
      await button(copy, 'Create Property').click()
      await expect(copy.getByText(`Saved: ${second.title}`)).toBeVisible()
      expect([(await stored(unused.slug))?.title, (await stored(second.slug))?.title]).toEqual([
        unused.title,
        second.title,
      ])
      await (await administrator()).from('properties').delete().eq('slug', second.slug)
    },
  )

  own('of a home that is not there says so', nightly, async ({ page }) => {
    await enter(page, '/admin/properties/11111111-1111-4111-8111-111111111119/edit')
    await expect(page.getByText('Property not found')).toBeVisible()
    await expect(heading(page, 'Edit Property')).toBeVisible()
    await page.route('**/rest/v1/properties*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    await page.reload()
    await expect(page.getByText('Failed to load property')).toBeVisible()
  })
})

test.describe('What is not saved', () => {
  own('is guarded, kept in the tab, and back after a reload', async ({ page, listing }) => {
    await enter(page, edit(listing))
    await page.getByLabel('Description', { exact: true }).fill('Half a sentence')
    await button(page, 'Cancel').click()
    await expect(button(page, 'Keep editing')).toBeFocused()
    await button(page, 'Keep editing').click()
    await page.getByRole('link', { name: 'View Site' }).click()
    await button(page, 'Leave and keep changes').click()
    await expect(page).toHaveURL('/')
    await page.goto(edit(listing))
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Half a sentence')
    await page.getByLabel('Area', { exact: true }).fill('Camden Town')
    const requested = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const dialog = await requested
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Camden Town')
    const confirmation = page.waitForEvent('dialog')
    void button(page, 'Sign Out').click()
    await (await confirmation).dismiss()
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Camden Town')
    await button(page, 'Discard changes').click()
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Camden')
    await expect(page.getByText('Your unsaved changes are back.')).toHaveCount(0)
  })

  own(
    'outlives a session that ends: the sign-in lies over it, and then it is saved',
    nightly,
    async ({ page, listing }) => {
      await enter(page, edit(listing))
      await page.getByLabel('Description', { exact: true }).fill('Written before the session ended.')
      // The press comes at once: a number that is read every half minute would notice the end first.
      await button(page, 'Update Property').evaluate((update, name) => {
        const session = JSON.parse(localStorage.getItem(name) ?? '{}')
        localStorage.setItem(
          name,
          JSON.stringify({ ...session, expires_at: 1, access_token: 'over', refresh_token: 'over' }),
        )
        ;(update as HTMLElement).click()
      }, sessionKey)
      const signInDialog = page.getByRole('dialog', { name: 'Sign in again' })
      await expect(signInDialog).toBeVisible()
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Written before the session ended.')
      await signInDialog.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
      await signInDialog.getByRole('button', { name: 'Sign in' }).click()
      await expect(signInDialog).toHaveCount(0)
      await button(page, 'Update Property').click()
      await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
      expect((await stored(listing.slug))?.description).toBe('Written before the session ended.')
    },
  )

  own('is merged with what somebody else saved meanwhile, field by field', async ({ page, listing }) => {
    await enter(page, edit(listing))
    await page.getByLabel('Area', { exact: true }).fill('Mine')
    const admin = await administrator()
    await admin.from('properties').update({ price: 200000, area: 'Theirs' }).eq('id', listing.id)
    await button(page, 'Update Property').click()
    const notice = page.getByRole('alert').filter({ hasText: 'also changed this listing' })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('They changed: price. That is in the form now.')
    await expect(notice).toContainText('You both changed area. Choose which to keep.')
    await expect(page.getByLabel('Price (£)')).toHaveValue('200,000')
    // Nothing is saved before the choice.
    await button(page, 'Update Property').click()
    await expect(notice).toBeFocused()
    expect((await stored(listing.slug))?.area).toBe('Theirs')
    await notice.getByRole('radio', { name: /^Theirs/ }).check()
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Theirs')
    await notice.getByRole('radio', { name: /^Yours/ }).check()
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Mine')
    expect(await axe(page, '#property-form')).toEqual([])
    await notice.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
    expect(await stored(listing.slug)).toMatchObject({ area: 'Mine', price: 200000 })
  })

  own('is merged also after a reload, and with the office-only details', nightly, async ({ page, listing }) => {
    await enter(page, edit(listing))
    await page.getByLabel('Area', { exact: true }).fill('Mine')
    await page.getByLabel('Notes').fill('Ring after six.')
    const admin = await administrator()
    await admin.from('properties').update({ price: 300000 }).eq('id', listing.id)
    const theirs = { property_id: listing.id, vendor_notes: 'Ring before noon.', address_line: '4 Mews' }
    await admin.from('listing_records').insert(theirs).throwOnError()
    // Their change is still reported after a reload, when it is already stored.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Mine')
    await button(page, 'Update Property').click()
    const notice = page.getByRole('alert').filter({ hasText: 'also changed this listing' })
    await expect(notice).toContainText('They changed: price and street address. Those are in the form now.')
    await notice.getByRole('radio', { name: /Ring before noon/ }).check()
    await notice.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`Saved: ${listing.title}`)).toBeVisible()
    expect(await stored(listing.slug)).toMatchObject({ area: 'Mine', price: 300000 })
    const { data } = await admin.from('listing_records').select().eq('property_id', listing.id).single()
    expect(data).toMatchObject(theirs)
  })
})

own(
  'axe finds nothing in the admin at 1440 and 390 px, and nothing scrolls sideways',
  nightly,
  async ({ page, listing }) => {
    test.slow() // axe runs six times
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page)
    const clean = async (where: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axe(page), `${where} at ${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${where} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
    await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible()
    await clean('the list')
    await page.setViewportSize({ width: 1440, height: 900 })
    await rows(page).first().getByRole('checkbox').check()
    await rows(page).first().getByRole('button', { name: 'More for' }).click()
    await clean('the list with a menu and a selection')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await clean('the question before a home is deleted')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(edit(listing))
    await expect(page.getByLabel('Property title')).toHaveValue(listing.title)
    await page.getByLabel('Property title').fill('')
    await button(page, 'Update Property').click()
    await expect(page.getByTestId('error-summary')).toBeFocused()
    await clean('the form with an error')
  },
)

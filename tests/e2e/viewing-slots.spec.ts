import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { secrets } from '../secrets'
import { axe, expectSoundAtEveryWidth } from './axe'
import { startSite } from './own-site'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, test } from './site'

test.use({ timezoneId: 'Asia/Shanghai' })

const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '18:00', minutes: 30, every_minutes: 60 }

/** A listing for sale, so that no list of rentals changes, with hours of its own. */
async function homeWithSlots() {
  const admin = await administrator()
  const id = crypto.randomUUID()
  const listing = newListing({ title: `Slot Row ${id.slice(0, 8)}` })
  expect((await admin.from('properties').insert({ ...listing, id })).error).toBeNull()
  expect((await admin.from('viewing_hours').insert({ ...hours, property_id: id })).error).toBeNull()
  return { admin, id, slug: listing.slug as string, title: listing.title as string }
}

const slots = (page: Page) => page.getByTestId('slots').getByRole('radio', { name: / London, / })

test('a viewing is booked by keyboard alone, and confirmed by staff; a lost time loads again', async ({ page }) => {
  const { admin, id, slug } = await homeWithSlots()
  const email = `slots-${Date.now()}@example.com`
  await page.route(/\/_astro\/RequestedViewing\./, (route) => route.abort())
  await page.goto(`/property/${slug}`)
  const { keyboard } = page
  await page.getByLabel('Full name').focus()
  for (const text of ['李明', email, '+86 138 0000 0000']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await page.getByRole('radio', { name: 'Not yet' }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'In person' })).toBeChecked()
  // London's clock is shown beside the visitor's.
  await expect(slots(page).first()).toBeAttached()
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(page.getByTestId('slots').getByRole('radio').nth(1)).toBeChecked()
  await slots(page).first().focus()
  await keyboard.press('Space')
  await expect(page.getByTestId('slots').getByRole('status')).toHaveText(/^Your time: .* in London, .* in Shanghai/)
  expect(await axe(page, '#enquire')).toEqual([])
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeFocused()
  await expect(page.getByTestId('success').getByText('This part of the page did not load.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We are holding this time for you:')).toBeVisible()

  const { data: held } = await admin.from('viewings').select('id,starts_at,state,enquiry_id').eq('property_id', id)
  expect(held).toMatchObject([{ state: 'requested' }])

  await enter(page, `/admin/enquiries?open=inquiry:${held![0]!.enquiry_id}`)
  await page.getByRole('button', { name: /^Confirm or change the viewing/ }).click()
  const form = page.getByRole('form', { name: 'Change the viewing' })
  await form.getByLabel('Address to meet at').fill('1 Slot Row, London N1 2AA')
  await form.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.getByText('Viewing confirmed.')).toBeVisible()
})

test('a viewing is moved and cancelled from its email, without an account', async ({ page }) => {
  const site = await startSite()
  try {
    const visitor = createClient(site.backend, secrets.publishableKey, { auth: { persistSession: false } })
    const { data: listings } = await visitor.from('listing_cards').select('id,title').eq('slug', 'royal-hill-cottage')
    const { id, title } = listings![0]!
    const { data } = await visitor.rpc('viewing_slots', { listing: id })
    const email = 'lagos@example.com'
    const slot = { preferred_viewing_date: data[0].starts_at, viewing_kind: 'in_person', viewing_slot: true }
    const person = { name: 'Ngozi Eze', email, phone: '+234 803 000 0000' }
    const enquiry = { type: 'buy', property_id: id, property_title: title, ...person, ...slot }
    expect((await visitor.from('property_inquiries').insert(enquiry)).error).toBeNull()
    const emails = () => site.mail.caught.filter(({ to }) => to.includes(email)).map(({ email: each }) => each)
    await expect.poll(() => emails().length).toBe(1)
    expect(emails()[0]!.subject).toMatch(/^We are holding a time for your viewing/)
    expect(emails()[0]!.text).not.toContain('Meridian Cottage')
    const [link] = /http\S+\/viewing\?token=\w+/.exec(emails()[0]!.text!)!
    await page.goto(link!)
    await expect(page.getByRole('heading', { name: 'We are holding this time for you' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('button', { name: 'Choose another time' }).press('Enter')
    await expect(page.getByRole('group', { name: 'Another time' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep the time' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are holding this time for you' })).toBeFocused()
    await page.getByRole('button', { name: 'Choose another time' }).click()
    const picker = page.getByTestId('slots')
    const days = picker.getByRole('group', { name: 'Day', exact: true }).getByRole('radio')
    const later = page.getByRole('button', { name: 'Later days' })
    await expect(days.first()).toBeAttached()
    do {
      const shown = await days.count()
      await later.press('Enter')
      await expect(days.nth(shown)).toBeFocused()
    } while (await later.isVisible())
    const move = page.getByRole('button', { name: 'Move my viewing' })
    await move.press('Enter')
    await expect(slots(page).first()).toBeFocused()
    await expect(slots(page).first()).toHaveAccessibleDescription(/Please choose a time\./)
    // In the afternoon, the first day may have one time alone.
    await days.nth(1).check()
    await slots(page).nth(1).check()
    await expect(picker).not.toContainText('Please choose a time.')
    // Somebody else has taken it, and the free times are read again.
    const details = JSON.stringify([data[2].starts_at])
    const taken = { code: 'PT409', hint: 'slot-taken', message: 'Somebody else has just taken this time.', details }
    await page.route('**/rpc/move_viewing', (route) => route.fulfill({ status: 409, json: taken }), { times: 1 })
    await move.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(taken.message)
    await expect(page.locator('[data-testid=slots]:focus, [data-testid=slots] :focus')).toHaveCount(1)
    await expect(slots(page).first()).toBeAttached()
    await move.click()
    await expect(slots(page).first()).toHaveAccessibleDescription(/Please choose a time\./)
    await picker.getByRole('group', { name: 'The nearest free times' }).getByRole('radio').check()
    await expectSoundAtEveryWidth(page)
    await move.click()
    await expect(page.getByText('Your viewing has been moved.')).toBeVisible()
    await expect.poll(() => emails().length).toBe(2)
    // The response is lost, so the page reads what is stored.
    await page.route('**/rpc/cancel_viewing', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await page.getByRole('button', { name: 'Cancel the viewing' }).click()
    await expect.poll(() => page.evaluate(() => (history.state as { overlay?: boolean } | null)?.overlay)).toBe(true)
    // Back keeps the viewing.
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page).toHaveURL(link!)
    await page.getByRole('button', { name: 'Cancel the viewing' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the viewing' }).click()
    await expect(page.getByRole('heading', { name: 'Your viewing is cancelled' })).toBeFocused()
    await expect.poll(() => emails().at(-1)!.subject).toMatch(/^Cancelled: your viewing/)
    const forStaff = () => site.mail.caught.map(({ email: each }) => each.subject ?? '')
    await expect.poll(forStaff).toContainEqual(expect.stringMatching(/^Ngozi Eze moved a viewing/))
    await expect.poll(forStaff).toContainEqual(expect.stringMatching(/^Ngozi Eze cancelled a viewing/))
  } finally {
    await site.close()
  }
})

test('a time that somebody else took a second ago says so, offers the nearest three, and loses no word', async ({
  page,
}) => {
  const { admin, id, slug } = await homeWithSlots()
  await page.goto(`/property/${slug}`)
  await page.getByLabel('Full name').fill('Ada Obi')
  await page.getByLabel('Email').first().fill(`slots-${Date.now()}@example.com`)
  await page.getByLabel('Phone').first().fill('+44 7700 900123')
  await page.getByRole('radio', { name: 'In person' }).check()
  await slots(page).first().check()
  const name = await slots(page).first().getAttribute('aria-label')
  const { data } = await admin.rpc('viewing_slots', { listing: id })
  const other = { type: 'buy', property_id: id, property_title: 'x', name: 'Ngozi Eze', phone: '1234567' }
  const wanted = { preferred_viewing_date: data[0].starts_at, viewing_kind: 'in_person', viewing_slot: true }
  const first = { ...other, ...wanted, email: `first-${Date.now()}@example.com` }
  expect((await admin.from('property_inquiries').insert(first)).error).toBeNull()
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByTestId('error-summary')).toContainText('This time has just been taken.')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
  const nearest = page.getByRole('group', { name: 'The nearest free times' }).getByRole('radio')
  await expect(nearest).toHaveCount(3)
  await expect(nearest.first()).not.toHaveAttribute('aria-label', name!)
  await nearest.first().check()
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
})

test(
  'a home that left the market while its form was open offers no time again, and the enquiry can be sent',
  nightly,
  async ({ page }) => {
    const { admin, id, slug } = await homeWithSlots()
    await page.goto(`/property/${slug}`)
    await page.getByLabel('Full name').fill('Ada Obi')
    await page.getByLabel('Email').first().fill(`sold-${Date.now()}@example.com`)
    await page.getByLabel('Phone').first().fill('+44 7700 900123')
    await page.getByRole('radio', { name: 'In person' }).check()
    await slots(page).first().check()
    expect((await admin.from('properties').update({ status: 'sold' }).eq('id', id)).error).toBeNull()
    await page.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(page.getByTestId('error-summary')).toContainText('We do not show this home at that time.')
    await expect(page.getByTestId('slots').getByRole('status')).toContainText('You can type a date and time.')
    await expect(slots(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Not yet' }).check()
    await page.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
  },
)

test('times are read again when a tab returns after a night', nightly, async ({ page }) => {
  const { slug } = await homeWithSlots()
  let reads = 0
  await page.route('**/rpc/viewing_slots*', (route) => {
    reads++
    return route.fallback()
  })
  await page.clock.install()
  await page.goto(`/property/${slug}`)
  await page.getByLabel('Full name').focus()
  await page.getByRole('radio', { name: 'In person' }).check()
  await expect(slots(page).first()).toBeAttached()
  const initialReads = reads
  await page.clock.fastForward('11:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => reads).toBeGreaterThan(initialReads)
})

test('times of another kind that arrive late replace none', nightly, async ({ page }) => {
  const { slug } = await homeWithSlots()
  const slotIn = (days: number, by_video: boolean) => {
    const starts_at = new Date(Date.now() + days * 86_400_000).toISOString()
    return { starts_at, in_person_minutes: by_video ? null : 30, video_minutes: by_video ? 30 : null }
  }
  // The first two weeks have times in person alone, so times by video take two requests.
  const rows = [[slotIn(3, false)], [slotIn(3, false)], [slotIn(20, true)]]
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let requests = 0
  let responses = 0
  await page.route('**/rpc/viewing_slots*', async (route) => {
    const n = requests++
    if (n === 0) await held
    await route.fulfill({ json: rows[n] })
    responses++
  })
  await page.goto(`/property/${slug}`)
  await page.getByLabel('Full name').focus()
  await page.getByRole('radio', { name: 'In person' }).check()
  await expect.poll(() => requests).toBe(1)
  await page.getByRole('radio', { name: 'By video' }).check()
  await expect(slots(page)).toHaveCount(1)
  release()
  await expect.poll(() => responses).toBe(3)
  await page.waitForTimeout(500)
  await expect(slots(page)).toHaveCount(1)
})

test('a home without free times, and a failed request, leave the typed date', nightly, async ({ page }) => {
  const { admin, id, slug } = await homeWithSlots()
  const shown = async () => {
    await page.goto(`/property/${slug}`)
    // The form in the rail shows all its fields once it is used.
    await page.getByLabel('Full name').focus()
    await page.getByRole('radio', { name: 'By video' }).check()
    return page.getByTestId('slots').getByRole('status')
  }
  await page.route('**/rpc/viewing_slots*', (route) => route.abort())
  await expect(await shown()).toHaveText(/^The free times could not be loaded\./)
  await page.unroute('**/rpc/viewing_slots*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slots(page).first()).toBeAttached()
  expect((await admin.from('viewing_hours').update({ by_video: false }).eq('property_id', id)).error).toBeNull()
  await expect(await shown()).toHaveText(/^No free times in the next 60 days\./)
  await page.getByRole('button', { name: 'Type another date and time' }).click()
  await expect(page.getByLabel('Preferred viewing date and time')).toBeVisible()
})

test('hours for viewings are opened, changed and deleted in the admin', nightly, async ({ page }) => {
  const { admin, id, title } = await homeWithSlots()
  await enter(page, '/admin/diary')
  const part = page.getByRole('region', { name: 'Hours for viewings' })
  const row = part.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Monday to Sunday, 09:00 to 18:00')
  await row.getByRole('button', { name: /^Change/ }).click()
  const form = part.getByRole('form', { name: 'Change hours for viewings' })
  await form.getByLabel('Each viewing takes').selectOption('90')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByTestId('error-summary')).toContainText('Viewings would overlap.')
  expect(await axe(page)).toEqual([])
  await form.getByLabel('Each viewing takes').selectOption('45')
  await form.getByLabel('Book at once').check()
  // A colleague shortens the hours meanwhile: the save changes only what changed in the form.
  await admin.from('viewing_hours').update({ closes: '17:00' }).eq('property_id', id)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('45 minutes, every 60 minutes')
  await expect(row).toContainText('Monday to Sunday, 09:00 to 17:00')
  // A colleague deletes them meanwhile.
  await row.getByRole('button', { name: /^Change/ }).click()
  await form.getByLabel('Least notice').selectOption('48')
  const deleted = await admin.from('viewing_hours').delete().eq('property_id', id).select('id').single()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Somebody else deleted these hours.')
  await admin.from('viewing_hours').insert({ ...hours, ...deleted.data, property_id: id })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('48 hours’ notice')
  await expect(part.getByRole('heading', { name: 'Hours for viewings' })).toBeFocused()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the hours' }).click()
  await expect(row).toHaveCount(0)
  await expect(part.getByRole('heading', { name: 'Hours for viewings' })).toBeFocused()
  expect((await admin.from('viewing_hours').select('id').eq('property_id', id)).data).toEqual([])
})

test('a link that was guessed says so', nightly, async ({ page, consoleErrors }) => {
  await page.goto(`/viewing?token=${'0'.repeat(64)}`)
  await expect(page.getByText('This link does not work.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { eventIn } from '../calendar'
import { secrets } from '../secrets'
import { axe } from './axe'
import { startSite } from './own-site'
import { nightly } from '../every-case'
import { administrator, enter, expect, test } from './site'

test.use({ timezoneId: 'Africa/Lagos' })
// One after the other: they choose among the times of one person.
test.describe.configure({ mode: 'default' })

/** Hours of the administrator late in the evening, so that enough times are free beside other tests. */
async function addHours(closes = '23:30') {
  const admin = await administrator()
  const { data } = await admin.from('staff').select('user_id').eq('role', 'administrator').is('ended_at', null)
  const id = crypto.randomUUID()
  const hours = { purpose: 'valuation', attendee_id: data![0]!.user_id as string, by_video: false }
  const times = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '19:00', closes, minutes: 30, every_minutes: 30 }
  expect((await admin.from('viewing_hours').insert({ ...hours, ...times, id })).error).toBeNull()
  return { admin, id }
}

const booking = (email: string) => ({
  ...{ id: crypto.randomUUID(), type: 'sale', name: 'Ngozi Eze', email, phone: '+234 803 000 0000' },
  ...{ postcode: 'N1 2AA', property_types: ['newFlat'] },
})
const unique = () => `visit-${crypto.randomUUID()}@example.com`
const slots = (page: Page) => page.getByTestId('slots').getByRole('radio', { name: / London, / })

/** Fills in the dialog up to its last step, and sends it. */
async function sendDialog(page: Page, email: string) {
  await page.goto('/')
  await page.evaluate((email) => {
    const values = { type: 'sale', propertyTypes: ['newFlat'], postcode: 'N1 2AA', name: 'Ada Obi', email }
    const draft = { step: 7, values: { ...values, phone: '+44 7700 900123' }, idempotencyKey: null }
    sessionStorage.setItem('valuation-dialog', JSON.stringify(draft))
  }, email)
  await page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Free valuation' })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  return dialog
}

test('an owner chooses the time of the visit after the dialog, by keyboard, and staff see it in the diary', async ({
  page,
}) => {
  const { admin, id } = await addHours()
  try {
    const email = unique()
    const dialog = await sendDialog(page, email)
    await expect(slots(page).first()).toBeAttached()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page, '#valuation-dialog')).toEqual([])
      // Beside a picture, the sticky buttons would cover the days.
      const days = page.getByTestId('slots').getByRole('group', { name: 'Day', exact: true })
      const [row, close] = await Promise.all(
        [days, dialog.getByRole('button', { name: 'Close', exact: true })].map((part) => part.boundingBox()),
      )
      if (width > 390) expect(row!.y + row!.height).toBeLessThan(close!.y)
    }
    await dialog.getByRole('button', { name: 'Hold this time' }).click()
    await expect(dialog.getByTestId('slots')).toContainText('Please choose a time.')
    await slots(page).last().focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByTestId('slots')).not.toContainText('Please choose a time.')
    // Enter holds the time, and does not press Close.
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'We are holding this time for you' })).toBeFocused()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Add this time to your calendar' }).click()
    const { event, startsAt } = eventIn(await readFile(await (await download).path(), 'utf8'))
    expect(event.summary).toBe('Valuation visit, not confirmed yet: Meridian Row')

    const { data: requests } = await admin.from('booking_valuations').select('id').eq('email', email)
    const { data: held } = await admin.from('viewings').select('starts_at,state').eq('enquiry_id', requests![0]!.id)
    expect(held).toMatchObject([{ state: 'requested' }])
    expect(new Date(held![0]!.starts_at as string)).toEqual(startsAt)
    await enter(page, `/admin/enquiries?open=booking:${requests![0]!.id}`)
    await page.getByRole('button', { name: /^Confirm or change the valuation visit/ }).click()
    const form = page.getByRole('form', { name: 'Change the viewing' })
    await form.getByRole('button', { name: /^Confirm/ }).click()
    await expect(page.getByText('Valuation visit confirmed.')).toBeVisible()
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})

test('a time chosen while another is being held is not shown as held', nightly, async ({ page }) => {
  const { admin, id } = await addHours()
  try {
    const email = unique()
    const dialog = await sendDialog(page, email)
    let release = () => {}
    const chosenAnother = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/rpc/hold_visit', async (route) => {
      const response = await route.fetch()
      await chosenAnother
      await route.fulfill({ response })
    })
    await slots(page).last().check()
    await dialog.getByRole('button', { name: 'Hold this time' }).click()
    await slots(page).first().check()
    release()
    await expect(dialog.getByRole('heading', { name: 'We are holding this time for you' })).toBeFocused()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Add this time to your calendar' }).click()
    const { startsAt } = eventIn(await readFile(await (await download).path(), 'utf8'))
    const { data: requests } = await admin.from('booking_valuations').select('id').eq('email', email)
    const { data: held } = await admin.from('viewings').select('starts_at').eq('enquiry_id', requests![0]!.id)
    expect(startsAt).toEqual(new Date(held![0]!.starts_at as string))
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})

test('a time that another owner took a second ago says so, and offers the nearest three', nightly, async ({ page }) => {
  const { admin, id } = await addHours()
  try {
    const dialog = await sendDialog(page, unique())
    await slots(page).first().check()
    const chosen = await slots(page).first().getAttribute('aria-label')
    const first = booking(unique())
    expect((await admin.from('booking_valuations').insert(first)).error).toBeNull()
    const { data } = await admin.rpc('viewing_slots', { days: 14 })
    expect((await admin.rpc('hold_visit', { enquiry: first.id, start: data[0].starts_at })).error).toBeNull()
    await dialog.getByRole('button', { name: 'Hold this time' }).click()
    await expect(dialog.getByTestId('slots')).toContainText('Somebody else has just taken this time.')
    const nearest = dialog.getByRole('group', { name: 'The nearest free times' }).getByRole('radio')
    await expect(nearest).toHaveCount(3)
    await expect(nearest.first()).not.toHaveAttribute('aria-label', chosen!)
    await nearest.last().check()
    await dialog.getByRole('button', { name: 'Hold this time' }).click()
    await expect(dialog.getByRole('heading', { name: 'We are holding this time for you' })).toBeVisible()
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})

test(
  'the form of the page ends with the call for the calendar, and a time for the visit',
  nightly,
  async ({ page }) => {
    const { admin, id } = await addHours()
    try {
      await page.goto('/valuation/sales')
      await page.getByLabel('Full name').fill('Ada Obi')
      await page.getByLabel('Email').first().fill(unique())
      await page.getByLabel('Phone').first().fill('+44 7700 900123')
      await page.getByLabel('Postcode of the property').fill('N1 2AA')
      await page.getByLabel('Property address').fill('1 Canonbury Row')
      await page.getByLabel('Bedrooms').selectOption('2')
      await page.getByRole('button', { name: 'Request a valuation' }).click()
      const sent = page.getByTestId('success')
      await expect(sent).toContainText(/Our head of sales calls you by \w+day/)
      const download = page.waitForEvent('download')
      await sent.getByRole('button', { name: 'Add the call to your calendar' }).click()
      const { event } = eventIn(await readFile(await (await download).path(), 'utf8'))
      expect(event.summary).toBe('Meridian Row calls you before this time')
      await slots(page).last().check()
      expect(await axe(page, '[data-testid=success]')).toEqual([])
      await sent.getByRole('button', { name: 'Hold this time' }).click()
      await expect(sent.getByRole('heading', { name: 'We are holding this time for you' })).toBeFocused()
    } finally {
      await admin.from('viewing_hours').delete().eq('id', id)
    }
  },
)

test('times whose code or free slots did not load can be loaded again', nightly, async ({ page }) => {
  const { admin, id } = await addHours()
  try {
    await page.route(/\/_astro\/VisitTime\./, (route) => route.abort())
    const dialog = await sendDialog(page, unique())
    const failure = dialog.getByText('The free times could not be loaded. We will agree a time when we call.')
    await expect(failure).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page, '#valuation-dialog')).toEqual([])
    }
    const retry = dialog.getByRole('button', { name: 'Try again' })
    await page.unrouteAll()
    await page.route('**/rpc/viewing_slots*', (route) => route.abort())
    await retry.press('Enter')
    await expect(retry).toHaveAttribute('aria-busy', 'false')
    await expect(retry).toBeFocused()
    await page.unrouteAll()
    await retry.press('Enter')
    await expect(slots(page).first()).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('radio').first()).toBeFocused()
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})

test('without free times, the confirmation is complete without them', nightly, async ({ page }) => {
  await page.route('**/rpc/viewing_slots*', (route) => route.fulfill({ json: [] }))
  const dialog = await sendDialog(page, unique())
  await expect(dialog.getByRole('button', { name: 'Add the call to your calendar' })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Next steps' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Choose a time for the visit' })).toHaveCount(0)
})

test('a visit is moved and cancelled from its email, without an account', nightly, async ({ page }) => {
  const site = await startSite()
  try {
    const visitor = createClient(site.backend, secrets.publishableKey, { auth: { persistSession: false } })
    const request = booking('owner@example.com')
    expect((await visitor.from('booking_valuations').insert(request)).error).toBeNull()
    const { data } = await visitor.rpc('viewing_slots', { days: 61 })
    const start = data[0].starts_at as string
    expect(
      (await visitor.rpc('hold_visit', { enquiry: request.id, start, time_zone: 'Africa/Lagos' })).error,
    ).toBeNull()
    const emails = () => site.mail.caught.filter(({ to }) => to.includes(request.email)).map(({ email }) => email)
    const subjects = () => emails().map(({ subject }) => subject ?? '')
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/^We are holding a time for your valuation visit/))
    const held = emails().find(({ subject }) => subject?.startsWith('We are holding'))!
    expect(held.text).toContain('in Lagos')
    const [link] = /http\S+\/viewing\?token=\w+/.exec(held.text!)!
    await page.goto(link!)
    await expect(page.getByText('We visit your property, 45 minutes')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another time' }).click()
    await slots(page).last().check()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Move my visit' }).click()
    await expect(page.getByText('Your visit has been moved.')).toBeVisible()
    const forStaff = () => site.mail.caught.map(({ email }) => email.subject ?? '')
    const notice = (done: string) => expect.stringContaining(`Ngozi Eze ${done} a valuation visit`)
    // An email that has not been sent yet would be replaced by that of the cancellation.
    await expect.poll(forStaff).toContainEqual(notice('moved'))
    await page.getByRole('button', { name: 'Cancel the visit' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(page.getByRole('heading', { name: 'Your valuation visit is cancelled' })).toBeFocused()
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Cancelled: your valuation visit/))
    for (const done of ['chose a time for', 'cancelled']) await expect.poll(forStaff).toContainEqual(notice(done))
  } finally {
    await site.close()
  }
})

test('hours for visits are opened in the admin, and their history says who changed what', nightly, async ({ page }) => {
  const { admin, id } = await addHours('22:30')
  try {
    await enter(page, '/admin/diary')
    const part = page.getByRole('region', { name: 'Hours for viewings' })
    const row = part.getByRole('listitem').filter({ hasText: 'Monday to Sunday, 19:00 to 22:30' }).first()
    await row.getByRole('button', { name: /^Change/ }).click()
    const form = part.getByRole('form', { name: 'Change hours for viewings' })
    await form.getByLabel('Who visits').selectOption('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByTestId('error-summary')).toContainText('Please choose who visits.')
    expect(await axe(page)).toEqual([])
    await form.getByLabel('Who visits').selectOption({ label: 'Demo administrator' })
    await form.getByLabel('Least notice').selectOption('72')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(part.getByText('Saved. Visitors see it at once.')).toBeVisible()
    await part.getByText('History of these hours').click()
    const changed = part.getByRole('listitem').filter({ hasText: /Least notice: 24 hours (→|to)/ })
    await expect(changed.first()).toContainText('Demo administrator, ')
    await expect(changed.first()).toContainText('72 hours')
    await expect(changed.first()).toContainText('Monday to Sunday, 19:00 to 22:30. Valuation visits')
  } finally {
    await admin.from('viewing_hours').delete().eq('id', id)
  }
})

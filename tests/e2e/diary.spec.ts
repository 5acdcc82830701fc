import { londonDay, parseLondonTime } from '../../src/lib/time/london-time'
import { dayTitle, shortDay } from '../../src/admin/diary/diary-place'
import { axe } from './axe'
import { nightly } from '../every-case'
import { administrator, enter, expect, newListing, test, weekdayIn } from './site'
import { typeTime } from './type-day'

const diary = '/admin/diary'
let count = 0
const word = (of: string) => `${of}${process.pid}x${Date.now()}x${count++}`

async function stored(table: string, row: Record<string, unknown>) {
  const { error } = await (await administrator()).from(table).insert(row)
  if (error) throw error
  return row
}

/** A listing with its enquiry and a viewing of it, which somebody without an account shows. */
async function booked(starts: Date, changes: Record<string, unknown> = {}, name = 'Ngozi Diary', longitude = -0.201) {
  const title = word('Row ')
  const id = crypto.randomUUID()
  const position = { latitude: 51.479, longitude }
  await stored('properties', { ...newListing({ title, listing_type: 'sale', ...position }), id })
  const enquiry = crypto.randomUUID()
  await stored('property_inquiries', {
    ...{ id: enquiry, type: 'buy', property_id: id, property_title: title, name },
    ...{ email: `${word('diary')}@example.com`, phone: '+234 803 000 0000' },
  })
  const viewing = {
    ...{ id: crypto.randomUUID(), enquiry_kind: 'inquiry', enquiry_id: enquiry, starts_at: starts.toISOString() },
    ...{ minutes: 30, kind: 'in_person', meeting_place: '77 Diary Mews, London N1 2AA', host: 'Priya Nair' },
    ...changes,
  }
  await stored('viewings', viewing)
  return { title, viewing, listing: id }
}
const at = (day: string, time: string) => parseLondonTime(`${day}T${time}`)!
// Another day each time, because a repeated test would meet its own appointments.
const quietDay = () => weekdayIn(8 + Math.floor(Math.random() * 45))

test('a viewing is booked in the diary for a message, and a clash of one person is booked anyway', async ({ page }) => {
  const day = quietDay()
  const me = 'Demo administrator'
  const admin = await administrator()
  const { data: account } = await admin.from('staff').select('user_id').eq('name', me).single()
  const mine = { attendee_id: account?.['user_id'] as string, host: me, meeting_place: '1 Fulham Road, London SW6 1AA' }
  const { title } = await booked(at(day, '09:30'), mine)
  const other = await booked(at(day, '15:00'), {}, 'Ngozi Diary', -0.008)
  const visitor = word('Kofi ')
  const message = crypto.randomUUID()
  await stored('contact_submissions', {
    ...{ id: message, name: visitor, email: `${word('kofi')}@example.com`, message: 'May I see it?' },
  })

  await enter(page, `${diary}?view=day&day=${day}`)
  await page.getByRole('button', { name: 'New viewing' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New viewing' })
  await sheet.getByRole('combobox', { name: 'Who is it for?' }).fill(visitor)
  await page.getByRole('option', { name: visitor }).click()
  await expect(sheet.getByRole('radio', { name: 'Viewing', exact: true })).toBeChecked()
  await sheet.getByRole('button', { name: 'Book and tell the visitor' }).click()
  await expect(sheet.getByTestId('error-summary')).toContainText('Please choose the home to show.')
  await sheet.getByRole('combobox', { name: 'Home to show' }).fill(other.title)
  await page.getByRole('option', { name: other.title }).click()
  await sheet.getByLabel('Address to meet at').fill('9 Trafalgar Road, London SE10 9TT')
  await typeTime(sheet.getByRole('group', { name: 'Time in London' }), '10:15')
  // Fulham to Greenwich.
  await expect(
    sheet.getByRole('status').filter({ hasText: 'There is little time between two appointments.' }),
  ).toContainText(/Demo administrator is at .* until 10:00, about \d+ minutes away\. Leave by 0\d:\d\d\./)
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await typeTime(sheet.getByRole('group', { name: 'Time in London' }), '09:45')
  await expect(sheet.getByText(`Demo administrator is at ${title} from 09:30 to 10:00.`)).toBeVisible()
  const anyway = sheet.getByRole('button', { name: 'Book anyway' })
  await expect(anyway).toBeInViewport()
  await anyway.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Viewing booked. The visitor gets an email.')).toBeVisible()
  const items = page.getByRole('list', { name: dayTitle(day) }).getByRole('button')
  await expect(items.filter({ hasText: visitor })).toHaveAccessibleName(
    new RegExp(`^09:45 to 10:15, ${other.title}, ${visitor}, Demo administrator`),
  )
  const { data } = await admin.from('enquiries').select('state').eq('id', message).single()
  expect(data).toEqual({ state: 'viewing_booked' })
})

test(
  'the diary is a time axis by day and week and a list, in time order, by person, and a calendar address',
  nightly,
  async ({ page }) => {
    const day = quietDay()
    const first = await booked(at(day, '11:00'))
    const second = await booked(at(day, '11:15'), { host: word('Tomas ') }, word('Later '))
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, `${diary}?view=week&day=${day}`)
    const list = page.getByRole('list', { name: dayTitle(day) })
    const early = list.getByRole('button', { name: first.title })
    const late = list.getByRole('button', { name: second.title })
    await expect(early).toBeVisible()
    await early.focus()
    await page.keyboard.press('Tab')
    await expect(late).toBeFocused()
    const [a, b] = [await early.boundingBox(), await late.boundingBox()]
    expect(a && b && (a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1), 'side by side').toBe(true)
    expect(await axe(page)).toEqual([])

    const people = page.getByRole('group', { name: 'Whose appointments' })
    await people.getByRole('button', { name: second.viewing.host as string }).click()
    await expect(early).toHaveCount(0)
    await expect(late).toBeVisible()
    await page.reload()
    await expect(late).toBeVisible()
    await expect(early).toHaveCount(0)
    const week = page.getByRole('heading', { level: 1 })
    const title = await week.innerText()
    const response = Promise.withResolvers<void>()
    await page.route('**/rpc/diary', async (route) => {
      await response.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(week).not.toHaveText(title)
    await expect(page.getByText('Nothing is booked'), 'before the week is loaded').toHaveCount(0)
    response.resolve()
    await expect(page.getByText(`Nothing is booked for ${second.viewing.host as string} in this week.`)).toBeVisible()
    await expect(people.getByRole('button', { pressed: true })).toContainText(second.viewing.host as string)
    await page.goBack()
    await people.getByRole('button', { name: 'Everyone' }).click()

    await page.getByRole('button', { name: new RegExp(`^${shortDay(day)}.*show the day$`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dayTitle(day))
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(dayTitle(day))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dayTitle(day))

    await page.getByRole('button', { name: 'Next 60 days' }).click()
    await expect(page.getByText(`Ngozi Diary: ${first.title}`)).toBeVisible()
    await page.getByText(`Ngozi Diary: ${first.title}`).click()
    const sheet = page.getByRole('dialog', { name: first.title })
    await expect(sheet.getByText('77 Diary Mews, London N1 2AA')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Open the enquiry' })).toHaveAttribute('href', /open=inquiry:/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Create a private calendar address' }).dblclick()
    const address = await page.getByLabel('Calendar address').inputValue()
    const feed = await page.request.get(address)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toContain(first.title)
  },
)

test('an appointment is changed and cancelled where the diary shows it', async ({ page }) => {
  const day = quietDay()
  // Nobody else's appointment may clash with it.
  const { title, viewing } = await booked(at(day, '12:00'), { host: word('Priya ') })
  await enter(page, `${diary}?view=day&day=${day}`)
  const list = page.getByRole('list', { name: dayTitle(day) })
  await list.getByRole('button', { name: title }).press('Enter')
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByRole('button', { name: 'Change' }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Change the viewing' })
  await typeTime(change.getByRole('group', { name: 'Time in London' }), '16:45')
  await change.getByRole('button', { name: 'Save and tell the visitor' }).press('Enter')
  await expect(change).toHaveCount(0)
  await expect(page.getByText('Viewing changed. The visitor gets an email.')).toBeVisible()
  await expect(sheet.getByText('16:45 to 17:15')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel the viewing' }).press('Enter')
  const cancelDialog = page.getByRole('alertdialog', { name: 'Cancel this viewing?' })
  expect(await axe(page, '[role=dialog]')).toEqual([])
  await cancelDialog.getByRole('button', { name: 'Keep the viewing' }).press('Enter')
  await sheet.getByRole('button', { name: 'Cancel the viewing' }).press('Enter')
  await cancelDialog.getByRole('button', { name: 'Cancel the viewing' }).press('Enter')
  await expect(sheet.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Change' })).toHaveCount(0)
  const admin = await administrator()
  const { data } = await admin.from('viewings').select('state, sequence').eq('id', viewing.id).single()
  expect(data).toEqual({ state: 'cancelled', sequence: 2 })
})

test('whoever takes a listing off the market, in its form or its row, reads that a viewing is booked', async ({
  page,
}) => {
  const { title, listing } = await booked(at(quietDay(), '12:00'))
  await enter(page, `/admin/properties/${listing}/edit`)
  const text = page.getByText('1 viewing is booked: cancel it')
  await page.getByLabel('Status', { exact: true }).selectOption('Under offer')
  await expect(text).toHaveCount(0)
  await page.getByLabel('Status', { exact: true }).selectOption('Sold')
  await expect(text).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Live')

  await enter(page, `/admin?q=${title}`)
  const archive = async () => {
    await page.getByRole('button', { name: `More for ${title}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Archive' }).press('Enter')
  }
  await archive()
  const dialog = page.getByRole('alertdialog', { name: `Archive “${title}”?` })
  await expect(dialog).toContainText('1 viewing is booked: cancel it in the diary.')
  await page.keyboard.press('Control+k')
  await expect(page.locator('#finder'), 'the finder would open beneath').toHaveCount(0)
  expect(await axe(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: `More for ${title}` })).toBeFocused()
  await archive()
  await dialog.getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(page.getByText('Archived: 1 listing')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeFocused()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a day has its week above the axis, and asks how a past viewing went', nightly, async ({ page }) => {
    const { title, viewing } = await booked(new Date(Date.now() + 4000))
    await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(Date.parse(viewing.starts_at))
    const today = londonDay(new Date())
    await enter(page, diary)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dayTitle(today))
    await expect(page.getByRole('button', { name: `${dayTitle(today)}, today, appointments` })).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page
      .getByRole('list', { name: dayTitle(today) })
      .getByRole('button', { name: title })
      .tap()
    const sheet = page.getByRole('dialog', { name: title })
    await sheet.getByRole('button', { name: 'Save the feedback' }).tap()
    await expect(sheet.getByText('Please choose one of the four.')).toBeVisible()
    await sheet.getByRole('radio', { name: 'Interested' }).check()
    await sheet.getByLabel('Note').fill('Liked the light.')
    // A press beside the sheet loses nothing.
    await page.touchscreen.tap(5, 5)
    await expect(sheet).toHaveCount(0)
    await page
      .getByRole('list', { name: dayTitle(today) })
      .getByRole('button', { name: title })
      .tap()
    expect(await axe(page, '[role=dialog]')).toEqual([])
    await sheet.getByRole('button', { name: 'Save the feedback' }).tap()
    await expect(sheet.getByRole('group', { name: 'Feedback' })).toBeFocused()
    await expect(sheet.getByRole('status')).toHaveText('Saved.')
    await expect(sheet.getByText('Liked the light.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Change the feedback' }).tap()
    await sheet.getByLabel('Note').fill('Something else.')
    await sheet.getByRole('button', { name: 'Cancel' }).tap()
    await expect(sheet.getByText('Liked the light.')).toBeVisible()
    const { data } = await (
      await administrator()
    )
      .from('viewings')
      .select('feedback, feedback_note')
      .eq('id', viewing.id)
      .single()
    expect(data).toEqual({ feedback: 'interested', feedback_note: 'Liked the light.' })
  })
})

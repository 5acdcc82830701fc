import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { axe } from './axe'
import { formatDay } from '../../src/lib/time/format-day'
import { londonDay, parseLondonTime } from '../../src/lib/time/london-time'
import { administrator, enter, expect, newListing, test, unhurried, weekdayIn } from './site'
import { typeTime } from './type-day'
import { secrets } from '../secrets'
import { typeDay } from './type-day'
import { nightly, sampleOf } from '../every-case'

let words = 0
/** A word that only this test's enquiries contain. */
const word = (test: string) => `${test}${process.pid}x${Date.now()}x${words++}`
const inbox = '/admin/enquiries'

/** A visitor's message, as the contact form sends it; its text contains `mark`. */
async function sent(mark: string, changes: Record<string, unknown> = {}) {
  const row: Record<string, unknown> & { id: string } = {
    id: crypto.randomUUID(),
    name: 'Adaeze Okafor',
    email: `${mark}@example.com`,
    phone: null,
    message: `Good morning. ${mark}`,
    ...changes,
  }
  const { error } = await (await administrator()).from('contact_submissions').insert(row)
  if (error) throw error
  return row
}

/** Opens the inbox at an address, signed in. */
async function open(page: Page, query = '') {
  await enter(page, inbox + query)
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
}
const rows = (page: Page, order = 'newest') =>
  page.getByRole('list', { name: `Enquiries, ${order} first` }).getByRole('listitem')
const openEnquiry = (page: Page, name = 'Adaeze Okafor') => page.getByRole('region', { name: `Enquiry from ${name}` })

test('nobody sees it without the password', async ({ page }) => {
  await page.goto(`${inbox}?state=new`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toHaveCount(0)
})

test('a message from the contact page arrives without reloading, and shows on a press', async ({
  page,
  context,
  consoleErrors,
}) => {
  const mark = word('arrives')
  await sent(word('before'))
  await page.clock.install()
  await open(page)
  await expect(rows(page).first()).toBeVisible()
  const visitor = await context.newPage()
  await unhurried(visitor)
  await visitor.goto('/contact')
  const form = visitor.getByRole('form', { name: 'Message' })
  for (const [label, value] of Object.entries({
    'Full Name': 'Ngozi Adéyẹmí',
    'Email Address': `${mark}@example.com`,
    Message: `Good morning. ${mark}`,
  }))
    await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await visitor.close()
  const bar = page.getByRole('button', { name: /new enquir(y|ies) Show/ })
  // It polls four times a minute.
  await page.bringToFront()
  await page.clock.fastForward(15_000)
  await expect(bar).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/)
  await bar.click()
  await expect(rows(page).filter({ hasText: mark })).toContainText('Ngozi Adéyẹmí')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Enquiries/)
  expect(consoleErrors).toEqual([])
})

test('one is opened, replied to, closed with a note, and stays so', nightly, async ({ page }) => {
  const mark = word('closed')
  const { id } = await sent(mark, { phone: '+44 (0)20 7946 0112' })
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).click()
  await expect(openEnquiry(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`open=message:${id}`))
  await expect(openEnquiry(page).getByRole('link', { name: 'Write in your mail program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${mark}@example.com\\?subject=Your%20enquiry%20to%20Meridian%20Row&body=Dear%20Adaeze`),
  )
  await expect(openEnquiry(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460112')
  const emails = openEnquiry(page).getByRole('region', { name: 'Emails' })
  await expect(emails.getByRole('listitem')).toContainText([
    // Another test sends whatever is due.
    /To hello@meridianrow\.example: (waiting to be sent|sent )/,
    new RegExp(`To ${mark}@example\\.com: (waiting to be sent|sent )`),
  ])
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Enquiries/ })).toHaveText(
    /^Enquiries, \d+ new$/,
  )
  await openEnquiry(page).getByText('Closed', { exact: true }).click()
  await openEnquiry(page).getByLabel('Note').fill('Called her back.\nShe is content. 你好')
  await expect(openEnquiry(page).getByText('Not saved yet.')).toBeVisible()
  await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
  await expect(openEnquiry(page).getByText('Saved.')).toBeVisible()
  await expect(rows(page)).toContainText('Closed')
  await page.reload()
  await expect(openEnquiry(page).getByLabel('Note')).toHaveValue('Called her back.\nShe is content. 你好')
  await expect(openEnquiry(page).getByRole('radio', { name: 'Closed' })).toBeChecked()
})

test(
  'an enquiry closed before it has loaded stays closed when its earlier state arrives',
  nightly,
  async ({ page }) => {
    const mark = word('slow')
    const { id } = await sent(mark)
    await open(page, `?q=${mark}`)
    let late = 0
    await page.route(new RegExp(`/rest/v1/enquiries\\?.*id=eq\\.${id}`), async (route) => {
      const response = await route.fetch()
      if (++late === 1) await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.fulfill({ response })
    })
    await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).click()
    await openEnquiry(page).getByText('Closed', { exact: true }).click()
    await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
    await expect(openEnquiry(page).getByText('Saved.')).toBeVisible()
    // After the response that was late.
    await page.waitForTimeout(5000)
    await expect(openEnquiry(page).getByRole('radio', { name: 'Closed' })).toBeChecked()
    await expect(openEnquiry(page).getByRole('region', { name: 'History' })).toContainText('Closed')
    expect(late).toBeGreaterThan(1)
  },
)

test('an unsaved note stays, also after opening another enquiry', nightly, async ({ page }) => {
  const mark = word('kept')
  await sent(mark, { name: 'First Person' })
  await sent(mark, { name: 'Second Person' })
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link', { name: 'First Person' }).click()
  const note = openEnquiry(page, 'First Person').getByLabel('Note')
  await note.fill('Half a thought')
  await page.route('**/rest/v1/enquiry_followups*', (route) => route.abort())
  await openEnquiry(page, 'First Person').getByRole('button', { name: 'Save' }).click()
  await expect(openEnquiry(page, 'First Person').getByRole('alert')).toContainText('This was not saved.')
  await expect(openEnquiry(page, 'First Person').getByRole('alert')).toBeFocused()
  await expect(note).toHaveValue('Half a thought')
  await rows(page).getByRole('link', { name: 'Second Person' }).click()
  await expect(openEnquiry(page, 'Second Person').getByLabel('Note')).toHaveValue('')
  await expect(rows(page).filter({ hasText: 'First Person' })).toContainText('Not saved yet')
  await page.goBack()
  await expect(note).toHaveValue('Half a thought')
  await page.unroute('**/rest/v1/enquiry_followups*')
  await openEnquiry(page, 'First Person').getByRole('button', { name: 'Save' }).click()
  await expect(openEnquiry(page, 'First Person').getByText('Saved.')).toBeVisible()
})

test('two people in one enquiry lose neither a status nor a note', async ({ page, browser }) => {
  const mark = word('colleagues')
  const { id } = await sent(mark)
  const colleague = await (await browser.newContext()).newPage()
  for (const person of [page, colleague]) await open(person, `?q=${mark}&open=message:${id}`)
  const save = async (person: Page, values: { status?: string; note?: string }, message: string) => {
    if (values.status) await openEnquiry(person).getByText(values.status, { exact: true }).click()
    if (values.note) await openEnquiry(person).getByLabel('Note').fill(values.note)
    await openEnquiry(person).getByRole('button', { name: 'Save' }).click()
    await expect(openEnquiry(person).getByText(message)).toBeVisible()
  }
  const status = (person: Page, name: string) => openEnquiry(person).getByRole('radio', { name })
  const note = (person: Page) => openEnquiry(person).getByLabel('Note')
  await expect(note(colleague)).toBeVisible()
  await save(page, { status: 'Closed', note: 'Called, no answer.' }, 'Saved.')
  // The colleague saves from an outdated page: the status stays as set.
  await save(
    colleague,
    { note: 'Wrote to her.' },
    'Saved. Somebody else also added a note. Both are in the field above.',
  )
  await expect(note(colleague)).toHaveValue('Called, no answer.\n\nWrote to her.')
  await expect(status(colleague, 'Closed')).toBeChecked()
  // The reverse; and if both choose a status, the second must decide.
  await save(page, { status: 'Contacted' }, 'Saved.')
  await expect(note(page)).toHaveValue('Called, no answer.\n\nWrote to her.')
  await save(
    colleague,
    { status: 'Viewing booked' },
    'Somebody else set the status to Contacted, and you chose Viewing booked.',
  )
  await expect(openEnquiry(colleague).getByRole('alert')).toBeFocused()
  await expect(status(colleague, 'Viewing booked')).toBeChecked()
  await save(colleague, {}, 'Saved.')
  await page.reload()
  await expect(status(page, 'Viewing booked')).toBeChecked()
  await expect(note(page)).toHaveValue('Called, no answer.\n\nWrote to her.')
  await colleague.context().close()
})

test('text typed during a save stays, and is not saved yet', nightly, async ({ page }) => {
  const mark = word('slow')
  await sent(mark)
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link').first().click()
  await page.route('**/rest/v1/enquiry_followups**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  const note = openEnquiry(page).getByLabel('Note')
  await note.fill('First half.')
  await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
  await note.fill('First half. Second half.')
  await expect(openEnquiry(page).getByText('Not saved yet.')).toBeVisible()
  await expect(note).toHaveValue('First half. Second half.')
  await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
  await expect(openEnquiry(page).getByText('Saved.', { exact: true })).toBeVisible()
})

test(
  'a due one is kept with a reason until a date, and no colleague’s date is overwritten unseen',
  nightly,
  async ({ page }) => {
    const mark = word('due')
    // The database lets only the secret key set an enquiry's time.
    const secret = createClient(process.env['TEST_BACKEND']!, secrets.secretKey, { auth: { persistSession: false } })
    const [year, month] = londonDay(new Date()).split('-')
    const id = crypto.randomUUID()
    const person = { name: 'Adaeze Okafor', email: `${mark}@example.com`, message: 'Good morning.' }
    const created_at = `${Number(year) - 1}-${month}-01T12:00:00Z`
    expect((await secret.from('contact_submissions').insert({ id, ...person, created_at })).error).toBeNull()
    const later = { ...person, id: crypto.randomUUID(), name: 'Chidi Obi' }
    const next = { ...later, created_at: `${Number(year) - 1}-${month}-02T12:00:00Z` }
    expect((await secret.from('contact_submissions').insert(next)).error).toBeNull()
    await sent(mark, { name: 'Somebody New' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

    await open(page, `?q=${mark}`)
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('link', { name: '2 due for erasure this month' }).click()
    const due = rows(page, 'next due')
    await expect(due.getByRole('link')).toHaveText(['Adaeze Okafor', 'Chidi Obi'])
    await expect(page).toHaveURL(/due=month/)
    await due.getByRole('link', { name: 'Adaeze Okafor' }).click()
    const part = openEnquiry(page).getByRole('region', { name: 'Erasure' })
    await expect(part).toContainText('Will be erased tonight.')
    await part.getByRole('button', { name: 'Keep longer' }).click()
    await expect(part.getByLabel('Reason to keep it')).toBeFocused()
    await part.getByRole('button', { name: 'Save' }).click()
    await expect(part.getByRole('link', { name: 'Please enter the reason to keep it.' })).toBeVisible()
    // What was typed and deleted again is no draft.
    await part.getByLabel('Reason to keep it').fill('A')
    await part.getByLabel('Reason to keep it').fill('')
    await due.getByRole('link', { name: 'Chidi Obi' }).click()
    await expect(due.filter({ hasText: 'Adaeze Okafor' })).not.toContainText('Not saved yet')
    await due.getByRole('link', { name: 'Adaeze Okafor' }).click()
    await part.getByRole('button', { name: 'Keep longer' }).click()
    await part.getByLabel('Reason to keep it').fill('A complaint.')
    // Opening another enquiry keeps the input.
    await due.getByRole('link', { name: 'Chidi Obi' }).click()
    await expect(openEnquiry(page, 'Chidi Obi').getByRole('button', { name: 'Keep longer' })).toBeVisible()
    await due.getByRole('link', { name: 'Adaeze Okafor' }).click()
    await expect(part.getByLabel('Reason to keep it')).toHaveValue('A complaint.')
    await typeDay(part.getByRole('group', { name: 'Keep until' }), inDays(40))
    expect(await axe(page)).toEqual([])
    const theirs = { keep_until: inDays(10), keep_reason: 'A claim.' }
    await (await administrator()).from('enquiry_followups').insert({ kind: 'message', enquiry_id: id, ...theirs })
    await part.getByRole('button', { name: 'Save' }).click()
    await expect(part.getByRole('alert')).toContainText(`Somebody else extended it until ${formatDay(inDays(10))}.`)
    await expect(part.getByRole('alert')).toBeFocused()
    await part.getByRole('button', { name: 'Save' }).click()
    await expect(part).toContainText(`Will be erased on ${formatDay(inDays(41))}.`)
    await page.reload()
    await expect(part).toContainText(`Kept until ${formatDay(inDays(40))}. Reason: A complaint.`)
    await part.getByRole('button', { name: 'Remove the extension' }).click()
    await expect(part.getByText('Extension removed.')).toBeVisible()
    await expect(part).toContainText('Will be erased tonight.')
    // A note is a follow-up: its months run from today.
    await openEnquiry(page).getByLabel('Note').fill('Called.')
    await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
    await expect(part).toContainText(/Will be erased on \d+ \w+ \d{4}\./)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('link', { name: 'show all' }).click()
    await expect(rows(page)).toHaveCount(3)
  },
)

test('leaving with an unsaved note asks first', nightly, async ({ page }) => {
  const mark = word('leaving')
  await sent(mark)
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).click()
  await openEnquiry(page).getByLabel('Note').fill('Not yet')
  const requested = page.waitForEvent('dialog')
  void page.reload().catch(() => {})
  const dialog = await requested
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(openEnquiry(page).getByLabel('Note')).toHaveValue('Not yet')
})

test('leaving asks first until changes that are shown as done are stored, which takes two requests at most', async ({
  page,
}) => {
  const mark = word('unstored')
  for (let n = 0; n < 5; n++) await sent(mark, { name: `Visitor ${n}` })
  await open(page, `?q=${mark}`)
  await expect(rows(page)).toHaveCount(5)
  let requests = 0
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rest/v1/rpc/change_enquiries*', async (route) => {
    requests++
    await slow
    await route.continue()
  })
  await page.keyboard.press('j')
  for (let n = 0; n < 5; n++) await page.keyboard.press('e')
  await expect(rows(page).filter({ hasText: 'Closed' })).toHaveCount(5)
  const requested = page.waitForEvent('dialog')
  void page.reload().catch(() => {})
  await (await requested).dismiss()
  answer()
  await expect(async () => {
    const { data } = await (await administrator()).from('enquiries').select('state').eq('email', `${mark}@example.com`)
    expect(data).toEqual(Array.from({ length: 5 }, () => ({ state: 'closed' })))
  }).toPass()
  // The first change is sent with those that follow within the same moment.
  expect(requests).toBeLessThanOrEqual(2)
})

test(
  'a session that ends during a note asks for the password, and the note is saved afterwards',
  nightly,
  async ({ page }) => {
    const mark = word('lapsed')
    const { id } = await sent(mark)
    await open(page, `?q=${mark}`)
    await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).click()
    await openEnquiry(page).getByLabel('Note').fill('Typed before the end')
    // By keyboard: a request of the list may meet the end of the session first, and its dialog covers the button.
    await openEnquiry(page).getByRole('button', { name: 'Save' }).focus()
    await page.evaluate(() => localStorage.clear())
    await page.keyboard.press('Enter')
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await again.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expect(again).toHaveCount(0)
    await expect(openEnquiry(page).getByLabel('Note')).toHaveValue('Typed before the end')
    await openEnquiry(page).getByRole('button', { name: 'Save' }).click()
    await expect(openEnquiry(page).getByText('Saved.')).toBeVisible()
    expect((await (await administrator()).from('enquiry_followups').select('note').eq('enquiry_id', id)).data).toEqual([
      { note: 'Typed before the end' },
    ])
  },
)

test('the same person’s other enquiries are beside it, by email and by phone', nightly, async ({ page }) => {
  const mark = word('same')
  const number = String(Date.now()).slice(-9)
  await sent(mark, { name: 'Chen Wei', phone: `+44 7${number}` })
  await sent(mark, { name: 'Wei Chen', email: `${mark.toUpperCase()}@example.com` })
  await sent(mark, { name: 'C. Wei', email: `${mark}-work@example.com`, phone: `07${number}` })
  await sent(mark, { name: 'Somebody Else', email: `${mark}-else@example.com` })
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link', { name: 'Chen Wei', exact: true }).click()
  const others = page.getByRole('region', { name: 'Also from this person' })
  await expect(others.getByRole('listitem')).toHaveCount(2)
  await others.getByRole('link').first().click()
  await expect(openEnquiry(page, 'C. Wei')).toBeVisible()
})

test('filters and words are in the address, and Back restores the list before', nightly, async ({ page }) => {
  const mark = word('filters')
  await sent(mark, { name: 'First Person' })
  await sent(mark, { name: 'Second Person' })
  await open(page)
  await expect(rows(page).first()).toBeVisible()
  await page.getByLabel('Search enquiries').fill(`${mark} SECOND`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=filters/)
  await page.getByRole('navigation', { name: 'Filter enquiries' }).getByRole('link', { name: 'Closed' }).click()
  await expect(page.getByText('No matches.')).toBeVisible()
  // An empty list says nothing about the next one, which is still loading.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/enquiries?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Filter enquiries' }).getByRole('link', { name: 'Contacted' }).click()
  await expect(page.getByText('Loading enquiries...')).toBeAttached()
  await expect(page.getByText('No matches.')).toHaveCount(0)
  release()
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.unroute('**/rest/v1/enquiries?*')
  await page.goBack()
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(page.getByLabel('Search enquiries')).toHaveValue('')
  await expect(rows(page).filter({ hasText: 'First Person' }).first()).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Search enquiries')).toHaveValue(`${mark} SECOND`)
  // Words that are not searched for yet do not override Back, nor close an enquiry opened meanwhile.
  await page.getByLabel('Search enquiries').fill(`${mark} SECOND nothing`)
  await page.evaluate(() => history.back())
  await expect(page.getByLabel('Search enquiries')).toHaveValue('')
  await page.getByLabel('Search enquiries').fill(mark)
  await rows(page).first().click()
  await expect(page).toHaveURL(/q=filters.*open=/)
  await page.waitForTimeout(400)
  await expect(page).toHaveURL(/open=/)
  await expect(page.getByLabel('Search enquiries')).toHaveValue(mark)
})

test(
  'sales and lettings are distinguished, the longest waiting is first, and an odd hour is marked',
  nightly,
  async ({ page }) => {
    const mark = word('departments')
    const admin = await administrator()
    const person = { email: `${mark}@example.com`, phone: '07700 900456' }
    const at = new Date(Date.now() + 9 * 86_400_000)
    at.setUTCHours(1, 30, 0, 0)
    const listing = { property_id: crypto.randomUUID(), property_title: 'A home' }
    await admin.from('property_inquiries').insert({
      ...person,
      ...listing,
      name: 'Tenant Person',
      type: 'rent',
      employment_status: 'unemployed',
      message: 'Good evening.',
      preferred_viewing_date: at.toISOString(),
      preferred_move_date: new Date(at.getTime() + 9 * 86_400_000).toISOString().slice(0, 10),
    })
    await admin.from('property_inquiries').insert({ ...person, ...listing, name: 'Buyer Person', type: 'buy' })
    await admin
      .from('booking_valuations')
      .insert({ ...person, name: 'Switch Person', type: 'switch', postcode: 'N1 2XX', property_types: ['newFlat'] })
    await open(page, `?q=${mark}`)
    const names = (order?: string) => rows(page, order).getByRole('link', { name: 'Person' })
    await expect(names()).toHaveText(['Switch Person', 'Buyer Person', 'Tenant Person'])
    await expect(rows(page).filter({ hasText: 'Tenant Person' })).toContainText('Lettings To rent')
    await expect(rows(page).filter({ hasText: 'Tenant Person' })).toContainText(
      'Viewing outside office hours Good evening.',
    )
    await expect(rows(page).filter({ hasText: 'Switch Person' })).toContainText('Switching agent')
    await page.getByRole('link', { name: /^Longest wait/ }).click()
    await expect(names('oldest')).toHaveText(['Tenant Person', 'Buyer Person', 'Switch Person'])
    await expect(page).toHaveURL(/state=new&order=oldest/)
    await names('oldest').first().click()
    await expect(openEnquiry(page, 'Tenant Person')).toContainText('01:30 (outside office hours)')
    await page.getByRole('navigation', { name: 'Filter enquiries' }).getByRole('link', { name: 'Sales' }).click()
    await expect(names('oldest')).toHaveText(['Buyer Person'])
    await page.getByLabel('Order').selectOption('Newest first')
    await expect(names()).toHaveText(['Buyer Person'])
    await page.reload()
    await expect(names()).toHaveText(['Buyer Person'])
  },
)

test('the filtered list is exported to a file that Excel opens, without formulas from names', async ({ page }) => {
  const mark = word('file')
  await sent(mark, {
    name: '=HYPERLINK("http://a.example","x")',
    phone: '+44 20 7946 0112',
    message: `李明 said "yes",\nand left. ${mark}`,
  })
  await open(page, `?q=${mark}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 1 as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const bytes = await readFile(await file.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text).toContain(`"'=HYPERLINK(""http://a.example"",""x"")"`)
  expect(text).toContain('"020 7946 0112"')
  expect(text).toContain(`"李明 said ""yes"",\nand left. ${mark}"`)
  expect(text.split('\r\n')).toHaveLength(3)
})

test('one is erased after confirmation, optionally with all of that person’s', async ({ page }) => {
  const mark = word('erase')
  for (const name of ['First Person', 'Second Person', 'Third Person'])
    await sent(mark, { name, email: `${mark}${name === 'Third Person' ? '-other' : ''}@example.com` })
  await open(page, `?q=${mark}`)
  await rows(page).getByRole('link', { name: 'First Person' }).click()
  await page.getByRole('button', { name: 'Erase this enquiry…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase this enquiry for good?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Erase this enquiry…' }).click()
  await dialog.getByLabel('Erase the other enquiry of this person as well').check()
  await expect(dialog).toContainText('Second Person')
  await dialog.getByRole('button', { name: 'Erase all 2 for good' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Third Person')
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeFocused()
  const { count } = await (
    await administrator()
  )
    .from('contact_submissions')
    .select('id', { count: 'exact', head: true })
    .eq('email', `${mark}@example.com`)
  expect(count).toBe(0)
})

test('without a response it says so, and a press retries', nightly, async ({ page }) => {
  const mark = word('failure')
  await sent(mark)
  await page.route('**/rest/v1/enquiries*', (route) =>
    route.fulfill({ status: 502, json: { message: 'The backend does not answer.' } }),
  )
  await open(page, `?q=${mark}`)
  await expect(page.getByRole('alert')).toContainText('The enquiries could not be loaded.')
  await page.unroute('**/rest/v1/enquiries*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const width of sampleOf([390, 1440, 320]))
  test(
    `at ${width} px there are no barriers, no sideways scroll, and Back returns to the same row`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const mark = word('width')
      await sent(mark, { message: `A-very-long-word-${'x'.repeat(120)} ${mark}`, phone: '020 7946 0112' })
      await open(page, `?q=${mark}`)
      await expect(rows(page)).toHaveCount(1)
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      expect([await fits(), await axe(page)]).toEqual([true, []])
      await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).click()
      await expect(openEnquiry(page).getByRole('button', { name: 'Save' })).toBeVisible()
      expect([await fits(), await axe(page)]).toEqual([true, []])
      await page.getByRole('link', { name: 'Back to the list' }).click()
      await expect(rows(page).getByRole('link', { name: 'Adaeze Okafor' })).toBeFocused()
      await expect(openEnquiry(page)).toHaveCount(0)
    },
  )

test(
  'a viewing is booked, changed and cancelled by keyboard, and a colleague sees each change',
  nightly,
  async ({ page }) => {
    const mark = word('viewing')
    const admin = await administrator()
    const id = crypto.randomUUID()
    const day = weekdayIn(5)
    const { error } = await admin.from('property_inquiries').insert({
      ...{ id, type: 'buy', property_id: crypto.randomUUID(), property_title: 'Test Home', name: 'Adaeze Okafor' },
      ...{ email: `${mark}@example.com`, phone: '+86 138 0013 8000', viewing_kind: 'video' },
      ...{ preferred_viewing_date: parseLondonTime(`${day}T10:30`)!.toISOString(), viewer_time_zone: 'Asia/Shanghai' },
    })
    expect(error).toBeNull()
    await open(page, `?q=${mark}&open=inquiry:${id}`)
    const part = openEnquiry(page).getByRole('region', { name: 'Viewing', exact: true })
    const press = (name: string | RegExp) => part.getByRole('button', { name }).press('Enter')

    await press('Book a viewing')
    const [dayField, timeField] = ['Day', 'Time in London'].map((name) => part.getByRole('group', { name })) as [
      Locator,
      Locator,
    ]
    await expect(dayField.getByRole('spinbutton').first()).toBeFocused()
    await expect(dayField.getByRole('spinbutton')).toHaveText(day.split('-').reverse())
    await expect(timeField.getByRole('spinbutton')).toHaveText(['10', '30'])
    await expect(part.getByRole('radio', { name: 'By video' })).toBeChecked()
    await expect(part.getByText(/18:30 in Shanghai|17:30 in Shanghai/)).toBeVisible()
    await part.getByLabel('Note for the visitor').fill('x'.repeat(301))
    await press('Book and tell the visitor')
    await expect(part.getByTestId('error-summary')).toBeFocused()
    await typeTime(timeField, '11:00')
    await expect(part.getByLabel('Address to meet at')).toHaveCount(0)
    // Whoever is signed in shows the listing, unless the enquiry is assigned.
    await expect(part.getByLabel('Who shows the home').locator('option:checked')).toHaveText('Demo administrator (you)')
    await part.getByLabel('Note for the visitor').fill('Here: https://call.example/7')
    expect(await axe(page, '[aria-labelledby=viewings-title]')).toEqual([])
    // Unsaved input survives a reload.
    await page.reload()
    await expect(timeField.getByRole('spinbutton')).toHaveText(['11', '00'])
    await expect(dayField.getByRole('spinbutton').first()).not.toBeFocused()
    await press('Book and tell the visitor')
    await expect(part.getByText('Viewing booked. The visitor gets an email.')).toBeVisible()
    await expect(part.getByRole('heading', { name: 'Viewing' })).toBeFocused()
    await expect(part.getByRole('listitem')).toContainText([
      /11:00 in London.*in Shanghai\. By video, 30 minutes, with Demo administrator\./,
    ])
    await expect(openEnquiry(page).getByRole('radio', { name: 'Viewing booked' })).toBeChecked()
    const emails = openEnquiry(page).getByRole('region', { name: 'Emails' })
    await expect(emails.getByText(`To ${mark}@example.com, viewing booked`)).toBeVisible()
    await expect(emails.getByText(`To ${mark}@example.com, reminder of the viewing`)).toContainText('will be sent')

    await press(/^Change the viewing on/)
    await typeTime(timeField, '12:00')
    // A colleague was faster, and their version has been loaded when the change is saved.
    const quicker = await admin.from('viewings').update({ minutes: 45, sequence: 1 }).eq('enquiry_id', id)
    expect(quicker.error).toBeNull()
    await page.reload()
    await expect(timeField.getByRole('spinbutton')).toHaveText(['12', '00'])
    await press('Save and tell the visitor')
    await expect(part.getByRole('alert')).toContainText(
      /Somebody else changed it to .*11:00, 45 minutes.* You chose .*12:00, 30/,
    )
    await expect(part.getByRole('alert')).toBeFocused()
    await expect(timeField.getByRole('spinbutton')).toHaveText(['12', '00'])
    await press('Save and tell the visitor')
    await expect(part.getByText('Viewing changed. The visitor gets an email.')).toBeVisible()
    await expect(part.getByRole('listitem')).toContainText([/12:00 in London.*30 minutes/])

    await press(/^Cancel the viewing on/)
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this viewing?' })
    await expect(dialog.getByRole('button', { name: 'Keep the viewing' })).toBeFocused()
    const longer = await admin.from('viewings').update({ minutes: 60, sequence: 3 }).eq('enquiry_id', id)
    expect(longer.error).toBeNull()
    await dialog.getByRole('button', { name: 'Cancel the viewing' }).press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(/Nothing was cancelled.*60 minutes/s)
    await dialog.getByRole('button', { name: 'Cancel the viewing' }).press('Enter')
    await expect(
      part.getByText('Viewing cancelled. If the visitor was told about it, they get an email.'),
    ).toBeVisible()
    await expect(part.getByRole('button', { name: /^Change/ })).toHaveCount(0)
    const { data } = await admin.from('viewings').select('state, sequence').eq('enquiry_id', id)
    expect(data).toEqual([{ state: 'cancelled', sequence: 4 }])
  },
)

test('without a connection everything says so, and a booking is not sent later', nightly, async ({ page, context }) => {
  const mark = word('offline')
  const admin = await administrator()
  const id = crypto.randomUUID()
  const { error } = await admin.from('property_inquiries').insert({
    ...{ id, type: 'buy', property_id: crypto.randomUUID(), property_title: 'Test Home', name: 'Adaeze Okafor' },
    ...{ email: `${mark}@example.com`, phone: '+86 138 0013 8000', viewing_kind: 'video' },
    preferred_viewing_date: parseLondonTime(`${weekdayIn(160)}T10:30`)!.toISOString(),
  })
  expect(error).toBeNull()
  const stored = async () => {
    const { count } = await admin.from('viewings').select('id', { count: 'exact', head: true }).eq('enquiry_id', id)
    return count
  }
  await open(page, `?q=${mark}&open=inquiry:${id}`)
  const part = openEnquiry(page).getByRole('region', { name: 'Viewing', exact: true })
  const book = part.getByRole('button', { name: 'Book and tell the visitor' })
  const note = part.getByLabel('Note for the visitor')
  const begin = async () => {
    await part.getByRole('button', { name: 'Book a viewing' }).press('Enter')
    await expect(part.getByRole('group', { name: 'Day' }).getByRole('spinbutton').first()).toBeFocused()
  }
  // A headless browser loses its connection without the event.
  const connect = async (connected: boolean) => {
    await context.setOffline(!connected)
    await page.evaluate((type) => dispatchEvent(new Event(type)), connected ? 'online' : 'offline')
  }
  await begin()
  await note.fill('Ring twice.')
  await connect(false)
  await book.press('Enter')
  await expect(part.getByRole('alert')).toContainText(/This was not saved.*did not answer/s)
  await expect(note).toHaveValue('Ring twice.')
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
  await page.getByLabel('Search enquiries').fill(`${mark}@example.com`)
  await expect(page.getByRole('alert')).toContainText('The enquiries could not be loaded.')
  await connect(true)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await stored()).toBe(0)

  // Cancelled while the check of clashes waits for a slow connection.
  await rows(page).getByRole('link', { name: 'Adaeze Okafor' }).press('Enter')
  await expect(note).toHaveValue('Ring twice.')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/rpc/diary', async (route) => {
    await held
    await route.continue()
  })
  // Another day is read anew, and the check waits for that.
  const begun = page.waitForRequest('**/rest/v1/rpc/diary')
  await typeDay(part.getByRole('group', { name: 'Day' }), weekdayIn(165))
  await begun
  await book.press('Enter')
  await part.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  const checked = page.waitForResponse('**/rest/v1/rpc/diary')
  release()
  await checked
  await begin()
  await expect(note).toHaveValue('')
  // Cancelled too late: it says what has been booked.
  const booked = page.waitForRequest((request) => request.method() === 'POST' && /\/viewings/.test(request.url()))
  await page.route('**/rest/v1/viewings*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await book.press('Enter')
  await booked
  await part.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(page.getByText('Viewing booked. The visitor gets an email.')).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  expect(await stored()).toBe(1)
})

test('a viewing in person starts at the recorded address, or asks for one', nightly, async ({ page }) => {
  const mark = word('address')
  const admin = await administrator()
  // A day without the appointments of another test, which would clash.
  const day = weekdayIn(60 + Math.floor(Math.random() * 100))
  const [recorded, unrecorded] = [crypto.randomUUID(), crypto.randomUUID()]
  const listings = [recorded, unrecorded].map((id) => ({ ...newListing({ status: 'draft', title: mark }), id }))
  expect((await admin.from('properties').insert(listings)).error).toBeNull()
  const record = { property_id: recorded, address_line: '77 Meeting Mews', postcode: 'N1 2AA' }
  expect((await admin.from('listing_records').upsert(record)).error).toBeNull()
  const enquiries = [recorded, unrecorded].map((property_id) => ({
    ...{ id: crypto.randomUUID(), type: 'buy', property_id, property_title: 'Home', name: 'Adaeze Okafor' },
    ...{ email: `${mark}@example.com`, phone: '+44 7700 900123', viewing_kind: 'in_person' },
    preferred_viewing_date: parseLondonTime(`${day}T10:30`)!.toISOString(),
  }))
  for (const enquiry of enquiries) expect((await admin.from('property_inquiries').insert(enquiry)).error).toBeNull()
  const [first, second] = enquiries.map(({ id }) => id)
  const part = openEnquiry(page).getByRole('region', { name: 'Viewing', exact: true })
  const address = part.getByLabel('Address to meet at')
  const book = () => part.getByRole('button', { name: 'Book and tell the visitor' }).click()
  const begin = () => part.getByRole('button', { name: 'Book a viewing' }).click()

  await open(page, `?q=${mark}&open=inquiry:${first}`)
  await begin()
  await expect(address).toHaveValue('77 Meeting Mews, London N1 2AA')
  await expect(part.getByText('The website never shows it.')).toBeVisible()
  await part.getByLabel('Who meets the visitor').selectOption('Somebody else')
  await part.getByLabel('Their name').fill('Priya Nair')
  await book()
  await expect(part.getByRole('listitem')).toContainText([/with Priya Nair\.77 Meeting Mews, London N1 2AA/])

  await page.goto(`${inbox}?q=${mark}&open=inquiry:${second}`)
  await begin()
  await expect(address).toHaveValue('')
  await expect(part.getByText('This home’s record has no street address.')).toBeVisible()
  expect(await axe(page, '[aria-labelledby=viewings-title]')).toEqual([])
  await book()
  await expect(part.getByTestId('error-summary')).toContainText('Please enter the address.')
  await address.fill('78 Meeting Mews')
  await book()
  await expect(part.getByRole('listitem')).toContainText(['78 Meeting Mews'])
  const { data } = await admin.from('viewings').select('meeting_place, host').in('enquiry_id', [first, second])
  expect(data).toEqual([
    { meeting_place: '77 Meeting Mews, London N1 2AA', host: 'Priya Nair' },
    { meeting_place: '78 Meeting Mews', host: 'Demo administrator' },
  ])
})

test(
  'an enquiry is read by keys: next, previous, back to its row, and the keys are explained',
  nightly,
  async ({ page }) => {
    const mark = word('keys')
    for (const name of ['Third Person', 'Second Person', 'First Person']) await sent(mark, { name })
    await open(page, `?q=${mark}`)
    await expect(rows(page)).toHaveCount(3)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(openEnquiry(page, 'First Person')).toBeFocused()
    await page.keyboard.press('j')
    await expect(openEnquiry(page, 'Second Person')).toBeFocused()
    // A held key closes one.
    await page.keyboard.down('e')
    await expect(openEnquiry(page, 'Third Person')).toBeFocused()
    await page.keyboard.down('e')
    await page.keyboard.up('e')
    await expect(rows(page).filter({ hasText: 'Second Person' })).toContainText('Closed')
    await expect(rows(page).filter({ hasText: 'Third Person' })).toContainText('New')
    await page.keyboard.press('Escape')
    await expect(rows(page).getByRole('link', { name: 'Third Person' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page).filter({ hasText: 'Second Person' })).toContainText('New')
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search enquiries')).toBeFocused()
    // No key works while somebody types.
    await page.keyboard.type('e?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('Search enquiries').fill(mark)
    await expect(page).toHaveURL(new RegExp(`q=${mark}$`))
    const row = (name: string) => rows(page).getByRole('link', { name })
    await page.keyboard.press('Enter')
    await expect(row('First Person')).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(row('First Person')).toBeFocused()
    // Below 1200 pixels an open enquiry hides the selection, which then is not changed.
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(openEnquiry(page, 'Second Person')).toBeFocused()
    await page.keyboard.press('e')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Selected enquiries' })).toContainText('1 selected')
    await expect(rows(page).filter({ hasText: 'First Person' })).toContainText('New')
    await expect(rows(page).filter({ hasText: 'Second Person' })).toContainText('Closed')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeFocused()
    await expect(page.getByLabel('Search enquiries')).toHaveValue(mark)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await keys.getByLabel('Use single keys').uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(keys).toHaveCount(0)
  },
)

test('a reply is written here from a template, is sent once, and stays with the enquiry', async ({ page }) => {
  const mark = word('reply')
  const { id } = await sent(mark)
  await open(page, `?q=${mark}&open=message:${id}`)
  await expect(openEnquiry(page)).toBeVisible()
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Reply' })
  const text = form.getByLabel('Reply to Adaeze Okafor')
  for (let n = 0; n < 2; n++) {
    await expect(text).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
  }
  await expect(text).toBeFocused()
  await form.getByLabel('Start from').selectOption('Offer viewing times')
  await expect(text).toHaveValue(/^Dear Adaeze,\n\n.*in London/s)
  await text.fill('')
  await form.getByRole('button', { name: 'Send reply' }).click()
  await expect(form.getByRole('link', { name: 'Please write a reply.' })).toBeVisible()
  await text.fill('Dear Adaeze,\n\nYes.')
  // A template leaves what is written.
  await form.getByLabel('Start from').selectOption('Thank you')
  await expect(text).toHaveValue(/^Dear Adaeze,\n\nYes\.\n\nThank you for contacting .* happy to help\.$/s)
  await form.getByLabel('Start from').selectOption('A blank reply')
  await expect(text).toHaveValue('Dear Adaeze,\n\nYes.')
  expect(await axe(page)).toEqual([])
  // The draft survives a reload, and a failure.
  await page.reload()
  await expect(text).toHaveValue('Dear Adaeze,\n\nYes.')
  await page.route('**/rest/v1/enquiry_replies*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await form.getByRole('button', { name: 'Send reply' }).click()
  await expect(form.getByRole('alert')).toContainText('This was not sent.')
  await expect(text).toHaveValue('Dear Adaeze,\n\nYes.')
  await text.press('End')
  await page.keyboard.type(' Come at ten.')
  await expect(text).toBeFocused()
  await page.unroute('**/rest/v1/enquiry_replies*')
  await form.getByRole('button', { name: 'Send reply' }).click()
  await expect(form).toHaveCount(0)
  const replies = openEnquiry(page).getByRole('region', { name: 'Replies' })
  await expect(replies.getByRole('listitem')).toContainText([
    /Demo administrator.*Yes\..*To .*(waiting to be sent|sent )/s,
  ])
  await expect(openEnquiry(page).getByRole('radio', { name: 'Contacted' })).toBeChecked()
  await expect(openEnquiry(page).getByRole('region', { name: 'History' })).toContainText('Reply sent')
  const { count } = await (
    await administrator()
  )
    .from('enquiry_replies')
    .select('id', { count: 'exact', head: true })
    .eq('enquiry_id', id)
  expect(count).toBe(1)
})

test('a caller’s enquiry about a home is added, with how it came', nightly, async ({ page }) => {
  const mark = word('caller')
  const admin = await administrator()
  const listing = { ...newListing({ status: 'draft', title: `Home ${mark}` }), id: crypto.randomUUID() }
  expect((await admin.from('properties').insert(listing)).error).toBeNull()
  await open(page, `?q=${mark}`)
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an enquiry' })
  await dialog.getByLabel('Name').fill('Ngozi Bello')
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  await expect(dialog.getByTestId('error-summary')).toContainText('Please enter a phone number or an email address.')
  await expect(dialog.getByTestId('error-summary')).toContainText('Please choose the home.')
  await dialog.getByLabel('Phone', { exact: true }).fill('020 7946 0112')
  await dialog.getByRole('combobox', { name: 'Home' }).fill(mark)
  await page.getByRole('option', { name: `Home ${mark}` }).click()
  await dialog.getByLabel('What they want').fill('Two viewings on Saturday.')
  // A press beside the sheet, or the end of the session, loses nothing.
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Add enquiry: draft' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ngozi Bello')
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Home' })).toHaveValue(`Home ${mark}`)
  await page.evaluate(() => localStorage.clear())
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password', { exact: true }).click()
  await again.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  await expect(openEnquiry(page, 'Ngozi Bello')).toContainText('Phone call, added by staff')
  await expect(openEnquiry(page, 'Ngozi Bello').getByRole('region', { name: 'Emails' })).toContainText(
    'No emails sent.',
  )
  await expect(openEnquiry(page, 'Ngozi Bello')).toContainText('There is no email address')
  // Other tests add enquiries too, so it need not be the first.
  await expect(rows(page).filter({ hasText: 'Ngozi Bello' })).toHaveCount(1)
})

test('a phone shows five enquiries at once, and a swipe or the menu closes one', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mark = word('phone')
  for (let n = 0; n < 6; n++) await sent(mark, { name: `Visitor ${n}`, message: `李明想租一套两居室的公寓。 ${mark}` })
  await open(page, `?q=${mark}`)
  await expect(rows(page)).toHaveCount(6)
  // Above the bar of tabs.
  const fifth = (await rows(page).nth(4).boundingBox())!
  expect(fifth.y + fifth.height).toBeLessThanOrEqual(844 - 64)
  await expect(rows(page).first()).toContainText('中文')
  const row = rows(page).filter({ hasText: 'Visitor 5' })
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await row.getByText('Close', { exact: true }).click()
  await expect(page.getByText('Closed: Visitor 5')).toBeVisible()
  await expect(row).toContainText('Closed')
  await page.getByRole('button', { name: 'Actions for Visitor 4' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(page.getByText('Closed: Visitor 4')).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog', { name: 'Filter' }).getByLabel('Status').selectOption({ label: 'Closed (2)' })
  // An export that fails says so: the notice is behind this sheet.
  await page.route('**/rest/v1/enquiries?*', (route) => route.abort())
  await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Export 2 as CSV' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The file was not written.' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0)
  await page.unroute('**/rest/v1/enquiries?*')
  await expect(rows(page)).toHaveCount(2)
  expect(await axe(page)).toEqual([])
})

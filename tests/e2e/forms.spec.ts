import type { Locator, Page, Route } from '@playwright/test'
import { secrets } from '../secrets'
import { axe } from './axe'
import { administrator, draftsIn, expect, hydrated, test, unhurried, weekdayIn, wrongClock } from './site'
import { everyCase, nightly, sampleOf } from '../every-case'

let addresses = 0
/** A unique address, by which this test finds its rows. */
const address = () => `form-${process.pid}-${Date.now()}-${addresses++}@example.com`
const rows = async (table: string, email: string) =>
  (await (await administrator()).from(table).select('*').eq('email', email)).data ?? []
const subject = async (slug: string) =>
  (await (await administrator()).from('properties').select('id, title').eq('slug', slug).single()).data!

const rental = 'cornwall-gardens-apartment'
const sale = 'royal-hill-cottage'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const typed = (day: string) => day.split('-').reverse().join('/')

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}
const person = (email: string) => ({ 'Full name': '李明', Email: email, Phone: '+86 138 0000 0000' })

/** The common interface of the four forms: location, input and table. */
const forms = {
  contact: {
    path: '/contact',
    name: 'Message',
    table: 'contact_submissions',
    send: 'Send Message',
    sending: 'Sending...',
    done: 'Thank You!',
    again: 'Send Another Message',
    failed: 'There was an error submitting your message. Please try again.',
    first: 'Full Name',
    complete: (form: Locator, email: string) =>
      fill(form, { 'Full Name': 'Adéyẹmí', 'Email Address': email, Message: 'Good morning.\nTwo lines.' }),
    row: { name: 'Adéyẹmí', phone: null, message: 'Good morning.\nTwo lines.' },
  },
  sales: {
    path: '/valuation/sales',
    name: 'Sales valuation',
    table: 'valuation_requests',
    send: 'Request a valuation',
    sending: 'Submitting...',
    done: 'Thank you. We have your request.',
    again: 'Request Another Valuation',
    failed: 'There was an error submitting your valuation request. Please try again.',
    first: 'Full name',
    complete: async (form: Locator, email: string) => {
      await fill(form, {
        ...person(email),
        'Postcode of the property': 'wc1x8lu',
        'Property address': '5 Mount Pleasant',
      })
      await form.getByLabel('Bedrooms').selectOption('5+')
    },
    change: async (form: Locator) => {
      const bedrooms = form.getByLabel('Bedrooms')
      await bedrooms.selectOption('1')
      await expect(bedrooms).toHaveValue('5+')
    },
    row: {
      type: 'sales',
      name: '李明',
      phone: '+86 138 0000 0000',
      postcode: 'WC1X 8LU',
      address: '5 Mount Pleasant',
      bedrooms: '5+',
      comments: null,
    },
  },
  rental: {
    path: '/valuation/rental',
    name: 'Rental valuation',
    table: 'valuation_requests',
    send: 'Request a valuation',
    sending: 'Submitting...',
    done: 'Thank you. We have your request.',
    again: 'Request Another Valuation',
    failed: 'There was an error submitting your valuation request. Please try again.',
    first: 'Full name',
    complete: async (form: Locator, email: string) => {
      await fill(form, {
        ...person(email),
        'Postcode of the property': 'gir 0aa',
        'Property address': '10 Bootle Lane',
        Comments: 'Top floor.',
      })
      await form.getByLabel('Bedrooms').selectOption('Studio')
    },
    row: { type: 'rental', name: '李明', postcode: 'GIR 0AA', bedrooms: 'Studio', comments: 'Top floor.' },
  },
  buy: {
    path: `/property/${sale}`,
    name: 'Inquiry',
    table: 'property_inquiries',
    send: 'Submit Inquiry',
    sending: 'Submitting...',
    done: 'Inquiry Submitted Successfully!',
    again: 'Submit Another Inquiry',
    failed: 'There was an error submitting your inquiry. Please try again.',
    first: 'Full name',
    complete: (form: Locator, email: string) => fill(form, person(email)),
    row: {
      type: 'buy',
      name: '李明',
      phone: '+86 138 0000 0000',
      message: null,
      employment_status: null,
      current_position: null,
      annual_income: null,
      viewing_kind: null,
      viewer_time_zone: null,
      preferred_viewing_date: null,
      preferred_move_date: null,
    },
  },
}
/** The enquiry form in the rail shows its first field until it is used. */
const showForm = async (page: Page) => {
  const link = page.locator('#enquire').getByRole('link', { name: 'Arrange a viewing' })
  if (await link.isVisible()) await link.click()
}
const open = async (page: Page, { path, name }: { path: string; name: string }) => {
  await page.goto(path)
  await showForm(page)
  return page.getByRole('form', { name })
}
/** The gap between an error summary and the field below it, in pixels. */
const spaceUnder = (summary: Locator) =>
  summary.evaluate((box) => box.nextElementSibling!.getBoundingClientRect().top - box.getBoundingClientRect().bottom)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hurried = 'a form sent at once waits until two seconds have passed'
test.beforeEach(async ({ page }, { title }) => {
  if (title !== hurried) await unhurried(page)
})

for (const [kind, it] of Object.entries(forms))
  test.describe(`The ${kind} form`, () => {
    const database = `**/rest/v1/${it.table}*`
    // The forms share their code.
    const often = kind === 'contact' ? {} : nightly

    test(
      'stores its values, once for a double click, confirms it, and can be sent again',
      kind === 'sales' ? {} : often,
      async ({ page, consoleErrors }) => {
        const email = address()
        const form = await open(page, it)
        await it.complete(form, email)
        let sent = 0
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route(database, async (route) => {
          sent++
          await held
          await route.continue()
        })
        await page.getByRole('button', { name: it.send, exact: true }).dblclick()
        await expect(page.getByRole('button', { name: it.sending })).toBeDisabled()
        // What is changed while it is sent would be lost.
        await expect(form.getByLabel(it.first)).not.toBeEditable()
        if ('change' in it) await it.change(form)
        release()
        const done = page.getByRole('heading', { name: it.done })
        await expect(done).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: / by \w+day \d+ \w+, \w/ })).toBeVisible()
        // In view, no taller than its content, with next steps.
        await expect(done).toBeInViewport()
        const confirmation = page.getByTestId('success')
        await expect(confirmation.getByRole('list', { name: 'Next steps' }).getByRole('link').nth(1)).toBeVisible()
        expect(
          await confirmation.evaluate(
            (box) => box.getBoundingClientRect().bottom - box.lastElementChild!.getBoundingClientRect().bottom,
          ),
        ).toBeLessThan(1)
        expect(sent).toBe(1)
        const [row, ...more] = await rows(it.table, email)
        expect(row).toMatchObject({ email, ...it.row })
        expect(more).toEqual([])
        expect(await draftsIn(page)).toEqual([])
        await press(page, it.again)
        await expect(form.getByLabel(it.first)).toHaveValue('')
        await expect(form.getByLabel(it.first)).toBeFocused()
        expect(consoleErrors).toEqual([])
      },
    )

    test('lists missing values, focuses the list, and links to each field', often, async ({ page }) => {
      const form = await open(page, it)
      await press(page, it.send)
      const summary = page.getByTestId('error-summary')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('There is a problem')
      await expect(page).toHaveTitle(/^Error: /)
      expect(await spaceUnder(summary)).toBeLessThan(24)
      const links = summary.getByRole('link')
      await expect(links.first()).toHaveText('Please enter your full name (minimum 2 characters).')
      for (const link of await links.all()) {
        const text = await link.innerText()
        await link.click()
        const field = page.locator(':focus')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${text.replace(/[().]/g, '\\$&')}`))
      }
      expect(await axe(page, 'main form')).toEqual([])
      await form.getByLabel(it.first).fill('Li')
      await press(page, it.send)
      await expect(summary.getByText('full name')).toHaveCount(0)
    })

    test(
      'takes what a password manager sets without an event, and keeps it while another field is filled',
      often,
      async ({ page }) => {
        const email = address()
        const form = await open(page, it)
        await it.complete(form, email)
        await hydrated(page)
        const name = form.getByLabel(it.first)
        await name.fill('')
        await name.evaluate((field: HTMLInputElement) => void (field.value = 'Chidi Eze'))
        await form.locator('[type=email]').fill('c')
        await expect(name).toHaveValue('Chidi Eze')
        await form.locator('[type=email]').fill(email)
        await press(page, it.send)
        await expect(page.getByRole('heading', { name: it.done })).toBeVisible()
        expect(await rows(it.table, email)).toMatchObject([{ name: 'Chidi Eze' }])
      },
    )

    // The forms share their code, so one suffices; each night both kinds of form are tested.
    if (kind !== 'contact' && !(everyCase && kind === 'sales')) return

    test('keeps everything while offline, refused or filled by a bot, and is stored once possible', async ({
      page,
      context,
    }) => {
      const email = address()
      const form = await open(page, it)
      await it.complete(form, email)
      await hydrated(page)
      await context.setOffline(true)
      await press(page, it.send)
      await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeFocused()
      await context.setOffline(false)

      await page.route(
        database,
        (route) =>
          route.fulfill({
            status: 500,
            json: { code: 'SUP', message: 'error: new row violates check constraint "x"' },
          }),
        { times: 1 },
      )
      await press(page, it.send)
      const failure = page.getByRole('alert').filter({ hasText: it.failed })
      await expect(failure).toBeFocused()
      await expect(failure.getByRole('link', { name: '020 7946 0112' })).toHaveAttribute('href', 'tel:+442079460112')
      await expect(form.getByLabel(it.first)).not.toHaveValue('')
      await expect(page.getByRole('button', { name: it.send })).toBeEnabled()

      // The honeypot, filled by a bot.
      const trap = page.locator('form:visible [name=reference]')
      await trap.evaluate((field: HTMLInputElement) => (field.value = 'filled'))
      expect(
        await trap.evaluate(
          (field) =>
            field.getBoundingClientRect().right < 0 &&
            !!field.closest('[aria-hidden=true]') &&
            (field as HTMLInputElement).tabIndex === -1,
        ),
      ).toBe(true)
      await press(page, it.send)
      await expect(trap).toHaveValue('')
      await expect(page.getByTestId('submit-error')).toContainText('Your answers are kept here. Or call 020 7946 0112')
      expect(await rows(it.table, email)).toEqual([])
      await press(page, it.send)
      await expect(page.getByRole('heading', { name: it.done })).toBeVisible()
      expect(await rows(it.table, email)).toHaveLength(1)
    })

    test('creates one row if the response is lost after the write, even over a reload', async ({ page }) => {
      const email = address()
      await it.complete(await open(page, it), email)
      await page.route(
        database,
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await press(page, it.send)
      await expect(page.getByRole('alert').filter({ hasText: 'We will not get them twice' })).toBeVisible()
      expect(await rows(it.table, email)).toHaveLength(1)
      await page.reload()
      await hydrated(page)
      await press(page, it.send)
      await expect(page.getByRole('heading', { name: it.done })).toBeVisible()
      expect(await rows(it.table, email)).toHaveLength(1)
    })

    test(
      'whose code fails to load says so when pressed, keeps its values, and is sent by the next press',
      nightly,
      async ({ page }) => {
        const email = address()
        await page.route('**/_astro/**', (route) =>
          /\.js/.test(route.request().url()) ? route.abort() : route.continue(),
        )
        const form = await open(page, it)
        await it.complete(form, email)
        await press(page, it.send)
        await expect(
          page.getByRole('alert').filter({ hasText: 'The connection was lost before this form was ready' }),
        ).toBeVisible()
        await page.unroute('**/_astro/**')
        await press(page, it.send)
        await expect(page.getByRole('heading', { name: it.done })).toBeVisible()
        expect(await rows(it.table, email)).toHaveLength(1)
      },
    )

    test('is sent with the keyboard alone, at 360 px, without sideways scroll', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const email = address()
      const form = await open(page, it)
      await form.getByLabel(it.first).focus()
      await it.complete(form, email)
      const narrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      expect(await narrow()).toBe(true)
      await page.locator('main form input:not([tabindex])').first().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: it.done })).toBeFocused()
      expect(await narrow()).toBe(true)
      // Past the next steps, and the free times of a visit: how many there are depends on the hour.
      const again = page.getByRole('button', { name: it.again })
      for (let tabs = 0; tabs < 30 && !(await again.evaluate((button) => button === document.activeElement)); tabs++)
        await page.keyboard.press('Tab')
      await expect(again).toBeFocused()
    })
  })

test('a half-filled form is restored after a reload in the same tab, and in no other', async ({ page, context }) => {
  const form = await open(page, forms.sales)
  await fill(form, { 'Full name': 'Li Ming', 'Property address': 'Two\nlines' })
  await form.getByLabel('Bedrooms').selectOption('3')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('valuation-sales'))).toContain('Two')
  await page.reload()
  await hydrated(page)
  await expect(form.getByLabel('Full name')).toHaveValue('Li Ming')
  await expect(form.getByLabel('Property address')).toHaveValue('Two\nlines')
  await expect(form.getByLabel('Bedrooms')).toHaveValue('3')
  const another = await context.newPage()
  await (await open(another, forms.sales)).getByLabel('Full name').focus()
  await hydrated(another)
  await expect(another.getByLabel('Full name')).toHaveValue('')
})

test('input and presses before hydration are neither lost nor sent by the browser', async ({ page }) => {
  await page.route(/_astro\/(client|react).*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  const form = await open(page, forms.contact)
  await form.getByLabel('Full Name').fill('Typed early')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('error-summary')).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Typed early')
  await expect(page.getByTestId('error-summary').getByRole('link')).toHaveText([
    'Please enter a valid email address.',
    'Please enter your message.',
  ])
  await expect(page).toHaveURL('/contact')
})

test(hurried, nightly, async ({ page }) => {
  const email = address()
  const requested = page.waitForRequest('**/rest/v1/contact_submissions*')
  await forms.contact.complete(await open(page, forms.contact), email)
  await press(page, 'Send Message')
  await requested
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(1990)
})

for (const [after, meet] of sampleOf([
  ['a refusal', (route: Route) => route.fulfill({ status: 400, json: { code: '23514', message: 'violates' } })],
  ['a send whose answer was lost', (route: Route) => route.abort()],
] as const))
  test(`values changed after ${after} are a separate message`, nightly, async ({ page }) => {
    const ids: string[] = []
    await page.route('**/rest/v1/contact_submissions*', async (route) => {
      ids.push(route.request().postDataJSON().id)
      await (ids.length < 3 ? meet(route) : route.continue())
    })
    const form = await open(page, forms.contact)
    await forms.contact.complete(form, address())
    await press(page, 'Send Message')
    await expect(page.getByTestId('submit-error')).toBeVisible()
    await press(page, 'Send Message')
    await expect.poll(() => ids.length).toBe(2)
    await expect(page.getByTestId('submit-error')).toBeVisible()
    await form.getByLabel('Message').fill('Changed.')
    await press(page, 'Send Message')
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

test('a frequent sender gets a polite message', nightly, async ({ page, request }) => {
  const email = address()
  const again = { headers: { apikey: secrets.publishableKey }, data: { name: 'Li', email, message: 'Again.' } }
  for (let n = 0; n < 6; n++) expect((await request.post('/rest/v1/contact_submissions', again)).status()).toBe(201)
  expect((await request.post('/rest/v1/contact_submissions', again)).status()).toBe(429)
  await forms.contact.complete(await open(page, forms.contact), email.toUpperCase())
  await press(page, 'Send Message')
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have written to us several times this hour. Please call us' }),
  ).toBeVisible()
})

test('a failed inquiry shows the backend’s message, if written for people', nightly, async ({ page }) => {
  const form = await open(page, forms.buy)
  await forms.buy.complete(form, address())
  await page.route('**/rest/v1/property_inquiries*', (route) =>
    route.fulfill({ status: 400, json: { code: 'P0001', message: 'We are moving house today.' } }),
  )
  await press(page, 'Submit Inquiry')
  await expect(page.getByRole('alert').filter({ hasText: 'We are moving house today.' })).toBeVisible()
})

test('a sale never loads the date picker', nightly, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => /DatePicker|datepicker/.test(request.url()) && fetched.push(request.url()))
  await forms.buy.complete(await open(page, forms.buy), address())
  await press(page, 'Submit Inquiry')
  await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
  await expect(page.getByText('Royal Hill Cottage', { exact: true }).last()).toBeVisible()
  expect(fetched).toEqual([])
})

const typeDate = 'Type another date and time'

test.describe('The inquiry about a rental', () => {
  test.use({ timezoneId: 'Africa/Lagos' })
  const path = `/property/${rental}`
  const viewing = weekdayIn(20)

  const toEmployment = async (page: Page, email: string) => {
    await page.goto(path)
    await fill(page.getByRole('form', { name: 'Inquiry' }), person(email))
    await press(page, 'Next: Employment Details')
  }
  const toDates = async (page: Page, email: string) => {
    await toEmployment(page, email)
    await page.getByLabel('Unemployed').check()
    await press(page, 'Next: Viewing Preferences')
    await press(page, typeDate)
    await expect(page.getByLabel('Preferred viewing date and time')).toBeVisible()
  }
  const summary = (page: Page) => page.getByTestId('error-summary').getByRole('link')

  test('has three steps, each announced, and stores every value; the picker loads with the last', async ({
    page,
    consoleErrors,
  }) => {
    const email = address()
    const fetched: string[] = []
    page.on('request', (request) => /DatePicker|datepicker/.test(request.url()) && fetched.push(request.url()))
    await toEmployment(page, email)
    await expect(page.getByRole('link', { name: '+44 20 7946 0112' })).toBeVisible()
    const dots = page.locator('[data-step="2"] > *')
    await expect(dots).toHaveCount(3)
    // Square and round.
    for (const dot of await dots.all()) {
      const { width, height } = (await dot.boundingBox())!
      expect(width).toBe(height)
      expect(await dot.evaluate((element) => parseFloat(getComputedStyle(element).borderRadius))).toBeGreaterThan(
        width / 2,
      )
    }
    const stepTitle = page.getByRole('heading', { name: 'Step 2 of 3: Employment' })
    await expect(stepTitle).toBeFocused()
    // After a refusal, the step's title stays visible below the header.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await press(page, 'Next: Viewing Preferences')
    await expect(page.getByTestId('error-summary')).toBeFocused()
    const header = (await page.getByRole('banner').boundingBox())!
    expect((await stepTitle.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
    await page.getByLabel('Employed', { exact: true }).check()
    await page.getByLabel('Current position').fill('Surveyor')
    await page.getByLabel('Annual income').fill('£62,000')
    expect(fetched).toEqual([])
    await press(page, 'Next: Viewing Preferences')
    await expect(page.getByRole('heading', { name: 'Step 3 of 3: Viewing and moving in' })).toBeFocused()
    await expect(page.getByRole('radio', { name: 'In person' })).toBeChecked()
    await page.getByRole('radio', { name: 'By video' }).check()
    await press(page, typeDate)
    await page.getByLabel('Preferred viewing date and time').fill(`${typed(viewing)} 14:30`)
    await page.keyboard.press('Escape')
    // In summer the two clocks agree, and the line is empty.
    const ahead =
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Africa/Lagos' }).format(
        new Date(`${viewing}T12:00Z`),
      ) !==
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/London' }).format(
        new Date(`${viewing}T12:00Z`),
      )
    await expect(page.getByTestId('visitors-time')).toHaveText(ahead ? '14:30 in London, 15:30 in Lagos' : '')
    await page.getByLabel('Preferred move-in date').fill(typed(inDays(30)))
    await page.keyboard.press('Escape')
    await press(page, 'Submit Inquiry')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeFocused()
    // The next step: the requested time in both clocks, for the calendar.
    await expect(page.getByTestId('success')).toContainText(
      ahead ? /You asked for .+, 2:30 pm in London, 3:30 pm in Lagos/ : /You asked for .+, 2:30 pm in London/,
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add this time to your calendar' }).click()
    expect((await download).suggestedFilename()).toBe('viewing.ics')
    expect(fetched.some((url) => /\.css/.test(url)) && fetched.some((url) => /\.js/.test(url))).toBe(true)
    const { id, title } = await subject(rental)
    const [row] = await rows('property_inquiries', email)
    expect(row).toMatchObject({
      type: 'rent',
      property_id: id,
      property_title: title,
      name: '李明',
      phone: '+86 138 0000 0000',
      message: null,
      employment_status: 'employed',
      current_position: 'Surveyor',
      viewing_kind: 'video',
      viewer_time_zone: 'Africa/Lagos',
      preferred_move_date: inDays(30),
    })
    expect(Number(row.annual_income)).toBe(62000)
    const london = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/London',
    }).format(new Date(row.preferred_viewing_date))
    expect(london).toBe(`${typed(viewing)}, 14:30`)
    expect(consoleErrors).toEqual([])
  })

  test('about a sale may request a viewing, and needs its time only then', nightly, async ({ page }) => {
    const email = address()
    await page.goto(`/property/${sale}`)
    await fill(page.getByRole('form', { name: 'Inquiry' }), person(email))
    await expect(page.getByRole('radio', { name: 'Not yet' })).toBeChecked()
    await page.getByRole('radio', { name: 'By video' }).check()
    await press(page, 'Submit Inquiry')
    await expect(summary(page)).toHaveText(['Please select your preferred viewing date.'])
    await press(page, typeDate)
    await page.getByLabel('Preferred viewing date and time').fill(`${typed(viewing)} 14:30`)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Preferred move-in date')).toHaveCount(0)
    await press(page, 'Submit Inquiry')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeFocused()
    const [row] = await rows('property_inquiries', email)
    expect(row).toMatchObject({ type: 'buy', viewing_kind: 'video', viewer_time_zone: 'Africa/Lagos' })
    expect(row.preferred_viewing_date).not.toBeNull()
  })

  for (const [wrong, days] of sampleOf([
    ['40 days fast', 40],
    ['40 days slow', -40],
  ] as const))
    test(`with a clock that is ${wrong}, validates a viewing by the right time`, nightly, async ({ page }) => {
      const email = address()
      await wrongClock(page, days * 86_400_000)
      const checked = page.waitForResponse('**/rest/v1/**')
      await page.goto(`/property/${sale}`)
      await checked
      await fill(page.getByRole('form', { name: 'Inquiry' }), person(email))
      await page.getByRole('radio', { name: 'By video' }).check()
      await press(page, typeDate)
      const viewingField = page.getByLabel('Preferred viewing date and time')
      await viewingField.fill(`${typed(weekdayIn(-20))} 14:30`)
      await page.keyboard.press('Escape')
      await press(page, 'Submit Inquiry')
      await expect(summary(page)).toHaveText(['Viewing date must be in the future.'])
      await viewingField.fill(`${typed(viewing)} 14:30`)
      await page.keyboard.press('Escape')
      // A database error about a time shows at its field.
      const refuse = (route: Route) =>
        route.fulfill({
          status: 400,
          json: {
            code: '23514',
            message:
              'new row for relation "property_inquiries" violates check constraint "property_inquiries_viewing_ahead"',
          },
        })
      await page.route('**/rest/v1/property_inquiries*', refuse)
      await press(page, 'Submit Inquiry')
      await expect(summary(page)).toHaveText([/^Viewing date must be in the future\. This time has passed in London/])
      await page.unroute('**/rest/v1/property_inquiries*', refuse)
      await press(page, 'Submit Inquiry')
      await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeFocused()
      expect(await rows('property_inquiries', email)).toHaveLength(1)
    })

  test('is completed with the mouse: a day and a half hour from the picker', nightly, async ({ page }) => {
    const email = address()
    await toDates(page, email)
    await page.getByLabel('Preferred viewing date and time').click()
    await page.getByRole('button', { name: 'Next month' }).click()
    // Only office days and times, in British format.
    await expect(page.getByRole('gridcell', { name: /^Not available Sunday, \d+ \w+ \d{4}$/ }).nth(1)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const times = page.getByRole('listbox', { name: 'Time' }).getByRole('option')
    await page
      .getByRole('gridcell', { name: /^Choose Saturday, \d+ \w+ \d{4}$/ })
      .nth(1)
      .click()
    await expect(times).toHaveText(
      Array.from({ length: 12 }, (_, n) => `${10 + Math.floor(n / 2)}:${n % 2 ? '30' : '00'}`),
    )
    await page
      .getByRole('gridcell', { name: /^Choose Tuesday, \d+ \w+ \d{4}$/ })
      .nth(1)
      .click()
    await expect(times).toHaveCount(19)
    await expect(times.first()).toHaveText('09:00')
    await expect(times.last()).toHaveText('18:00')
    await times.filter({ hasText: '10:30' }).click()
    await expect(page.locator('.react-datepicker__aria-live').first()).toHaveText(
      /^Selected date: Tuesday, \d+ \w+ \d{4} at 10:30$/,
    )
    await expect(page.getByLabel('Preferred viewing date and time')).toHaveValue(/^\d+ \w+ \d{4}, 10:30$/)
    await page.getByLabel('Preferred move-in date').click()
    await page
      .getByRole('gridcell', { name: /^Choose Sunday/ })
      .nth(1)
      .click()
    await press(page, 'Submit Inquiry')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
    const [row] = await rows('property_inquiries', email)
    expect(row).toMatchObject({ employment_status: 'unemployed', current_position: null, annual_income: null })
    expect(new Date(row.preferred_move_date).getUTCDay()).toBe(0)
  })

  test('shows what each step lacks, and Back clears it and keeps the values', nightly, async ({ page }) => {
    await page.goto(path)
    await showForm(page)
    await press(page, 'Next: Employment Details')
    await expect(summary(page)).toHaveText([
      'Please enter your full name (minimum 2 characters).',
      'Please enter a valid email address.',
      'Please enter your phone number.',
    ])
    await toEmployment(page, address())
    await press(page, 'Next: Viewing Preferences')
    await expect(summary(page)).toHaveText(['Please select your employment status.'])
    await page.getByLabel('Employed', { exact: true }).check()
    await press(page, 'Next: Viewing Preferences')
    await expect(summary(page)).toHaveText(['Please enter your current position.', 'Please enter your annual income.'])
    await press(page, 'Back')
    await expect(page.getByTestId('error-summary')).toHaveCount(0)
    await expect(page.getByLabel('Full name')).toHaveValue('李明')
    await press(page, 'Next: Employment Details')
    await page.getByLabel('Unemployed').check()
    await press(page, 'Next: Viewing Preferences')
    await press(page, 'Submit Inquiry')
    await expect(summary(page)).toHaveText([
      'Please select your preferred viewing date.',
      'Please select your preferred move-in date.',
    ])
    await press(page, typeDate)
    await page.getByLabel('Preferred viewing date and time').fill(`${typed(viewing)} 19:00`)
    await page.keyboard.press('Escape')
    await press(page, 'Submit Inquiry')
    await expect(summary(page).first()).toContainText('Please choose a time in our office hours')
    await page.getByLabel('Preferred viewing date and time').fill('1/12/2020 10:00')
    await page.keyboard.press('Escape')
    await page.getByLabel('Preferred move-in date').fill('1/12/2020')
    await page.keyboard.press('Escape')
    await press(page, 'Submit Inquiry')
    await expect(summary(page)).toHaveText([
      'Viewing date must be in the future.',
      'Move-in date must be after the viewing date.',
    ])
  })

  test('is completed with the keyboard alone', nightly, async ({ page }) => {
    const email = address()
    await page.goto(path)
    await page.getByLabel('Full name').focus()
    const { keyboard } = page
    for (const text of ['Ada Obi', email, '+234 803 000 0000']) {
      await keyboard.type(text)
      if (text !== '+234 803 000 0000') await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Space')
    // Past the self-employed, students and the retired.
    for (let n = 0; n < 4; n++) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Step 3 of 3' })).toBeFocused()
    // Past the choice of how, and the free times.
    await page.getByRole('button', { name: typeDate }).focus()
    await keyboard.press('Enter')
    await expect(page.getByLabel('Preferred viewing date and time')).toBeVisible()
    await keyboard.press('Tab')
    // Escape closes the calendar, which restores the focus shortly after.
    await keyboard.type(`${typed(viewing)} 10:00`)
    await keyboard.press('Escape')
    await expect(page.getByLabel('Preferred viewing date and time')).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.type(typed(inDays(30)))
    await keyboard.press('Escape')
    await expect(page.getByLabel('Preferred move-in date')).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('form').getByRole('link', { name: 'privacy policy' })).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeFocused()
    expect(await rows('property_inquiries', email)).toMatchObject([
      { employment_status: 'unemployed', preferred_move_date: inDays(30) },
    ])
  })

  test('is restored at its step after a reload', nightly, async ({ page }) => {
    await toDates(page, address())
    await page.getByLabel('Preferred viewing date and time').fill(`${typed(viewing)} 09:00`)
    await page.reload()
    await showForm(page)
    await expect(page.getByLabel('Preferred viewing date and time')).toHaveValue(/, 09:00$/)
    // Completed steps are folded, and reopen with their values.
    await page.getByRole('button', { name: 'Change your details' }).click()
    await expect(page.getByRole('heading', { name: 'Step 1 of 3: Your details' })).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('李明')
    await press(page, 'Next: Employment Details')
    await expect(page.getByRole('form', { name: 'Inquiry' })).toContainText('李明')
    await press(page, 'Next: Viewing Preferences')
    await expect(page.getByLabel('Preferred viewing date and time')).toHaveValue(/, 09:00$/)
    await press(page, 'Back')
    await expect(page.getByLabel('Unemployed')).toBeChecked()
  })

  test('offers the free times again if their code was lost on the way to them', nightly, async ({ page }) => {
    await page.route(/ViewingTime/, (route) => route.abort())
    await toEmployment(page, address())
    await page.getByLabel('Unemployed').check()
    await press(page, 'Next: Viewing Preferences')
    await expect(page.getByLabel('Preferred viewing date and time')).toBeVisible()
    await press(page, 'See the free times')
    await expect(page.getByRole('button', { name: 'See the free times' })).toBeVisible()
    await page.unrouteAll()
    await press(page, 'See the free times')
    await expect(page.getByTestId('slots').getByRole('radio').first()).toBeAttached()
    await expect(page.locator('[data-testid=slots]:focus-within')).toHaveCount(1)
  })

  test('works with native date fields if the picker fails to load', nightly, async ({ page }) => {
    const email = address()
    await page.route(/DatePicker/, (route) => route.abort())
    await toDates(page, email)
    await page.getByLabel('Preferred viewing date and time').fill(`${viewing}T10:00`)
    await page.getByLabel('Preferred move-in date').fill(inDays(40))
    await press(page, 'Submit Inquiry')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
    expect(await rows('property_inquiries', email)).toHaveLength(1)
  })

  test('has no axe violations at any step, and its picker fits the screen of any phone', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    const check = async () => {
      expect(await axe(page, '#enquire')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await toEmployment(page, address())
    await page.getByLabel('Employed', { exact: true }).check()
    await check()
    await page.getByLabel('Unemployed').check()
    await press(page, 'Next: Viewing Preferences')
    await expect(page.getByTestId('slots').getByRole('radio').first()).toBeAttached()
    await check()
    await press(page, typeDate)
    await page.getByLabel('Preferred viewing date and time').click()
    await expect(page.locator('.react-datepicker')).toBeVisible()
    await check()
    for (const width of [320, 360, 390, 412, 528, 529, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(
          async () => {
            const box = (await page.locator('.react-datepicker').boundingBox())!
            return (
              box.x >= 0 &&
              box.x + box.width <= width &&
              page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
            )
          },
          { message: `${width} px` },
        )
        .toBe(true)
    }
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { path, name } of sampleOf(Object.values(forms)))
    test(`the form of ${path} explains how to reach us, and sends nothing to the site`, nightly, async ({ page }) => {
      await page.goto(path)
      const form = page.getByRole('form', { name })
      // By element: text search ignores noscript.
      await expect(form.locator('noscript div')).toBeVisible()
      await expect(form.locator('noscript div')).toContainText('This form needs JavaScript.')
      await expect(form.locator('noscript div a[href^="tel:"]')).toBeVisible()
      await expect(form).toHaveAttribute('action', /^mailto:/)
    })
})

import type { Locator, Page } from '@playwright/test'
import { defaultListState } from '../../src/admin/listings/list/list-state'
import { mortgage } from '../../src/features/calculators/mortgage'
import { parameterNames } from '../../src/features/search/search-parameters'
import { tidyLine, tidyText } from '../../src/lib/form/normalise'
import { typographic } from '../../src/lib/format/typographic'
import { corpus, inAddress, inStorage } from '../hostile'
import { administrator, enter, expect, hydrated, newListing, test, unhurried } from './site'
import { secrets } from '../secrets'
import { everyNth, nightly } from '../every-case'

// tests/unit tries each text in each parser, tests/database in each table. Here one form, and each kind of screen that
// shows such text, receive all of it at once, on a phone: accepted input is text wherever it reappears, refused input
// shows a message and stays in its field.
test.use({ viewport: { width: 390, height: 844 } })

const everything = Object.values(corpus).join('\n')
/** All texts, in as few lines as fit a length. */
const linesOf = (max: number) =>
  Object.values(corpus)
    .map((text) => tidyLine(text).slice(0, max).toWellFormed())
    .filter(Boolean)
    .reduce<string[]>((lines, text) => {
      const last = `${lines.at(-1) ?? ''} ${text}`.trim()
      return [...last].length <= max && lines.length > 0 ? [...lines.slice(0, -1), last] : [...lines, text]
    }, [])
const word = 'W'.repeat(1_000_000)
const long = word.slice(0, 20_000)
const newMarker = () => `hostile-${process.pid}-${crypto.randomUUID().slice(0, 8)}`

/** Nothing ran, no dialog opened, and the page is not wider than the phone. */
async function expectNoInjectionOrOverflow(page: Page, what: string) {
  const visible = await page.evaluate(() => ({
    hacked: 'hacked' in window || 'hacked' in {},
    wide: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(visible, what).toEqual({ hacked: false, wide: 0 })
}
/** The exact displayed text. */
const textOf = (part: Locator) => part.evaluate((element) => element.textContent)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(({ page, consoleErrors }) => {
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') consoleErrors.push(`asked: ${dialog.message()}`)
    void dialog.accept()
  })
})
// Ignores expected console messages: missing pages, wrong passwords, aborted transitions, and foreign map tiles.
const expected = /status of (40[134]|416)|status of 400 .*\/auth\/v1\/token|^Transition was|ERR_NAME_NOT_RESOLVED/
const unexpectedErrors = (consoleErrors: string[]) => consoleErrors.filter((text) => !expected.test(text))

const names = linesOf(200)

test(
  'a form refuses an endless word, a megabyte too, accepts all else as text, and the inbox shows it',
  nightly,
  async ({ page, consoleErrors }) => {
    const [admin, marker] = [await administrator(), newMarker()]
    const email = `${marker}@example.com`
    await unhurried(page)
    try {
      await page.goto('/contact')
      const form = page.getByRole('form', { name: 'Message' })
      const endless = { 'Full Name': long, 'Email Address': long, 'Phone Number': long, Message: word }
      for (const [label, text] of Object.entries(endless)) await form.getByLabel(label).fill(text)
      await press(page, 'Send Message')
      await expect(page.getByTestId('error-summary')).toBeFocused()
      await expect(page.getByTestId('error-summary')).toContainText(
        'Please use 200 characters or fewer for your full name.',
      )
      for (const [label, text] of Object.entries(endless)) {
        const field = form.getByLabel(label)
        await expect(field, label).toHaveAttribute('aria-invalid', 'true')
        expect((await field.inputValue()).length, label).toBe(text.length)
      }
      await expectNoInjectionOrOverflow(page, 'the form, refused')
      for (const [label, text] of Object.entries({
        'Full Name': names[1]!,
        'Email Address': email,
        'Phone Number': linesOf(40)[0]!,
        Message: everything,
      }))
        await form.getByLabel(label).fill(text)
      await press(page, 'Send Message')
      await expect(page.getByRole('heading', { name: /^Thank You/ })).toBeVisible()
      await expectNoInjectionOrOverflow(page, 'the form, sent')

      // An enquiry about a listing has further texts.
      const { data: listing } = await admin.from('properties').select('id').eq('slug', 'royal-hill-cottage').single()
      const person = { name: names[0]!, email, phone: '+44 20 7946 0112', message: tidyText(everything) }
      const enquiry = { type: 'buy', property_id: listing!.id, property_title: 'Royal Hill Cottage', ...person }
      await admin.from('property_inquiries').insert(enquiry).throwOnError()
      const booking = { type: 'rental', name: names[3]!, email, phone: person.phone, postcode: 'N1 2XX' }
      await admin
        .from('booking_valuations')
        .insert({ ...booking, property_types: ['newFlat'] })
        .throwOnError()

      await enter(page, `/admin/enquiries?q=${marker}`)
      const rows = page.getByRole('list', { name: 'Enquiries, newest first' }).getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await expectNoInjectionOrOverflow(page, 'the inbox')
      const { data } = await admin.from('enquiries').select('kind, id, name, message, details').eq('email', email)
      for (const { kind, id, name, message, details } of data!) {
        if (kind !== 'booking') expect(message).toBe(tidyText(everything))
        await page.goto(`/admin/enquiries?q=${marker}&open=${kind}:${id}`)
        await expect(page.locator('#enquiry-name')).toBeVisible()
        expect(await textOf(page.locator('#enquiry-name'))).toBe(name)
        const enquiry = page.getByRole('region', { name: /^Enquiry from / })
        if (message) expect(await textOf(enquiry.getByRole('blockquote'))).toBe(message)
        if (details.phone) expect(await enquiry.getByRole('definition').allTextContents()).toContain(details.phone)
        await expectNoInjectionOrOverflow(page, `an enquiry of kind ${kind}`)
      }
      const note = page.getByLabel('Note')
      await note.fill(long)
      await press(page, 'Save')
      await expect(page.getByRole('link', { name: 'Please use 5,000 characters or fewer for the note.' })).toBeVisible()
      expect((await note.inputValue()).length).toBe(long.length)
      await expectNoInjectionOrOverflow(page, 'a note without end')
      await note.fill(everything)
      await press(page, 'Save')
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      await page.reload()
      await expect(note).toHaveValue(tidyText(everything))
      expect(unexpectedErrors(consoleErrors)).toEqual([])
    } finally {
      for (const table of ['contact_submissions', 'property_inquiries', 'booking_valuations'])
        await admin.from(table).delete().eq('email', email)
    }
  },
)

test('a listing with all of it is text in its form, on its page, its card, saved and compared', async ({
  page,
  consoleErrors,
}) => {
  const admin = await administrator()
  const [title, area, alt] = [linesOf(160)[0]!, linesOf(80)[0]!, linesOf(200)[4]!]
  const features = Object.values(corpus).map(tidyLine).filter(Boolean)
  const gallery = [
    'https://a.example/"onerror="window.hacked=1.jpg',
    'https://a.example/<script>window.hacked=1</script>.png',
    `https://a.example/${'w'.repeat(1500)}.gif`,
  ]
  const listing = newListing({
    ...{ title, area, features, gallery, picture_alts: [alt, '', ''], price: 9_999_999_999.99 },
    description: tidyText(everything),
    rightmove_url: 'https://www.rightmove.co.uk/"><script>window.hacked=1</script>',
  })
  try {
    const { data: stored } = await admin.from('properties').insert(listing).select().single().throwOnError()
    await enter(page, `/admin/properties/${stored.id}/edit`)
    await expect(page.getByLabel('Property title')).toHaveValue(title)
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue(stored.description)
    await expectNoInjectionOrOverflow(page, 'its form')
    // A phone shows one section at a time.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('Image URL').fill('javascript:window.hacked=1//a.jpg')
    await page.getByLabel('Image URL').press('Enter')
    await expect(page.getByText('Please enter a valid image URL.')).toBeVisible()
    // The field accepts no more than can be saved.
    await page.getByLabel('Property title').fill(word.slice(0, 161))
    await press(page, 'Update Property')
    await expect(page.getByTestId('error-summary')).toContainText('do not load')
    await expect(page.getByLabel('Property title')).toHaveValue(word.slice(0, 160))
    await expectNoInjectionOrOverflow(page, 'its form, refused')
    await page.setViewportSize({ width: 390, height: 844 })

    await page.goto(`/property/${stored.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(typographic(title))
    expect(await textOf(page.getByTestId('description'))).toBe(typographic(stored.description))
    expect(await page.getByTestId('features').locator('li').allTextContents()).toEqual(features.map(typographic))
    await expect(page.locator('.swiper-slide img').first()).toHaveAttribute('alt', typographic(alt))
    await expectNoInjectionOrOverflow(page, 'its page')

    await page.goto(`/saved?homes=${stored.slug},royal-hill-cottage&compare=${stored.slug},royal-hill-cottage`)
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoInjectionOrOverflow(page, 'saved and compared')

    await page.goto(`/buy?area=${encodeURIComponent(area)}`)
    await expect(page.locator('article h3')).toHaveText([typographic(title)])
    await expectNoInjectionOrOverflow(page, 'its card')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(linesOf(100)[3]!)
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be' })).toHaveCount(0)
    await expectNoInjectionOrOverflow(page, 'a search for words')
    expect(unexpectedErrors(consoleErrors)).toEqual([])
  } finally {
    await admin.from('properties').delete().eq('slug', listing.slug)
  }
})

test.describe('A hostile address is no error', () => {
  /** A query with a different value per name; `turn` rotates them. */
  const query = (path: string, all: string[], turn = 0) =>
    `${path}?${all.map((name, n) => `${name}=${inAddress[(n + turn) % inAddress.length]}`).join('&')}`
  const filters = ['area', ...parameterNames, '__proto__']
  // Hand-written: inbox-url.ts reaches the backend, whose key only the build knows.
  const inbox = ['q', 'kind', 'state', 'department', 'due', 'for', 'home', 'order', 'page', 'open']
  // Unit tests try each value in each parser: here each page opens with many at once.
  const addresses = [
    query('/rent', filters),
    query('/buy', filters, 3) + '&view=map',
    '/rent?&&&=%&?',
    query('/calculators/mortgage', [...Object.keys(mortgage.fields), '__proto__'], 4),
    `/saved?homes=${inAddress.join()}&compare=${inAddress.join()}`,
    query('/resources/area-guide', ['area']),
    query('/resources/property-prices', ['sort', 'order'], 1),
    '/resources/selling-process#%22%5D%00',
    '/property/%00',
    '/property/%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  ]
  test('of a public page', async ({ page, consoleErrors }) => {
    for (const address of everyNth(2, addresses)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      if (address.startsWith('/property/'))
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/Not Found/)
      await expect(page.locator('[data-outdated]'), address).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: 'could not be' }), address).toHaveCount(0)
      await expectNoInjectionOrOverflow(page, address)
      expect(unexpectedErrors(consoleErrors), address).toEqual([])
    }
  })

  test('of the admin', nightly, async ({ page, consoleErrors }) => {
    await page.goto('/admin/login?to=javascript:window.hacked=1')
    // Any wrong password is simply wrong.
    await page.getByLabel('Password', { exact: true }).fill(everything)
    await press(page, 'Sign in')
    await expect(page.getByText('Invalid password')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await press(page, 'Sign in')
    await page.waitForURL('/admin')
    for (const address of [
      query('/admin', Object.keys(defaultListState)),
      // The most words that fit.
      `/admin?q=${'1k+'.repeat(33)}`,
      query('/admin/enquiries', inbox, 2),
      '/admin/enquiries?page=99999&open=message:__proto__',
      ...['%00', '__proto__'].map((id) => `/admin/properties/${id}/edit`),
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      if (address.endsWith('/edit'))
        await expect(page.getByText(/Property not found|Page Not Found/).first(), address).toBeVisible()
      else
        await expect(
          page
            .getByText(/Page 1 of|^\d+–\d+ of |No properties found|No matches|No enquiries/)
            .or(page.getByRole('list', { name: /^Enquiries, / }).getByRole('listitem'))
            .first(),
          address,
        ).toBeVisible()
      await expect(page.getByText(/could not be loaded|Failed to load/), address).toHaveCount(0)
      await expectNoInjectionOrOverflow(page, address)
      expect(unexpectedErrors(consoleErrors), address).toEqual([])
    }
  })
})

test('whatever is in browser storage, every page opens', nightly, async ({ page, consoleErrors }) => {
  const { data: listing } = await (
    await administrator()
  )
    .from('properties')
    .select('id')
    .eq('slug', 'cornwall-gardens-apartment')
    .single()
  const local = ['saved:1', 'seen:1', 'preferences', 'train-place', 'admin_user', 'admin_tries', 'admin_session']
  const session = [
    'contact',
    'valuation-sales',
    'valuation-dialog',
    `enquiry-${listing!.id}`,
    'homes rent',
    'admin:list',
    'admin:saved',
    'admin:new-property',
    'site',
  ]
  // Where it is read, and what shows the page works.
  const paths: [path: string, readySelector: string][] = [
    ['/saved', '#recent'],
    ['/rent?beds=2', 'section[aria-busy=false]'],
    ['/property/cornwall-gardens-apartment', '.swiper-initialized'],
    ['/contact', 'astro-island:not([ssr]) form'],
    ['/admin/login', '#password'],
    ['/', 'h1'],
  ]
  await page.goto('/404')
  for (const turn of inStorage.keys()) {
    const [path, readySelector] = paths[turn % paths.length]!
    await page.evaluate(
      ([local, session, values, turn]) => {
        local.forEach((key, n) => localStorage.setItem(key, values[(n + turn) % values.length]!))
        session.forEach((key, n) => sessionStorage.setItem(key, values[(n + turn + 1) % values.length]!))
      },
      [local, session, inStorage, turn] as const,
    )
    await page.goto(path)
    // Interacts again, in case the script was not listening the first time.
    await expect(async () => {
      await page.evaluate(() =>
        document.querySelectorAll('astro-island').forEach((island) => island.dispatchEvent(new Event('focusin'))),
      )
      await expect(page.locator(readySelector).first(), `${path}, turn ${turn}`).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoInjectionOrOverflow(page, path)
    expect(unexpectedErrors(consoleErrors), `${path}, turn ${turn}`).toEqual([])
  }
})

test('a calculator accepts any input', nightly, async ({ page, consoleErrors }) => {
  await page.goto('/calculators/mortgage')
  await page.locator('[data-calculator] form').hover()
  await hydrated(page)
  for (const text of [linesOf(500)[0]!, long]) {
    for (const field of await page.locator('[data-calculator] input[type=text]').all()) await field.fill(text)
    await press(page, 'Calculate')
    await expect(page.getByTestId('error-summary')).toBeFocused()
    await expect(page.locator('[data-calculator] input[type=text]').first()).toHaveValue(text)
    await expect(page.getByTestId('calculator-figure')).toHaveText(/^(£[\d,.]+|[\d.]+%|None)$/)
    await expectNoInjectionOrOverflow(page, text.slice(0, 40))
  }
  expect(consoleErrors).toEqual([])
})

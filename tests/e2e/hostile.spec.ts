import type { Locator, Page } from '@playwright/test'
import { tidyLine, tidyText } from '../../src/lib/form/normalise'
import { published } from '../complete-listing'
import { corpus, inAddress, inStorage } from '../hostile'
import { administrator, enter, expect, hydrated, newListing, test, unhurried, weekdayIn } from './site'
import { secrets } from '../secrets'

// Every form, filter and field of the admin, on its real screen: accepted input is text wherever it reappears, refused
// input shows a message and is kept. tests/unit and tests/database try each text; here each screen receives all at
// once, on a phone.
test.use({ viewport: { width: 390, height: 844 } })

const everything = Object.values(corpus).join('\n')
/** All texts, in as few lines as fit a length. */
const linesOf = (most: number) =>
  Object.values(corpus)
    .map((text) => tidyLine(text).slice(0, most).toWellFormed())
    .filter(Boolean)
    .reduce<string[]>((lines, text) => {
      const last = `${lines.at(-1) ?? ''} ${text}`.trim()
      return [...last].length <= most && lines.length > 0 ? [...lines.slice(0, -1), last] : [...lines, text]
    }, [])
const word = 'W'.repeat(1_000_000)
const long = word.slice(0, 20_000)
const mark = () => `hostile-${process.pid}-${crypto.randomUUID().slice(0, 8)}`

/** Nothing ran, no dialog opened, and the page is not wider than the phone. */
async function sound(page: Page, what: string) {
  const visible = await page.evaluate(() => ({
    hacked: 'hacked' in window || 'hacked' in {},
    wide: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(visible, what).toEqual({ hacked: false, wide: 0 })
}
/** The exact displayed text. */
const textOf = (part: Locator) => part.evaluate((element) => element.textContent)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.beforeEach(({ page, complaints }) => {
  page.on(
    'dialog',
    (dialog) => (
      dialog.type() === 'beforeunload' || complaints.push(`asked: ${dialog.message()}`),
      void dialog.accept()
    ),
  )
})
// Ignores expected console messages: missing pages, wrong passwords, aborted transitions, and foreign map tiles.
const own = (complaints: string[]) =>
  complaints.filter((text) => !/status of (40[0-4]|416)|^Transition was|ERR_NAME_NOT_RESOLVED/.test(text))

const names = linesOf(200)
const given = (email: string) => ({ 'Full name': names[0]!, Email: email, Phone: linesOf(40)[1]! })
const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

/** Each form, and how all texts are entered at once. */
const forms: {
  path: string
  name: string
  table: string
  send: string
  texts: string[]
  all: (form: Locator, email: string, page: Page) => Promise<void>
}[] = [
  {
    path: '/contact',
    name: 'Message',
    table: 'contact_submissions',
    send: 'Send Message',
    texts: ['Full Name', 'Email Address', 'Phone Number', 'Message'],
    all: (form, email) =>
      fill(form, {
        'Full Name': names[1]!,
        'Email Address': email,
        'Phone Number': linesOf(40)[0]!,
        Message: everything,
      }),
  },
  {
    path: '/valuation/sales',
    name: 'Sales valuation',
    table: 'valuation_requests',
    send: 'Request a valuation',
    texts: ['Full name', 'Email', 'Phone', 'Postcode of the property', 'Property address', 'Comments'],
    all: async (form, email) => {
      await fill(form, {
        ...given(email),
        'Postcode of the property': linesOf(20)[0]!,
        'Property address': linesOf(500)[0]!,
        Comments: everything,
      })
      await form.getByLabel('Bedrooms').selectOption('Studio')
    },
  },
  {
    path: '/property/royal-hill-cottage',
    name: 'Inquiry',
    table: 'property_inquiries',
    send: 'Submit Inquiry',
    texts: ['Full name', 'Email', 'Phone', 'Message'],
    all: (form, email) => fill(form, { ...given(email), Message: everything }),
  },
  {
    path: '/property/cornwall-gardens-apartment',
    name: 'Inquiry',
    table: 'property_inquiries',
    send: 'Submit Inquiry',
    texts: [],
    all: async (form, email, page) => {
      await fill(form, { ...given(email), Message: everything })
      await press(page, 'Next: Employment Details')
      await page.getByLabel('Employed', { exact: true }).check()
      await page.getByLabel('Current position').fill(names[2]!)
      for (const wrong of ['1e309', 'NaN', '__proto__', "1'; drop table"]) {
        await page.getByLabel('Annual income').fill(wrong)
        await press(page, 'Next: Viewing Preferences')
        await expect(page.getByTestId('error-summary')).toContainText('Please enter your annual income.')
        await expect(page.getByLabel('Annual income')).toHaveValue(wrong)
      }
      await page.getByLabel('Annual income').fill('62000')
      await press(page, 'Next: Viewing Preferences')
      await page.getByLabel('Preferred viewing date and time').fill('<script>')
      await page.keyboard.press('Escape')
      await press(page, 'Submit Inquiry')
      await expect(page.getByTestId('error-summary')).toContainText('Please select your preferred viewing date.')
      await page
        .getByLabel('Preferred viewing date and time')
        .fill(`${weekdayIn(20).split('-').reverse().join('/')} 10:00`)
      await page.keyboard.press('Escape')
      await page.getByLabel('Preferred move-in date').fill(inDays(30).split('-').reverse().join('/'))
      await page.keyboard.press('Escape')
    },
  },
]

test('every form accepts all of it as text, and the inbox shows it as text', async ({ page, complaints }) => {
  test.setTimeout(120_000)
  const [admin, them] = [await administrator(), mark()]
  const email = `${them}@example.com`
  await unhurried(page)
  try {
    for (const { path, name, send, all } of forms) {
      await page.goto(path)
      await all(page.getByRole('form', { name }), email, page)
      await press(page, send)
      await expect(page.getByRole('heading', { name: /^Thank [Yy]ou|^Inquiry Submitted/ }), path).toBeVisible()
      await sound(page, path)
    }
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Free valuation' })
    await dialog.getByRole('button', { name: "Let's go" }).click()
    await dialog.getByRole('button', { name: 'Rental Valuation' }).click()
    await dialog.getByLabel('Existing flat').check()
    await dialog.getByRole('button', { name: 'Next', exact: true }).click()
    for (const [label, right] of [
      ['Postcode', 'N1 2XX'],
      ['Full name', names[3]!],
      ['Email', email],
      ['Phone', '020 7946 0112'],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: true })
      if (label !== 'Full name')
        for (const wrong of names.slice(0, 2)) {
          await field.fill(wrong)
          await field.press('Enter')
          await expect(dialog.getByText(/^Please enter a valid/)).toBeVisible()
          await expect(field).toHaveValue(wrong)
          await sound(page, label)
        }
      await field.fill(right)
      await field.press('Enter')
    }
    await expect(dialog.getByRole('heading', { name: 'We have your request' })).toBeVisible()

    await enter(page, `/admin/enquiries?q=${them}`)
    const rows = page.getByRole('list', { name: 'Enquiries, newest first' }).getByRole('listitem')
    await expect(rows).toHaveCount(5)
    await sound(page, 'the inbox')
    const { data } = await admin.from('enquiries').select('kind, id, name, message, details').eq('email', email)
    for (const { kind, id, name, message, details } of data!) {
      if (kind !== 'booking') expect(message).toBe(tidyText(everything))
      await page.goto(`/admin/enquiries?q=${them}&open=${kind}:${id}`)
      await expect(page.locator('#enquiry-name')).toBeVisible()
      expect(await textOf(page.locator('#enquiry-name'))).toBe(name)
      const opened = page.getByRole('region', { name: /^Enquiry from / })
      if (message) expect(await textOf(opened.getByRole('blockquote'))).toBe(message)
      for (const value of [details.address, details.current_position, details.phone].filter(Boolean))
        expect(await opened.getByRole('definition').allTextContents()).toContain(value)
      await sound(page, `an enquiry of kind ${kind}`)
    }
    const note = page.getByLabel('Note')
    await note.fill(long)
    await press(page, 'Save')
    await expect(page.getByRole('link', { name: 'Please use 5,000 characters or fewer for the note.' })).toBeVisible()
    expect((await note.inputValue()).length).toBe(long.length)
    await sound(page, 'a note without end')
    await note.fill(everything)
    await press(page, 'Save')
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.reload()
    await expect(note).toHaveValue(tidyText(everything))
    await page.getByRole('link', { name: 'Back to the list' }).click()
    for (const text of names.slice(1, 4)) {
      await page.getByLabel('Search enquiries').fill(text)
      await expect(page).toHaveURL(/[?&]q=/)
    }
    await expect(rows.first().or(page.getByText('Nothing matches.'))).toBeVisible()
    await sound(page, 'a search of the inbox')
    expect(own(complaints)).toEqual([])
  } finally {
    for (const table of ['contact_submissions', 'valuation_requests', 'property_inquiries', 'booking_valuations'])
      await admin.from(table).delete().eq('email', email)
  }
})

test('an endless word in every field, a megabyte in one, is refused with a message and stays in the form', async ({
  page,
  complaints,
}) => {
  for (const { path, name, send, texts } of forms.filter(({ texts }) => texts.length > 0)) {
    await page.goto(path)
    const form = page.getByRole('form', { name })
    const typed = (label: string) => (label === 'Message' ? word : long)
    for (const label of texts) await form.getByLabel(label).fill(typed(label))
    await press(page, send)
    await expect(page.getByTestId('error-summary'), path).toBeFocused()
    await expect(page.getByTestId('error-summary')).toContainText(
      'Please use 200 characters or fewer for your full name.',
    )
    for (const label of texts) {
      const field = form.getByLabel(label)
      await expect(field, label).toHaveAttribute('aria-invalid', 'true')
      expect((await field.inputValue()).length, label).toBe(typed(label).length)
    }
    await sound(page, path)
  }
  expect(complaints).toEqual([])
})

test('a listing with all of it is refused where invalid, and is text on every page otherwise', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  const [admin, { slug }] = [await administrator(), newListing()]
  await page.route('https://a.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const [title, area, alt] = [linesOf(160)[0]!, linesOf(80)[0]!, linesOf(200)[4]!]
  const features = Object.values(corpus).map(tidyLine).filter(Boolean)
  const pictures = [
    'https://a.example/"onerror="window.hacked=1.jpg',
    'https://a.example/<script>window.hacked=1</script>.png',
    `https://a.example/${'w'.repeat(1500)}.gif`,
  ]
  try {
    await enter(page, '/admin/properties/new')
    const wrong = {
      'Web address': '../__proto__/%00',
      'Price (£)': '1e309',
      'Floor size (sq ft) (optional)': 'NaN',
      Bedrooms: '-1',
      Bathrooms: '0x1',
      'Rightmove URL (optional)': 'javascript:window.hacked=1',
      Latitude: '91',
      Longitude: '1e3',
    }
    for (const [label, text] of Object.entries(wrong)) await page.getByLabel(label).fill(text)
    await field('Status').selectOption('Live')
    await field('Property title').fill(long)
    await field('Description').fill(word)
    await page.getByLabel('Features').fill(long)
    for (const text of [
      'javascript:window.hacked=1//a.jpg',
      'data:image/svg+xml,<svg onload=window.hacked=1>.svg',
      '../../secret.png',
      '__proto__',
      `https://a.example/${'x'.repeat(2000)}.jpg`,
      `https://a.example/${'\u202E'}gpj.exe`,
    ]) {
      await field('Image URL').fill(text)
      await field('Image URL').press('Enter')
      await expect(page.getByText('Please enter a valid image URL.')).toBeVisible()
      await expect(field('Image URL')).toHaveValue(text)
    }
    await press(page, 'Create Property')
    const summary = page.getByTestId('error-summary')
    await expect(summary).toBeFocused()
    for (const message of [
      'The title can have 160 characters at most.',
      'Area is required.',
      'Enter the price',
      'bedrooms',
      'bathrooms',
      'floor size',
      'beginning with https://',
      'latitude',
      'longitude',
      'at least one image',
      '20,000 characters',
      'A feature can have 200 characters',
    ])
      await expect(summary).toContainText(message)
    // The slug is normalised; all other input stays as typed.
    for (const [label, text] of Object.entries(wrong))
      await expect(page.getByLabel(label)).toHaveValue(label === 'Web address' ? 'proto-00' : text)
    expect((await field('Description').inputValue()).length).toBe(word.length)
    await sound(page, 'the form, refused')

    for (const [label, text] of Object.entries({
      'Property title': title,
      'Web address': slug,
      Area: area,
      'Price (£)': '9999999999.99',
      'Floor size (sq ft) (optional)': '9999999',
      Bedrooms: '50',
      Bathrooms: '50',
      'Rightmove URL (optional)': 'https://www.rightmove.co.uk/"><script>window.hacked=1</script>',
      Latitude: '51.5',
      Longitude: '-0.1',
      Description: everything,
      Features: features.join('\n'),
    }))
      await page.getByLabel(label, { exact: ['Area', 'Description'].includes(label) }).fill(text)
    for (const url of pictures) {
      await field('Image URL').fill(url)
      await field('Image URL').press('Enter')
    }
    await page.getByLabel('What picture 1 shows').fill(alt)
    await sound(page, 'the form, filled in')
    await field('Status').selectOption('Draft')
    await press(page, 'Create Property')
    await expect(page.getByText(/^Saved: /)).toBeVisible()
    await sound(page, 'the list of the desk')
    for (const text of linesOf(100).slice(3, 7)) {
      await page.getByRole('searchbox').fill(text)
      await expect(page).toHaveURL(/[?&]q=/)
    }
    await expect(page.getByText('Failed to load')).toHaveCount(0)
    const { data: stored } = await admin.from('properties').select('*').eq('slug', slug).single()
    expect(stored).toMatchObject({
      title,
      area,
      features,
      gallery: pictures,
      picture_alts: [alt, '', ''],
      description: tidyText(everything),
    })
    await page.goto(`/admin/properties/${stored.id}/edit`)
    await expect(field('Property title')).toHaveValue(title)
    await expect(field('Description')).toHaveValue(stored.description)

    const facts = published({ listing_type: 'sale', price: 9_999_999_999.99 })
    await admin.from('properties').update(facts).eq('slug', slug).throwOnError()
    await page.goto(`/property/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(title)
    expect(await textOf(page.getByTestId('description'))).toBe(stored.description)
    expect(await page.getByTestId('features').locator('li').allTextContents()).toEqual(features)
    await expect(page.locator('.swiper-slide img').first()).toHaveAttribute('alt', alt)
    await sound(page, 'its page')
    await page.locator('[data-save]').first().click()
    await expect(page.locator('[data-toasts]')).toContainText('Saved.')

    await page.goto(`/saved?homes=${slug},royal-hill-cottage&compare=${slug},royal-hill-cottage`)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('textbox', { name: /^Your note/ }).fill(linesOf(500)[0]!)
    await sound(page, 'saved and compared')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Your note/ })).toHaveValue(linesOf(500)[0]!)

    await page.goto(`/buy?area=${encodeURIComponent(area)}`)
    await expect(page.locator('article h3')).toHaveText([title])
    await sound(page, 'its card')
    for (const text of linesOf(100).slice(3, 7)) {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('dialog').getByRole('searchbox').fill(text)
      await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('alert').filter({ hasText: 'could not be' }), text).toHaveCount(0)
    }
    await sound(page, 'a search for words')
    expect(own(complaints)).toEqual([])
  } finally {
    await admin.from('properties').delete().eq('slug', slug)
  }
})

test.describe('A hostile address is no error', () => {
  /** A query with a different value per name; `turn` rotates them. */
  const query = (path: string, all: string[], turn = 0) =>
    `${path}?${all.map((name, n) => `${name}=${inAddress[(n + turn) % inAddress.length]}`).join('&')}`
  const filters = [
    'area',
    'min',
    'max',
    'beds',
    'baths',
    'furnished',
    'available',
    'q',
    'box',
    'sort',
    'page',
    'view',
    '__proto__',
  ]
  const sums = ['price', 'deposit', 'rate', 'years', 'type', 'rent', 'buyer', 'abroad', 'date', 'weeks', '__proto__']
  const addresses = {
    'in a search': [
      ...[0, 5, 11, 15].map((turn) => query('/rent', filters, turn)),
      query('/buy', [...filters, 'view=map&x'], 3),
      query('/rent/2', filters, 9),
      `/rent?area=${'x&area='.repeat(200)}`,
      '/rent?&&&=%&?',
      '/rent?furnished=__proto__&view=map',
      '/rent?page=1000000000',
      '/rent?box=1e99,0,0,0&min=-1',
    ],
    'in calculators, lists of saved homes and resources': [
      ...['buying-cost', 'mortgage', 'rental-yield', 'move-in-cost'].map((name, n) =>
        query(`/calculators/${name}`, sums, n * 4),
      ),
      `/saved?homes=${inAddress.join()}&compare=${inAddress.join()}`,
      '/saved?homes=__proto__,constructor&compare=__proto__,constructor',
      query('/resources/area-guide', ['area']),
      query('/resources/property-prices', ['sort', 'order'], 1),
      '/resources/selling-process#%22%5D%00',
      '/resources/area-guide#__proto__',
    ],
    // One of each kind: each takes a page load, and all are unknown slugs.
    'of a home': inAddress
      .filter((value) => /^(__proto__|%3Cscript|%00|%E0|%EF|%5C|1e309)/.test(value))
      .map((value) => `/property/${value}`),
  }
  for (const [where, all] of Object.entries(addresses))
    test(where, async ({ page, complaints }) => {
      test.setTimeout(120_000)
      await page.route('https://tiles.example/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      for (const address of all) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
        if (address.startsWith('/property/'))
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/Not Found/)
        await expect(page.locator('[data-asking]'), address).toHaveCount(0)
        await expect(page.getByRole('alert').filter({ hasText: 'could not be' }), address).toHaveCount(0)
        await sound(page, address)
        expect(own(complaints), address).toEqual([])
      }
    })

  test('in the admin', async ({ page, complaints }) => {
    test.setTimeout(120_000)
    await page.goto('/admin/login?to=javascript:window.hacked=1')
    // Any wrong password is simply wrong.
    await page.getByLabel('Password', { exact: true }).fill(everything)
    await press(page, 'Sign in')
    await expect(page.getByText('Invalid password')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(secrets.adminPassword)
    await press(page, 'Sign in')
    await page.waitForURL('/admin')
    for (const address of [
      query('/admin', ['q', 'type', 'status', 'sort', 'page']),
      '/admin?page=1e21&sort=__proto__',
      query('/admin/enquiries', ['q', 'kind', 'state', 'department', 'order', 'page', 'open'], 2),
      '/admin/enquiries?page=99999&open=message:__proto__',
      ...['%00', '%E0%A4%A', '__proto__', "'%20or%201=1"].map((id) => `/admin/properties/${id}/edit`),
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      if (address.endsWith('/edit'))
        await expect(page.getByText(/Property not found|Page Not Found/).first(), address).toBeVisible()
      else
        await expect(
          page
            .getByText(/Page 1 of|^\d+–\d+ of |No properties found|Nothing matches|Enquiries, |No enquiries/)
            .or(page.getByRole('list', { name: /^Enquiries, / }).getByRole('listitem'))
            .first(),
          address,
        ).toBeVisible()
      await expect(page.getByText(/could not be loaded|Failed to load/), address).toHaveCount(0)
      await sound(page, address)
      expect(own(complaints), address).toEqual([])
    }
  })
})

test('whatever is in browser storage, every page opens', async ({ page, complaints }) => {
  test.setTimeout(120_000)
  const { data: listing } = await (
    await administrator()
  )
    .from('properties')
    .select('id')
    .eq('slug', 'cornwall-gardens-apartment')
    .single()
  const local = [
    'meridian:saved:1',
    'meridian:seen:1',
    'preferences',
    'admin_user',
    'admin_tries',
    'meridian_row_session',
  ]
  const session = [
    'contact',
    'valuation-sales',
    'valuation-dialog',
    `enquiry-${listing!.id}`,
    'homes rent',
    'admin:list',
    'admin:saved',
    'admin:new-property',
  ]
  // Where it is read, and what shows the page works.
  const paths: [path: string, alive: string][] = [
    ['/saved', '#recent'],
    ['/rent?beds=2', 'section[aria-busy=false]'],
    ['/property/cornwall-gardens-apartment', '.swiper-initialized'],
    ['/contact', 'astro-island:not([ssr]) form'],
    ['/admin/login', '#password'],
    ['/', 'h1'],
  ]
  await page.goto('/404')
  for (const [turn, [path, alive]] of inStorage.flatMap((_, n) =>
    [0, 3].map((next) => [n, paths[(n + next) % paths.length]!] as const),
  )) {
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
      await expect(page.locator(alive).first(), `${path}, turn ${turn}`).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sound(page, path)
    expect(own(complaints), `${path}, turn ${turn}`).toEqual([])
  }
})

test('a calculator accepts any input', async ({ page, complaints }) => {
  for (const name of ['buying-cost', 'mortgage', 'rental-yield', 'move-in-cost']) {
    // The values are for buying-cost, which has no figure without them.
    await page.goto(`/calculators/${name}?buyer=home&abroad=no`)
    await page.locator('[data-calculator] form').hover()
    await hydrated(page)
    for (const text of [linesOf(500)[0]!, long, '1e309', '-0']) {
      for (const field of await page.locator('[data-calculator] input[type=text]').all()) await field.fill(text)
      await press(page, 'Calculate')
      await expect(page.getByTestId('error-summary')).toBeFocused()
      await expect(page.locator('[data-calculator] input[type=text]').first()).toHaveValue(text)
      await expect(page.getByTestId('calculator-figure')).toHaveText(/^(£[\d,.]+|[\d.]+%|None)$/)
      await sound(page, `${name}: ${text.slice(0, 40)}`)
    }
  }
  expect(complaints).toEqual([])
})

test('a database without the form refuses what the form would', async ({ request }) => {
  const send = (row: Record<string, unknown>) =>
    request.post('/rest/v1/contact_submissions', {
      headers: { apikey: secrets.publishableKey },
      data: { id: crypto.randomUUID(), name: 'Ama Boateng', email: `${mark()}@example.com`, message: 'Hello.', ...row },
    })
  expect((await send({})).status()).toBe(201)
  for (const row of [
    { message: word },
    { message: 'Flat\u0000 4' },
    { name: 'Ama\nBcc: all@example.com' },
    { email: 'ama@example.com\nBcc: all@example.com' },
    { message: '' },
    { created_at: '2020-01-01' },
    { state: 'closed' },
  ])
    expect((await send(row)).ok(), JSON.stringify(row).slice(0, 60)).toBe(false)
})

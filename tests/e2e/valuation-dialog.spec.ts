import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { eventIn } from '../calendar'
import { axe } from './axe'
import { administrator, draftsIn, expect, savesData, test } from './site'
import { nightly, sampleOf } from '../every-case'

const tableUrl = '**/rest/v1/booking_valuations*'
const uniqueEmail = () => `adaeze-${crypto.randomUUID()}@example.com`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Free valuation' })
const openLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' })
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const expectStep = (page: Page, n: number) => expect(dialog(page).getByText(`Step ${n} of 8`)).toBeVisible()

async function openDialog(page: Page) {
  await page.goto('/')
  await openLink(page).click()
  await expect(heading(page)).toHaveText('Claim Your Free Valuation')
}

const contact = { postcode: 'wc1x8lu', name: '  Adaeze  Okafor ', phone: '+234 803 000 0000' }
/** Goes from the first step to another one, filling in values. `onStep` runs at each step. */
async function advanceTo(
  page: Page,
  to: number,
  email = uniqueEmail(),
  onStep: (n: number) => Promise<unknown> = async () => {},
) {
  const actions: (() => Promise<void>)[] = [
    () => button(page, "Let's go").click(),
    () => button(page, 'Rental Valuation').click(),
    async () => {
      await dialog(page).getByLabel('Existing flat').check()
      await dialog(page).getByLabel('New-build house').check()
      await button(page, 'Next').click()
    },
    ...(
      [
        ['Postcode', contact.postcode],
        ['Full name', contact.name],
        ['Email', email],
      ] as const
    ).map(([label, text]) => async () => {
      await dialog(page).getByLabel(label, { exact: true }).fill(text)
      await button(page, 'Next').click()
    }),
    async () => {
      await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
      await button(page, 'Submit').click()
    },
  ]
  for (let n = 1; n < to; n++) {
    await expectStep(page, n)
    await onStep(n)
    await actions[n - 1]!()
  }
  await expectStep(page, to)
  await onStep(to)
}

/** Opens the dialog at its last step, with a draft of the other values and two seconds after its first step. */
async function openAtLastStep(page: Page, email = uniqueEmail()) {
  await page.goto('/')
  await page.evaluate(
    ({ name, postcode, email }) => {
      const values = { type: 'sale', propertyTypes: ['newFlat'], postcode, name, email, phone: '' }
      sessionStorage.setItem('valuation-dialog', JSON.stringify({ step: 7, values, idempotencyKey: null }))
    },
    { ...contact, email },
  )
  await openLink(page).click()
  await expectStep(page, 7)
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 2000
  })
}

async function rowsOf(email: string) {
  const { data, error } = await (await administrator()).from('booking_valuations').select('*').eq('email', email)
  if (error) throw error
  return data
}

test.describe('The valuation dialog', () => {
  test('stores its values, field by field, and confirms it', async ({ page, consoleErrors }) => {
    const email = uniqueEmail()
    await openDialog(page)
    // The backdrop is grey, not green, so the page behind keeps its colours.
    const [red = 0, green = 0, blue = 0] = await dialog(page).evaluate((box) =>
      getComputedStyle(box, '::backdrop')
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number),
    )
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8)
    expect(green).toBeLessThanOrEqual(red)
    await advanceTo(page, 8, email)
    await expect(heading(page)).toHaveText('We have your request')
    await expect(dialog(page).getByRole('list', { name: 'Next steps' }).getByRole('link').first()).toBeVisible()
    await expect(dialog(page)).toContainText(
      'Thank you for your enquiry! Our team will contact you under 24h for further details. Stay close to your phone!',
    )
    await expect(dialog(page)).toContainText(
      /Our head of lettings calls you by \w+day \d+ \w+, \w[^.]*, from 020 7946 0112\./,
    )
    const download = page.waitForEvent('download')
    await button(page, 'Add the call to your calendar').click()
    const { event, startsAt } = eventIn(await readFile(await (await download).path(), 'utf8'))
    expect(event.summary).toBe('Meridian Row calls you before this time')
    expect(startsAt.getTime()).toBeGreaterThan(Date.now())
    const rows = await rowsOf(email)
    expect(rows).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        honeypot: null,
        locale: 'en',
        search_text: expect.any(String),
        source: { form: 'booking_valuations', page: '/' },
        type: 'rental',
        name: 'Adaeze Okafor',
        email,
        phone: contact.phone,
        postcode: 'WC1X 8LU',
        property_types: ['newHouse', 'secondHandFlat'],
      },
    ])
    await button(page, 'Close').click()
    await expect(dialog(page)).toBeHidden()
    expect(consoleErrors).toEqual([])
  })

  for (const [label, type] of sampleOf([
    ['Valuation for an upcoming sale', 'sale'],
    ['Thinking of switching agent', 'switch'],
  ] as const))
    test(`sends “${label}” as ${type}`, nightly, async ({ page }) => {
      const sent = page.waitForRequest(tableUrl)
      await page.route(tableUrl, (route) => route.fulfill({ status: 201 }))
      await openDialog(page)
      await advanceTo(page, 4)
      for (const n of [3, 2]) {
        await button(page, 'Back').click()
        await expectStep(page, n)
      }
      await expect(button(page, 'Back')).toHaveCount(0)
      await button(page, label).click()
      await button(page, 'Next').click()
      await expect(dialog(page).getByLabel('Postcode')).toHaveAttribute('placeholder', 'WC1X 8LU')
      for (const [name, text] of [
        ['Postcode', 'GIR 0AA'],
        ['Full name', '李明明'],
        ['Email', 'li@example.com'],
        ['Phone', '+86 10 1234 5678'],
      ] as const) {
        await dialog(page).getByLabel(name, { exact: true }).fill(text)
        await page.keyboard.press('Enter')
      }
      expect((await sent).postDataJSON()).toMatchObject({
        type,
        name: '李明明',
        postcode: 'GIR 0AA',
        phone: '+86 10 1234 5678',
      })
      await expectStep(page, 8)
    })

  test('requires a choice before the next step', nightly, async ({ page }) => {
    await openDialog(page)
    await advanceTo(page, 2)
    await expect(button(page, "Let's go")).toBeDisabled()
    await button(page, 'Rental Valuation').click()
    await expect(button(page, 'Next')).toBeDisabled()
    await dialog(page).getByLabel('New-build flat').check()
    await expect(button(page, 'Next')).toBeEnabled()
    await button(page, 'Back').click()
    await expect(button(page, 'Rental Valuation')).toHaveAttribute('aria-pressed', 'true')
    await button(page, "Let's go").click()
    await expect(dialog(page).getByLabel('New-build flat')).toBeChecked()
  })

  test('shows a field’s error after blur or submit, not before', nightly, async ({ page }) => {
    const fields: Record<number, [label: string, wrong: string, message: string, attributes: object]> = {
      4: ['Postcode', 'WC1X 8L', 'Please enter a valid UK postcode.', { autocomplete: 'postal-code', type: 'text' }],
      5: ['Full name', ' Jo ', 'Please enter your full name.', { autocomplete: 'name', type: 'text' }],
      6: [
        'Email',
        'adaeze@example',
        'Please enter a valid email address.',
        { autocomplete: 'email', type: 'email', inputmode: 'email' },
      ],
      7: [
        'Phone',
        '12345',
        'Please enter a valid phone number.',
        { autocomplete: 'tel', type: 'tel', inputmode: 'tel' },
      ],
    }
    await openDialog(page)
    await advanceTo(page, 7, uniqueEmail(), async (n) => {
      if (!fields[n]) return
      const [label, wrong, message, attributes] = fields[n]
      const input = dialog(page).getByLabel(label, { exact: true })
      for (const [name, value] of Object.entries(attributes)) await expect(input).toHaveAttribute(name, value)
      await input.fill(wrong)
      await expect(dialog(page).getByText(message)).toHaveCount(0)
      await input.blur()
      await expect(dialog(page).getByText(message)).toBeVisible()
      await expect(input).toHaveAccessibleDescription(new RegExp(message))
      await input.fill('')
      await page.keyboard.press('Enter')
      await expectStep(page, n)
      await expect(input).toBeFocused()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
    })
  })

  for (const [what, fail, text] of sampleOf([
    [
      'no connection',
      (page: Page) => page.context().setOffline(true),
      /You seem to be offline.*call us on 020 7946 0112/,
    ],
    [
      'a refusal',
      (page: Page) =>
        page.route(tableUrl, (route) => route.fulfill({ status: 500, json: { code: 'SUP', message: 'no' } })),
      /did not accept them.*call us on 020 7946 0112/,
    ],
    [
      'a hosted refusal',
      (page: Page) =>
        page.route(tableUrl, (route) => route.fulfill({ status: 400, json: { code: '23514', message: 'no' } })),
      /did not accept them/,
    ],
  ] as const))
    test(`after ${what} it shows the error, preserves the values and can be sent again`, async ({ page }) => {
      const email = uniqueEmail()
      await openAtLastStep(page, email)
      await fail(page)
      await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
      await button(page, 'Submit').click()
      await expect(dialog(page).getByRole('alert')).toHaveText(text)
      await expect(dialog(page).getByRole('alert')).toBeFocused()
      await expectStep(page, 7)
      await expect(dialog(page).getByLabel('Phone', { exact: true })).toHaveValue(contact.phone)
      await expect(button(page, 'Submit')).toBeEnabled()
      await page.context().setOffline(false)
      await page.unroute(tableUrl)
      await button(page, 'Submit').click()
      await expectStep(page, 8)
      expect(await rowsOf(email)).toHaveLength(1)
    })

  test('shows Submitting... and disables its button while it sends', nightly, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(tableUrl, async (route) => (await released, await route.fulfill({ status: 201 })))
    await openAtLastStep(page)
    await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
    await button(page, 'Submit').click()
    await expect(button(page, 'Submitting...')).toBeDisabled()
    release()
    await expectStep(page, 8)
  })

  test('creates one row if the response was lost after the write', async ({ page }) => {
    const email = uniqueEmail()
    await page.route(tableUrl, async (route) => (await route.fetch(), await route.abort()), { times: 1 })
    await openAtLastStep(page, email)
    await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
    await button(page, 'Submit').click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    expect(await rowsOf(email)).toHaveLength(1)
    // A reload in between preserves the id.
    await page.reload()
    await openLink(page).click()
    await button(page, 'Submit').click()
    await expectStep(page, 8)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('stores a correction made after a lost response', nightly, async ({ page }) => {
    const email = uniqueEmail()
    await page.route(tableUrl, async (route) => (await route.fetch(), await route.abort()), { times: 1 })
    await openAtLastStep(page, email)
    await dialog(page).getByLabel('Phone', { exact: true }).fill('07700 900001')
    await button(page, 'Submit').click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page).getByLabel('Phone', { exact: true }).fill('07700 900002')
    await button(page, 'Submit').click()
    await expectStep(page, 8)
    expect((await rowsOf(email)).map(({ phone }) => phone)).toContain('07700 900002')
  })

  test('sends once for a double click', nightly, async ({ page }) => {
    const email = uniqueEmail()
    let requestCount = 0
    page.on('request', (request) => void (request.url().includes('booking_valuations') && requestCount++))
    await openAtLastStep(page, email)
    await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
    await button(page, 'Submit').dblclick()
    await expectStep(page, 8)
    expect(requestCount).toBe(1)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('a double click chooses nothing on the step that its first click opened', nightly, async ({ page }) => {
    await openDialog(page)
    await button(page, "Let's go").dblclick()
    await button(page, 'Rental Valuation').dblclick()
    await expectStep(page, 3)
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await dialog(page).getByLabel('Existing flat').check()
    await button(page, 'Next').dblclick()
    await expectStep(page, 4)
    await expect(dialog(page).getByLabel('Postcode')).toBeFocused()
    await expect(dialog(page).getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'false')
  })

  test('sends two seconds after it opened, not before', nightly, async ({ page }) => {
    await page.route(tableUrl, (route) => route.fulfill({ status: 201 }))
    await page.goto('/')
    await page.evaluate(() => {
      const values = {
        type: 'sale',
        propertyTypes: ['newFlat'],
        postcode: 'N1 2XX',
        name: 'Adaeze',
        email: 'a@example.com',
        phone: '020 7946 0112',
      }
      sessionStorage.setItem('valuation-dialog', JSON.stringify({ step: 7, values, idempotencyKey: null }))
    })
    await openLink(page).hover()
    await page.waitForLoadState('networkidle')
    const sent = page.waitForRequest(tableUrl)
    const start = Date.now()
    await openLink(page).click()
    await button(page, 'Submit').click()
    await sent
    expect(Date.now() - start).toBeGreaterThan(1900)
    await expectStep(page, 8)
    expect(await page.evaluate(() => sessionStorage.getItem('valuation-dialog'))).toBeNull()
  })

  test('stores nothing while the honeypot is filled, and empties it for the next try', nightly, async ({ page }) => {
    const email = uniqueEmail()
    await openAtLastStep(page, email)
    const honeypot = dialog(page).locator('[name=reference]')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')
    await expect(honeypot).not.toBeInViewport()
    await honeypot.evaluate((input: HTMLInputElement) => void (input.value = 'buy now'))
    await dialog(page).getByLabel('Phone', { exact: true }).fill(contact.phone)
    await button(page, 'Submit').click()
    await expect(dialog(page).getByRole('alert')).toContainText('020 7946 0112')
    expect(await rowsOf(email)).toEqual([])
    await button(page, 'Submit').click()
    await expectStep(page, 8)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('closes by Escape, the backdrop and its icon, restores the focus and resets', nightly, async ({ page }) => {
    await page.goto('/')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => button(page, 'Close the valuation').click(),
    ]) {
      await openLink(page).click()
      await advanceTo(page, 4)
      const postcode = dialog(page).getByLabel('Postcode')
      await expect(postcode).toHaveValue('')
      await postcode.fill('N1 2XX')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(openLink(page)).toBeFocused()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
      expect(await draftsIn(page)).toEqual([])
    }
  })

  test('does not close when text is selected past its edge', nightly, async ({ page }) => {
    await openDialog(page)
    await advanceTo(page, 4)
    const box = (await dialog(page).getByLabel('Postcode').boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  })

  test('restores half-filled values after a reload in the same tab', nightly, async ({ page }) => {
    await openDialog(page)
    await advanceTo(page, 6)
    await page.reload()
    await openLink(page).click()
    await expectStep(page, 6)
    await button(page, 'Back').click()
    await expect(dialog(page).getByLabel('Full name')).toHaveValue(contact.name)
  })

  test('works with a keyboard alone', async ({ page }) => {
    const email = uniqueEmail()
    await page.goto('/')
    await openLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectStep(page, 2)
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectStep(page, 3)
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    for (const [n, text] of [
      [4, 'N1 2XX'],
      [5, 'Ada Lovelace'],
      [6, email],
      [7, '020 7946 0112'],
    ] as const) {
      await expectStep(page, n)
      // A field has the focus, so that phones show the keyboard; the heading of the step describes it.
      await expect(dialog(page).getByRole('textbox')).toBeFocused()
      await expect(dialog(page).getByRole('textbox')).toHaveAccessibleDescription(
        new RegExp(`^${(await heading(page).innerText()).replace('?', '\\?')}`),
      )
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await expectStep(page, 8)
    await expect(heading(page)).toBeFocused()
    expect(await rowsOf(email)).toMatchObject([{ type: 'sale', property_types: ['newHouse'], name: 'Ada Lovelace' }])
    // The focus stays inside, however often Tab is pressed.
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    await heading(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(openLink(page)).toBeFocused()
  })

  test('fits 360 and 1280 px, without axe violations on any step', nightly, async ({ page }) => {
    test.slow() // axe runs sixteen times
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(tableUrl, (route) => route.fulfill({ status: 201 }))
    await openDialog(page)
    await advanceTo(page, 8, uniqueEmail(), async (n) => {
      const panel = dialog(page).locator('form')
      for (const width of sampleOf([360, 1280]))
        await test.step(`step ${n} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 740 })
          expect(
            await panel.evaluate((element) => element.scrollWidth - element.clientWidth),
            `step ${n} scrolls sideways at ${width} px`,
          ).toBe(0)
          expect((await dialog(page).boundingBox())!.width).toBeLessThanOrEqual(width)
          expect(await axe(page, 'dialog'), `step ${n} at ${width} px`).toEqual([])
        })
    })
  })

  for (const isCodeLate of [false, true])
    test(
      `opens from a phone’s menu${isCodeLate ? ' whose code loads late' : ''}, and returns the focus to its button`,
      isCodeLate ? nightly : {},
      async ({ page }) => {
        if (isCodeLate) await page.route(/\/menu\.[^/]+\.js$/, () => {})
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto('/rent')
        const code = page.waitForRequest(/\/menu\.[^/]+\.js$/)
        await page.getByRole('button', { name: 'Menu' }).click()
        await code
        await page.locator('#menu').getByRole('link', { name: 'Book a Valuation' }).click()
        await expect(heading(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
      },
    )
})

test.describe('The code of the valuation dialog', () => {
  test('is not loaded before interaction, and weighs about 92 kB of brotli', async ({ page }) => {
    const scripts: Promise<{ url: string; weight: number }>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        scripts.push(response.body().then((body) => ({ url: response.url(), weight: brotliCompressSync(body).length })))
    })
    await savesData(page)
    // Another test's listing would hydrate the cards, and load React.
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    const before = scripts.length
    expect((await Promise.all(scripts)).filter(({ url }) => /\/(open-dialog|react|common)\./.test(url))).toEqual([])
    await page.locator('header').getByRole('link', { name: 'Book a Valuation' }).hover()
    // The preload alone fetches everything before the click.
    const loadedChunks = async () =>
      (await Promise.all(scripts)).map(({ url }) => url.match(/\/(open-dialog|react|common)\./)?.[1])
    await expect.poll(loadedChunks).toEqual(expect.arrayContaining(['open-dialog', 'react', 'common']))
    await page.locator('header').getByRole('link', { name: 'Book a Valuation' }).click()
    await expect(heading(page)).toBeVisible()
    const total = (await Promise.all(scripts)).slice(before).reduce((sum, { weight }) => sum + weight, 0)
    expect(total).toBeGreaterThan(20_000)
    // Within 5 %: names of files and the project's key differ with each build.
    expect(total).toBeLessThanOrEqual(92_000 * 1.05)
  })

  test('may fail to load: the link then opens the valuation page', nightly, async ({ page }) => {
    await page.route(/\/_astro\/open-dialog\..*\.js$/, (route) => route.abort())
    await page.goto('/')
    await openLink(page).click()
    await expect(page).toHaveURL(/\/valuation\/rental$/)
  })
})

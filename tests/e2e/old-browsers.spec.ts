import { type Browser, chromium, type Page } from '@playwright/test'
import { oldChromium } from './old-chromium'
import { administrator, expect, hydrated, test, unhurried, weekdayIn } from './site'
import { nightly, sampleOf } from '../every-case'

// Visits with the oldest supported browsers (src/browser-floor.ts): real Chromiums of 2022 and 2023, and the current
// one without newer built-ins. tests/site/browsers.test.ts covers unvisited code.

const phone = { viewport: { width: 390, height: 844 } }
const typed = (day: string) => day.split('-').reverse().join('/')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const stored = async (table: string, email: string) =>
  (await (await administrator()).from(table).select('id').eq('email', email)).data?.length

/** Removes built-ins, logging any use. */
function takeAway() {
  const young: [object: object | undefined, names: string][] = [
    [URL, 'canParse parse'],
    [AbortSignal, 'any timeout'],
    [Promise, 'withResolvers try'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array.prototype, 'toSorted toReversed toSpliced with findLast findLastIndex'],
    [Object.getPrototypeOf(Uint8Array.prototype) as object, 'toSorted toReversed with findLast findLastIndex'],
    [String.prototype, 'toWellFormed isWellFormed'],
    [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'map filter take drop flatMap toArray some'],
    [HTMLFormElement.prototype, 'requestSubmit'],
    [Element.prototype, 'checkVisibility moveBefore setHTMLUnsafe getHTML'],
    [Document.prototype, 'startViewTransition'],
    [Intl, 'DurationFormat Segmenter'],
  ]
  for (const [object, names] of young)
    for (const name of names.split(' '))
      Object.defineProperty(object, name, {
        configurable: true,
        value: () => {
          console.error(`${name} is missing in an old browser`)
          throw new TypeError(`${name} is not a function`)
        },
      })
  // Feature-detected before use.
  const features: [object: object, names: string][] = [
    [Crypto.prototype, 'randomUUID'],
    [window, 'requestIdleCallback cancelIdleCallback scheduler navigation URLPattern'],
    [Navigator.prototype, 'userAgentData'],
    [URLSearchParams.prototype, 'size'],
  ]
  for (const [object, names] of features) for (const name of names.split(' ')) Reflect.deleteProperty(object, name)
  const { RegExp: native } = window
  window.RegExp = new Proxy(native, {
    construct: (target, [pattern, flags]: [string, string]) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError(`Invalid regular expression: ${pattern}`)
      return new target(pattern, flags)
    },
  })
}

async function journeys(page: Page, origin: string) {
  const email = `floor-${process.pid}-${Date.now()}@example.com`
  await unhurried(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await test.step('the menu opens and closes, at its buttons and by Back, and leads on', async () => {
    await page.goto(`${origin}/`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await opener.click()
    await expect(menu).toBeVisible()
    await press('Close')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await opener.click()
    await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay)
    await page.goBack()
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Rent', exact: true }).click()
    await page.waitForURL(/\/rent$/)
  })

  await test.step('a filter filters, and the list does not go blank', async () => {
    const all = await page.locator('article').count()
    expect(all).toBeGreaterThan(3)
    await press('Filters')
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Bedrooms').selectOption('3')
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await page.waitForURL(/beds=3/)
    await expect(page.locator('section[aria-busy=false]')).toBeVisible()
    const fewer = await page.locator('article').count()
    expect(fewer).toBeGreaterThan(0)
    expect(fewer).toBeLessThan(all)
    // An address with a filter: the list is rendered by script.
    await page.goto(`${origin}/rent?beds=2-2&area=Camden&near=${encodeURIComponent('King’s College London')}`)
    await expect(page.locator('[data-outdated]')).toHaveCount(0)
    await expect(page.locator('section[aria-busy=false]')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/could not be loaded/i, { useInnerText: true })
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
    await page.goto(`${origin}/rent?view=map`)
    await expect(page.locator('.listings-map')).toBeVisible()
  })

  await test.step('a message is stored', async () => {
    await page.goto(`${origin}/contact`)
    const form = page.getByRole('form', { name: 'Message' })
    await form.getByLabel('Full Name').fill('Adéyẹmí')
    await form.getByLabel('Email Address').fill(email)
    await form.getByLabel('Message').fill('Good morning.')
    await press('Send Message')
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(await stored('contact_submissions', email)).toBe(1)
  })

  await test.step('a home reads on after a touch, is saved, and an inquiry about it is stored', async () => {
    await page.goto(`${origin}/property/cornwall-gardens-apartment`)
    const letters = () => page.locator('main').evaluate((main: HTMLElement) => main.innerText.length)
    const before = await letters()
    const form = page.getByRole('form', { name: 'Inquiry' })
    await form.getByLabel('Full name').fill('李明')
    await hydrated(page)
    expect(await letters()).toBeGreaterThan(before * 0.9)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Phone').fill('+86 138 0000 0000')
    await press('Next: Employment Details')
    await page.getByLabel('Unemployed').check()
    await press('Next: Viewing Preferences')
    await press('Type another date and time')
    await page.getByLabel('Preferred viewing date and time').fill(`${typed(weekdayIn(20))} 14:30`)
    await page.keyboard.press('Escape')
    await page.getByLabel('Preferred move-in date').fill(typed(inDays(30)))
    await page.keyboard.press('Escape')
    await press('Submit Inquiry')
    await expect(page.getByRole('heading', { name: 'Inquiry Submitted Successfully!' })).toBeVisible()
    expect(await stored('property_inquiries', email)).toBe(1)
  })

  await test.step('a calculator keeps its answers in the address', async () => {
    await page.goto(`${origin}/calculators/mortgage?price=500000`)
    await hydrated(page)
    await page.getByLabel('Deposit', { exact: true }).fill('40%')
    await page.keyboard.press('Tab')
    await page.waitForURL(/deposit=40/)
  })
}

test.describe('Without the built-ins of younger browsers', () => {
  test.use(phone)
  test(
    'forms are stored, filters work, no list goes blank, and the menu opens and closes',
    nightly,
    async ({ page, consoleErrors, baseURL }) => {
      await page.addInitScript(takeAway)
      await journeys(page, baseURL!)
      expect(consoleErrors).toEqual([])
    },
  )
})

for (const version of sampleOf([106, 119]))
  test.describe(`Chromium ${version}`, () => {
    let browser: Browser | undefined
    test.afterEach(() => browser?.close())
    test('stores forms, filters, shows every list, and opens and closes the menu', async ({ baseURL }) => {
      const executablePath = await oldChromium(version)
      test.skip(executablePath === null, `Chromium ${version} is not installed (.ci/run does it)`)
      browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox', '--disable-gpu'] })
      expect(browser.version()).toMatch(new RegExp(`^${version}\\.`))
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      // The registry's Chromium 119 crashes on the second page load, with or without our scripts, unless requests are
      // routed.
      await context.route('**/*', (route) => route.continue())
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await journeys(page, baseURL!)
      expect(errors).toEqual([])
    })
  })

import { expect, type Page, test as base } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { published } from '../complete-listing'
import { isBankHoliday } from '../../src/lib/time/bank-holidays'
import { everyCase } from '../every-case'
import { secrets } from '../secrets'

/** One page of each template, by address. */
const templates = [
  '/',
  '/rent',
  '/property/cornwall-gardens-apartment',
  '/property/canonbury-square-georgian-house',
  '/valuation/rental',
  '/landlords/lettings',
  '/contact',
  '/resources/property-prices',
  '/resources/area-guide?area=Camden',
  '/areas/kensington',
  '/calculators/buying-cost?price=1450000&buyer=additional&abroad=yes',
  '/saved?homes=royal-hill-cottage,cornwall-gardens-apartment&compare=royal-hill-cottage,cornwall-gardens-apartment',
]

const everyPage = [
  '/',
  '/rent',
  '/buy',
  '/property/cornwall-gardens-apartment',
  '/property/canonbury-square-georgian-house',
  '/property/wharfside-three-bedroom-apartment',
  '/property/not-there',
  '/valuation/rental',
  '/valuation/sales',
  '/landlords/lettings',
  '/landlords/management',
  '/about',
  '/contact',
  '/fees',
  '/resources/property-prices',
  '/resources/area-guide',
  '/resources/area-guide?area=Camden',
  '/areas/kensington',
  '/resources/selling-process',
  '/resources/selling-process#tips',
  '/resources/reports/london-sales-2026',
  '/resources/reports/london-rents-2026',
  '/calculators',
  '/calculators/buying-cost',
  '/calculators/mortgage',
  '/calculators/rental-yield',
  '/calculators/move-in-cost',
  '/calculators/affordability',
  '/calculators/buying-cost?price=1450000&buyer=additional&abroad=yes',
  '/saved',
  '/saved?homes=royal-hill-cottage,cornwall-gardens-apartment&compare=royal-hill-cottage,cornwall-gardens-apartment',
  '/alerts',
  '/viewing',
  '/privacy-policy',
  '/data-protection',
  '/terms-conditions',
  '/complaint-procedure',
  '/styleguide',
  '/not-there',
]

/** The pages that the tests of all pages visit. The nightly run visits every page (.github/workflows/nightly.yml). */
export const pages = everyCase ? everyPage : templates

// One sign-in per worker: a password takes the database 100 ms, and its session lasts an hour.
let signedIn: Promise<SupabaseClient> | undefined

/** The administrator's client, without screens: changes made while a visitor watches. */
export const administrator = () =>
  (signedIn ??= (async () => {
    const client = createClient(process.env['TEST_BACKEND'] ?? '', secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { error } = await client.auth.signInWithPassword({
      email: 'admin@meridianrow.example',
      password: secrets.adminPassword,
    })
    if (error) throw error
    return client
  })())

/** Opens an admin screen with a stored session. */
export async function enter(page: Page, path = '/admin') {
  const { data } = await (await administrator()).auth.getSession()
  // Any small file of the site, to access its storage.
  await page.goto('/robots.txt')
  await page.evaluate((session) => localStorage.setItem('admin_session', session), JSON.stringify(data.session))
  await page.goto(path)
}

/** An open weekday at least some days ahead: `2026-12-14`. */
export function weekdayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  const iso = () => day.toISOString().slice(0, 10)
  while ([0, 6].includes(day.getUTCDay()) || isBankHoliday(iso())) day.setUTCDate(day.getUTCDate() + 1)
  return iso()
}

/** Before a form opens: simulates the minimum fill time of two seconds. */
export const unhurried = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 2000
  })

/** Sets the visitor's clock wrong by milliseconds; negative is slow. */
export const wrongClock = (page: Page, byMs: number) =>
  page.addInitScript((ms) => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...values: unknown[]) {
        super(...((values.length > 0 ? values : [Right.now() + ms]) as []))
      }
      static override now = () => Right.now() + ms
    } as DateConstructor
  }, byMs)

/** Simulates data saving, which disables prefetching. */
export const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Signs in as administrator, through the screen. */
export async function signIn(page: Page, password = secrets.adminPassword) {
  await page.goto('/admin/login')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  if (password === secrets.adminPassword) await page.waitForURL('/admin')
}

let counter = 0
/** A listing newer than the build; live by default. */
export const newListing = (changes: Record<string, unknown> = {}) =>
  published({
    slug: `new-home-${process.pid}-${Date.now()}-${counter++}`,
    listing_type: 'sale',
    title: `New Home ${process.pid} ${counter}`,
    area: 'Camden',
    price: 123456,
    beds: 1,
    baths: 1,
    gallery: ['/pictures/camden-lock-apartment/living.webp', '/pictures/camden-lock-apartment/kitchen.webp'],
    description: 'First paragraph.\n\nSecond paragraph.',
    features: ['A canal'],
    ...changes,
  })

/** Waits for hydration, which removes an island's `ssr` attribute. */
export const hydrated = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

/** Tabs through a page: the number of stops, and those without a visible focus. */
export async function tabThrough(page: Page): Promise<{ stops: number; invisible: string[] }> {
  // The page looks at each stop itself: to ask it after each key takes as long again.
  const reached = await page.evaluateHandle(() => {
    const problemOf = (element: Element | null) => {
      if (!element || element === document.body) return 'the focus left the page'
      // In a drawing, the focused shape has a thick dark outline.
      const shape = element.closest('svg a')?.querySelector('path')
      if (shape) {
        const { stroke, strokeWidth } = getComputedStyle(shape)
        return stroke === 'rgb(27, 32, 30)' && Number.parseFloat(strokeWidth) >= 4
          ? ''
          : `no edge on ${element.outerHTML.slice(0, 100)}`
      }
      // A card is marked as a whole.
      const marked = [element, element.closest('article:not(.property):has(a:not([target]):focus-visible)')]
      const shown = marked.some((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part ?? element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
      })
      return shown ? '' : `no outline on ${element.outerHTML.slice(0, 100)}`
    }
    const problems: string[] = []
    addEventListener(
      'keyup',
      ({ key }) => void (key === 'Tab' && problems.push(problemOf(document.activeElement))),
      true,
    )
    return problems
  })
  // A radio group is one stop.
  const stops = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled'),
    )
    const groups = new Set<string>()
    return all.filter((element) => {
      if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true
      if (groups.has(element.name)) return false
      return Boolean(groups.add(element.name))
    }).length
  })
  for (let n = 0; n < stops; n++) await page.keyboard.press('Tab')
  const problems = await reached.jsonValue()
  expect(problems).toHaveLength(stops)
  return { stops, invisible: problems.filter(Boolean) }
}

/** Hosts of pictures in listings of other tests. No host but ours exists (playwright.config.ts). */
const missing = /^https:\/\/(a\.example|images\.unsplash\.com)\//

/** Fails on console errors and uncaught exceptions. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = []
    // A page with a late style sheet skips its transition, which Chromium reports.
    page.on('pageerror', ({ message }) => /^Transition was aborted/.test(message) || consoleErrors.push(message))
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !missing.test(message.location().url) &&
        consoleErrors.push(`${message.text()} ${message.location().url}`),
    )
    await use(consoleErrors)
  },
})
export { expect } from '@playwright/test'

/** The storage keys of form drafts, without the site's content (`site`). */
export const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name !== 'site'))

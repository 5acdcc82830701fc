import { chromium, type Page } from '@playwright/test'
import { testChromiumPath } from '../lib/browser.ts'
import { startBuiltSite } from '../lib/built-site.ts'
import { seedAdmin, signInAdministrator } from './admin.ts'
import { printTimings, percentiles, type Timing } from './timing.ts'

// With fewer, the 95th percentile would be the longest.
const visits = 40

/** The first row of each screen. */
const screens: Record<string, { path: string; row: string }> = {
  list: { path: '/admin', row: 'main tr a[href^="/admin/properties/"]' },
  inbox: { path: '/admin/enquiries', row: 'main [aria-label^="Enquiries,"] li' },
  'to do': { path: '/admin/warnings', row: 'main li' },
  diary: { path: '/admin/diary', row: 'main ol[aria-label] button' },
}

/**
 * Resolves at the frame that shows an element, to the milliseconds since the page's start. It looks in each frame:
 * Playwright looks again after 0.02 to 0.5 s.
 */
const shown = (page: Page, selector: string, text = '') =>
  page.evaluate(
    ([selector, text]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const element = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text))
          requestAnimationFrame(element?.checkVisibility() ? () => resolve(performance.now()) : look)
        }
        look()
      }),
    [selector, text] as const,
  )

/** Opens a screen. Resolves to the milliseconds from the start of its page to its first row. */
async function openScreen(page: Page, address: string, row: string) {
  await page.goto(address, { waitUntil: 'commit' })
  return shown(page, row)
}

/** Types into the finder. Resolves to the milliseconds from the last letter until the results are those of all. */
async function find(page: Page, n: number) {
  await page.keyboard.press('Control+k')
  const box = page.getByLabel('Find a listing')
  const text = `person${n * 31}@`
  await box.pressSequentially(text.slice(0, -1), { delay: 80 })
  await page.waitForTimeout(80)
  const since = await page.evaluate(() => performance.now())
  await box.press(text.slice(-1))
  return (await shown(page, '[role=dialog] [role=status]', ' result')) - since
}

/** The time from the first to the last response of the database, in milliseconds. */
const requestTime = (page: Page) =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/v1/'))
    const ends = requests.map((entry) => entry.startTime + entry.duration)
    return Math.max(...ends) - Math.min(...requests.map(({ startTime }) => startTime))
  })

/** Opens the admin's screens in a browser with a warm cache: 5,000 listings, 20,000 enquiries. */
export async function benchAdminInBrowser(scratch: string): Promise<void> {
  const site = await startBuiltSite(scratch)
  const chrome = await chromium.launch({ executablePath: await testChromiumPath(), args: ['--no-sandbox'] })
  try {
    await seedAdmin(site.backend)
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.origin}/robots.txt`)
    const session = JSON.stringify(await signInAdministrator(site.backend))
    await page.evaluate((stored) => localStorage.setItem('admin_session', stored), session)
    const timings: Timing[] = []
    const measure = async (what: string, visit: (n: number) => Promise<number>) => {
      const rows: number[] = []
      const requests: number[] = []
      for (let n = -2; n < visits; n++) {
        const duration = await visit(Math.max(0, n))
        await page.waitForLoadState('networkidle')
        if (n < 0) continue
        rows.push(duration)
        requests.push(await requestTime(page))
      }
      timings.push({ name: `${what}: first row`, ...percentiles(rows) })
      timings.push({ name: `${what}: its requests`, ...percentiles(requests) })
    }
    for (const [name, { path, row }] of Object.entries(screens))
      await measure(`${name}, from the start of the page`, () => openScreen(page, site.origin + path, row))
    await openScreen(page, `${site.origin}/admin/warnings`, 'main li')
    await measure('finder, from the last of ten letters', async (n) => {
      await page.evaluate(() => performance.clearResourceTimings())
      const duration = await find(page, n + 1)
      await page.keyboard.press('Escape')
      return duration
    })
    printTimings('admin in a browser', timings)
  } finally {
    await chrome.close()
    await site.stop()
  }
}

import { chromium, type Page } from '@playwright/test'
import { testBrowser } from '../lib/browser.ts'
import { startBuiltSite } from '../lib/built-site.ts'
import { seedDesk, signInAdministrator } from './desk.ts'
import { printTimings, spread, type Timing } from './timing.ts'

const visits = 15

/** Opens a screen, and resolves when its first row is visible. */
const screen = (path: string, row: string) => async (page: Page, origin: string) => {
  await page.goto(origin + path)
  await page.locator(row).first().waitFor()
}
const screens: Record<string, (page: Page, origin: string) => Promise<void>> = {
  list: screen('/admin', 'main tr a[href^="/admin/properties/"]'),
  inbox: screen('/admin/enquiries', 'main [aria-label^="Enquiries,"] li'),
  'to do': screen('/admin/warnings', 'main li'),
  diary: screen('/admin/diary', 'main ol[aria-label] button'),
}
const finder = async (page: Page, n: number) => {
  await page.keyboard.press('Control+k')
  await page.getByLabel('Find a listing').fill(`person${n * 31}@`)
  await page
    .getByRole('option', { name: `person${n * 31}@` })
    .first()
    .waitFor()
}

/** The time from the first to the last response of the database, in milliseconds. */
const requestTime = (page: Page) =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/v1/'))
    const ends = requests.map((entry) => entry.startTime + entry.duration)
    return Math.max(...ends) - Math.min(...requests.map(({ startTime }) => startTime))
  })

/** Opens the desk's screens in a browser with a warm cache: 5,000 listings, 20,000 enquiries. */
export async function benchDeskInBrowser(scratch: string): Promise<void> {
  const site = await startBuiltSite(scratch)
  const chrome = await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox'] })
  try {
    await seedDesk(site.backend)
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.origin}/robots.txt`)
    const session = JSON.stringify(await signInAdministrator(site.backend))
    await page.evaluate((stored) => localStorage.setItem('admin_session', stored), session)
    const timings: Timing[] = []
    const measure = async (what: string, visit: (n: number) => Promise<void>) => {
      const rows: number[] = []
      const requests: number[] = []
      for (let n = -2; n < visits; n++) {
        const started = performance.now()
        await visit(Math.max(0, n))
        if (n >= 0) rows.push(performance.now() - started)
        await page.waitForLoadState('networkidle')
        if (n >= 0) requests.push(await requestTime(page))
      }
      timings.push({ what: `${what}: first row, from the start`, ...spread(rows) })
      timings.push({ what: `${what}: its requests`, ...spread(requests) })
    }
    for (const [name, visit] of Object.entries(screens)) await measure(name, () => visit(page, site.origin))
    await screens['to do']?.(page, site.origin)
    await measure('finder, 0.12 s of which it waits for more letters', async (n) => {
      await page.evaluate(() => performance.clearResourceTimings())
      await finder(page, n + 1)
      await page.keyboard.press('Escape')
    })
    printTimings('desk in a browser', timings)
  } finally {
    await chrome.close()
    await site.stop()
  }
}

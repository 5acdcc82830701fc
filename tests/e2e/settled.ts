import { expect, type Page, type Request } from '@playwright/test'

/** The requests of a page that are under way. */
export function requestsOf(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** Until nothing has been under way for a fifth of a second: Playwright's `networkidle` waits for half a second. */
export async function settled(page: Page, underWay: Set<Request>) {
  // What a page asks when it has a moment has been asked.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  const since = { quiet: Date.now() }
  const quietFor = () => {
    if (underWay.size > 0) since.quiet = Date.now()
    return Date.now() - since.quiet
  }
  await expect.poll(quietFor, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(200)
  // And what came has been laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

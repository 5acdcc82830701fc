import { expect, type Page, type Request } from '@playwright/test'

/** The requests of a page that are under way. */
export function requestsOf(page: Page): Set<Request> {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return pendingRequests
}

/** Until nothing has been under way for a fifth of a second: Playwright's `networkidle` waits for half a second. */
export async function settled(page: Page, pendingRequests: Set<Request>) {
  // What a page asks when it has a moment has been asked.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  const since = { quiet: Date.now() }
  const quietFor = () => {
    if (pendingRequests.size > 0) since.quiet = Date.now()
    return Date.now() - since.quiet
  }
  await expect.poll(quietFor, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(200)
  // And what came has been laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

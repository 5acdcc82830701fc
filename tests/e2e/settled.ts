import { expect, type Page, type Request } from '@playwright/test'

/** The pending requests of a page. */
export function requestsOf(page: Page): Set<Request> {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return pendingRequests
}

/** Waits for 200 ms without requests: Playwright's `networkidle` waits for half a second. */
export async function settled(page: Page, pendingRequests: Set<Request>) {
  // Idle-time requests have started.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  const since = { quiet: Date.now() }
  const quietFor = () => {
    if (pendingRequests.size > 0) since.quiet = Date.now()
    return Date.now() - since.quiet
  }
  await expect.poll(quietFor, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(200)
  // Responses have been laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

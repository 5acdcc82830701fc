import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { axe } from './axe'
import { enter, expect, test } from './site'

const counts = { offer: 45, draft: 250 }
const warnings = (kind: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ kind, property_id: `${n}`, title: `${kind} ${n + 1}`, reference: null, day: '2026-10-01', details: {} },
  }))

/** Answers with the warnings of a busy agency, or with an error while `isBroken`. */
async function withManyWarnings(page: Page) {
  const server = { isBroken: false, limits: {} as Record<string, number> }
  await page.route('**/rpc/warnings_by_kind', (route) => {
    if (server.isBroken) return route.fulfill({ status: 500 })
    server.limits = (route.request().postDataJSON() as typeof server).limits
    const sections = Object.entries(counts).map(([kind, count]) => {
      return [kind, { count, rows: warnings(kind, Math.min(count, server.limits[kind] ?? 20)) }]
    })
    return route.fulfill({ json: Object.fromEntries(sections) as object })
  })
  await enter(page, paths.adminWarnings)
  return server
}

test('To do shows the first of each kind, and a hundred more a press, which the focus follows', async ({ page }) => {
  const server = await withManyWarnings(page)
  const offers = page.getByRole('link', { name: /^offer / })
  const drafts = page.getByRole('link', { name: /^draft / })
  const showMore = (text: string) => page.getByRole('button', { name: `Show ${text} more` }).press('Enter')
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(page.getByRole('heading', { name: 'Unfinished drafts 250' })).toBeVisible()
  await expect(drafts).toHaveCount(20)
  await showMore('100 of 230')
  await expect(drafts).toHaveCount(120)
  await expect(row('draft 21')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await showMore('100 of 130')
  await showMore('30')
  await expect(row('draft 221')).toBeFocused()
  await expect(drafts).toHaveCount(250)
  await expect(offers).toHaveCount(20)
  await showMore('25')
  await expect(row('offer 21')).toBeFocused()
  await expect(offers).toHaveCount(45)
  await expect(drafts).toHaveCount(250)
  expect(server.limits).toEqual({ draft: 320, offer: 120 })
})

test('More of To do that fails to load says so beside the button, and what is shown stays', async ({ page }) => {
  const server = await withManyWarnings(page)
  const drafts = page.getByRole('link', { name: /^draft / })
  const button = page.getByRole('button', { name: 'Show 100 of 230 more' })
  const failure = page.getByText('More could not be loaded. Try again.')
  await expect(drafts).toHaveCount(20)
  server.isBroken = true
  await button.press('Enter')
  await expect(failure).toBeVisible()
  await expect(page.getByText('The to-do list could not be loaded.')).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(drafts).toHaveCount(20)
  server.isBroken = false
  await button.press('Enter')
  await expect(drafts).toHaveCount(120)
  await expect(failure).toHaveCount(0)
})

test('A list of To do that fails to load later says so of the page, not beside an earlier press', async ({ page }) => {
  await page.clock.install()
  const server = await withManyWarnings(page)
  const drafts = page.getByRole('link', { name: /^draft / })
  const failureOfPress = page.getByText('More could not be loaded. Try again.')
  const failureOfPage = page.getByText('The to-do list could not be loaded.')
  /** Returns to the tab, after as long as the list is fresh. */
  const readAgain = async () => {
    await page.clock.fastForward(15_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await expect(drafts).toHaveCount(20)
  server.isBroken = true
  await page.getByRole('button', { name: 'Show 100 of 230 more' }).press('Enter')
  await expect(failureOfPress).toBeVisible()
  server.isBroken = false
  await readAgain()
  await expect(failureOfPress).toHaveCount(0)
  await expect(drafts).toHaveCount(20)
  expect(server.limits).toEqual({})
  server.isBroken = true
  await readAgain()
  await expect(failureOfPage).toBeVisible()
  await expect(failureOfPress).toHaveCount(0)
})

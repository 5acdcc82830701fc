import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { startWorker } from '../../scripts/lib/email/start-emails'
import { functionsPath } from '../../src/paths'
import { nightly } from '../every-case'
import { startMailServer } from '../mail-server'
import { secrets } from '../secrets'
import { axe } from './axe'
import { administrator, expect, newListing, test, unhurried } from './site'

type Emails = () => Awaited<ReturnType<typeof startMailServer>>['caught']

/** A watched listing: requested, confirmed, and its reduction reported once. */
async function watchSavedListing(page: Page, email: string, emails: Emails) {
  const before = emails().length
  const admin = await administrator()
  const slug = `watched-${process.pid}-${Date.now()}`
  const title = `Watched ${slug}`
  const price = 400_000
  await admin.from('properties').insert(newListing({ slug, title, price }))
  await page.goto('/saved')
  await page.evaluate((saved) => localStorage.setItem('saved:1', JSON.stringify([saved])), {
    slug,
    title,
    price,
    type: 'sale',
    at: 1,
    note: '',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Tell me when a price or status changes' }).click()
  const form = page.getByRole('form', { name: 'Changes of price or status, by email' })
  await form.getByLabel('Email Address').fill(email)
  expect(await axe(page)).toEqual([])
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(before + 1)
  await page.goto(/http\S+\/alerts\?token=\w+/.exec(emails().at(-1)!.email.text!)![0])
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, send me these emails' }).click()
  await expect(page.getByRole('status')).toContainText('Confirmed.')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused()
  expect(await axe(page)).toEqual([])

  await admin
    .from('properties')
    .update({ price: price - 1000 })
    .eq('slug', slug)
  // A change is reported after five minutes.
  const worker = createClient(process.env['TEST_BACKEND']!, secrets.secretKey)
  await worker.rpc('queue_change_emails', { at: new Date(Date.now() + 360_000).toISOString() })
  await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(before + 2)
  expect(emails().at(-1)!.email.subject).toMatch(/^Reduced from /)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('status')).toContainText('You are unsubscribed.')
  await expect(page.getByRole('status')).toBeFocused()
}

test(
  'An alert for another search is another request, also when the response to the last one was lost',
  nightly,
  async ({ page }) => {
    const word = `heron${process.pid}${Date.now()}`
    const email = `${word}@example.com`
    const send = async (path: string) => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Tell me when a home is listed' }).click()
      const form = page.getByRole('form', { name: 'New homes like these, by email' })
      await form.getByLabel('Email Address').fill(email)
      await form.getByRole('button').click()
      return form
    }
    const requests: { id: string; address: string }[] = []
    page.on('request', (sent) => {
      if (/request_alert$/.test(sent.url()) && sent.method() === 'POST')
        requests.push(sent.postDataJSON() as { id: string; address: string })
    })
    await unhurried(page)
    await page.route('**/rest/v1/rpc/request_alert', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const form = await send(`/buy?q=${word}a`)
    await expect(form.getByRole('alert')).toBeVisible()
    await page.unroute('**/rest/v1/rpc/request_alert')
    await send(`/buy?q=${word}b`)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    const [first, second] = requests
    expect([first?.address, second?.address]).toEqual([`q=${word}a`, `q=${word}b`])
    // The database takes the same id for the same request, and would store nothing.
    expect(second?.id).not.toBe(first?.id)
  },
)

test('Of two quick choices of the frequency, the last is stored and shown', nightly, async ({ page }) => {
  const alert = { kind: 'search', state: 'active', filters: { type: 'rent' }, address: '' }
  let stored = 'at_once'
  let responses = 0
  await page.route('**/rest/v1/rpc/alert_by_token', (route) => route.fulfill({ json: { ...alert, frequency: stored } }))
  await page.route('**/rest/v1/rpc/change_alert', async (route) => {
    const { frequency } = route.request().postDataJSON() as { frequency: string }
    stored = frequency
    if (frequency === 'daily') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fulfill({ json: { ...alert, frequency } })
    responses++
  })
  await page.goto('/alerts?token=a')
  await page.getByText('Once a day, at 8 am in London').click()
  await page.getByText('As soon as a home is listed').click()
  await expect.poll(() => responses).toBe(2)
  await expect(page.getByRole('status')).toContainText('Your change is saved.')
  await page.waitForTimeout(500)
  await expect(page.getByLabel('As soon as a home is listed')).toBeChecked()
  expect(stored).toBe('at_once')
})

test('A search becomes an alert: requested, confirmed, notified of a new listing once, and ended by one POST', async ({
  page,
  request,
  baseURL,
}) => {
  const word = `kingfisher${process.pid}${Date.now()}`
  const email = `${word}@example.com`
  const server = await startMailServer()
  const worker = startWorker(
    {
      url: process.env['TEST_BACKEND']!,
      secretKey: secrets.secretKey,
      origin: baseURL!,
      functionsUrl: baseURL! + functionsPath,
    },
    server.url,
  )
  const emails = () => server.caught.filter(({ to }) => to.includes(email))
  const publish = async () =>
    (await administrator()).from('properties').insert(newListing({ description: `A view of the ${word}.` }))
  try {
    await unhurried(page)
    await page.goto(`/buy?q=${word}`)
    await page.getByRole('button', { name: 'Tell me when a home is listed' }).click()
    const form = page.getByRole('form', { name: 'New homes like these, by email' })
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toContainText('Please enter a valid email address.')
    expect(await axe(page)).toEqual([])
    await form.getByLabel('Email Address').fill(email)
    // The form stays open with its text when the list switches to the map and back.
    await page.locator('[data-bar]').getByRole('link', { name: 'See them on a map' }).click()
    await expect(form.getByLabel('Email Address')).toHaveValue(email)
    await page.getByRole('link', { name: 'See them as a list' }).click()
    await expect(form.getByLabel('Email Address')).toHaveValue(email)
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

    await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(1)
    const [confirmation] = emails()
    const link = /http\S+\/alerts\?token=\w+/.exec(confirmation!.email.text!)![0]
    await publish()
    await page.goto(link)
    // Virus scanners follow every link, so only a press confirms.
    await page.getByRole('button', { name: 'Yes, send me these emails' }).click()
    await expect(page.getByRole('status')).toContainText('Confirmed.')
    expect(await axe(page)).toEqual([])
    // A choice that was not stored does not look stored, and can be made again.
    await page.route('**/rest/v1/rpc/change_alert', (route) => route.abort())
    await page.getByText('Once a day, at 8 am in London').click()
    await expect(page.getByRole('alert')).toContainText('Nothing has changed.')
    await expect(page.getByLabel('As soon as a home is listed')).toBeChecked()
    await page.unroute('**/rest/v1/rpc/change_alert')

    await publish()
    await expect.poll(() => emails().length, { timeout: 15_000 }).toBe(2)
    const received = emails()[1]!
    expect(received.email.text!.match(/\/property\//g)).toHaveLength(1)
    const oneClick = /^List-Unsubscribe: <(.*)>$/im.exec(received.raw.replace(/\r\n[ \t]+/g, ' '))![1]!
    const followed = await request.get(oneClick, { maxRedirects: 0 })
    expect(followed.status()).toBe(303)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('status')).toContainText('You are unsubscribed.')
    await publish()
    await page.waitForTimeout(4000)
    expect(emails()).toHaveLength(2)

    await watchSavedListing(page, email, emails)

    await page.goto('/alerts?token=nobody')
    await expect(page.getByRole('status')).toContainText('This link does not work.')
    await page.goto('/alerts')
    await expect(page.getByText('For emails about new homes')).toBeVisible()
  } finally {
    worker.close()
    server.close()
  }
})

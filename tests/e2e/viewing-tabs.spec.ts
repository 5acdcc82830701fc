import type { Page } from '@playwright/test'
import { axe } from './axe'
import { expect, test } from './site'

// The page of a viewing that changes elsewhere: in another tab, by staff, or with its home.

test.use({ timezoneId: 'Asia/Shanghai' })

const viewing = {
  ...{ appointment: 'viewing', state: 'booked', starts_at: '2099-12-01T16:00:00Z', minutes: 30, kind: 'in_person' },
  ...{ listing_id: '00000000-0000-4000-8000-000000000001', title: 'Letter Row', slug: 'letter-row', area: 'Camden' },
}
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString()
const slots = [{ starts_at: inThreeDays, in_person_minutes: 30, video_minutes: null }]

/** Opens the page of a viewing, whose row the returned function changes. */
async function open(page: Page) {
  let row: object = viewing
  await page.route('**/rpc/viewing_by_token', (route) => route.fulfill({ json: row }))
  await page.route('**/rpc/viewing_slots', (route) => route.fulfill({ json: slots }))
  await page.goto('/viewing?token=secret')
  await expect(page.getByRole('heading', { name: 'Your viewing is booked' })).toBeVisible()
  return (changes: object) => (row = { ...viewing, ...changes })
}

test('an old tab names the stored time before it cancels, and shows what another one cancelled', async ({ page }) => {
  const change = await open(page)
  await expect(page.getByText(/Tuesday 1 December, 4 pm in London/)).toBeVisible()
  change({ starts_at: '2099-12-02T11:00:00Z' })
  await page.getByRole('button', { name: 'Cancel the viewing' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your viewing?' })
  await expect(dialog).toHaveAccessibleDescription(/Letter Row.*Wednesday 2 December, 11 am in London/)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep the viewing' }).click()
  await expect(page.getByText(/Wednesday 2 December, 11 am in London/)).toBeVisible()
  change({ starts_at: '2099-12-03T11:00:00Z' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/Thursday 3 December, 11 am in London/)).toBeVisible()
  change({ state: 'cancelled' })
  await page.getByRole('button', { name: 'Cancel the viewing' }).click()
  await expect(page.getByRole('heading', { name: 'Your viewing is cancelled' })).toBeFocused()
  await expect(dialog).toBeHidden()
})

test('a refused move shows the state that refuses it', async ({ page, consoleErrors }) => {
  const change = await open(page)
  const refusal = (hint: string) => ({ status: 409, json: { code: 'PT409', hint, message: 'Please choose another.' } })
  await page.route('**/rpc/move_viewing', (route) => route.fulfill(refusal('slot-outside-hours')))
  const move = async () => {
    await page
      .getByTestId('slots')
      .getByRole('radio', { name: / London, / })
      .first()
      .check()
    await page.getByRole('button', { name: 'Move my viewing' }).click()
  }
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await move()
  await expect(page.getByRole('alert')).toHaveText('Please choose another.')
  change({ listing_id: null, slug: '' })
  await move()
  await expect(page.getByText('This home takes no new viewings at the moment.')).toBeVisible()
  await expect(page.getByText('Letter Row')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose another time' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your viewing is booked' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([])
})

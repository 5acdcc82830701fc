import type { Page } from '@playwright/test'
import { axe } from './axe'
import { administrator, expect, hydrated, newListing, test } from './site'
import { nightly } from '../every-case'

const box = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')
const option = (page: Page, name: RegExp) => options(page).filter({ hasText: name })
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' }).getByRole('listitem')

test('by keyboard, a place is chosen on the home page and is a filter of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.locator('#where-rent').focus()
  await page.keyboard.type('kensngton')
  await expect(option(page, /^Kensington\s*Area/)).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Kensington\s*Area/)).toHaveAttribute('aria-selected', 'true')
  expect(await axe(page, '[data-find]')).toEqual([])
  const active = await box(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveText(/Kensington/)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('Kensington')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rent\?area=Kensington/)
  await expect(chips(page).first()).toContainText('Kensington')
})

test(
  'Escape closes the suggestions, then empties the box; the other list keeps the text',
  nightly,
  async ({ page }) => {
    await page.goto('/')
    const rent = page.locator('#where-rent')
    await rent.click()
    // A press shows the areas.
    await expect(option(page, /^Camden\s*Area/)).toBeVisible()
    await rent.fill('angel')
    await expect(option(page, /^Angel\s*Station/)).toBeVisible()
    await rent.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Places' })).toHaveCount(0)
    await expect(rent).toHaveValue('angel')
    await page.locator('[data-find]').getByText('Buy', { exact: true }).click()
    const buy = page.locator('#where-sale')
    await expect(buy).toHaveValue('angel')
    await buy.press('Escape')
    await expect(buy).toHaveValue('')
  },
)

test('a street of the other list moves there', nightly, async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-find]').getByText('Buy', { exact: true }).click()
  await page.locator('#where-sale').focus()
  await page.keyboard.type('cornwall gdns')
  await expect(option(page, /Cornwall Gardens.*to rent/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#where-rent')).toBeFocused()
  await expect(page.locator('#where-rent')).toHaveValue('Cornwall Gardens')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rent\?q=Cornwall\+Gardens/)
  await expect(page.getByRole('article').first()).toContainText('Cornwall Gardens')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a station of the list’s box is a walk, and what is no place is searched as words and says so', async ({
    page,
  }) => {
    await page.goto('/rent')
    await page.locator('#list-where').tap()
    await expect(option(page, /^Kensington\s*Area/)).toBeVisible()
    await box(page).fill('gloucester rd')
    const station = option(page, /^Gloucester Road\s*Station/)
    await expect(station).toBeVisible()
    expect((await station.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    const clear = page.getByRole('button', { name: 'Clear the place' })
    expect((await clear.boundingBox())!.width).toBeGreaterThanOrEqual(44)
    expect(await axe(page)).toEqual([])
    await station.tap()
    await expect(page).toHaveURL(/near=gloucester-road/)
    await expect(chips(page).first()).toContainText('walk of Gloucester Road')
    await expect(box(page)).toHaveValue('')
    await expect(page.locator('[data-outdated], section[aria-busy=true]')).toHaveCount(0)

    await box(page).fill('nonsense')
    await expect(page.getByText('We do not know a place with this name.').first()).toBeVisible()
    await box(page).press('Enter')
    await expect(page).toHaveURL(/q=nonsense/)
    await expect(page.getByText('We do not know the place “nonsense”')).toBeVisible()
    await expect(chips(page).filter({ hasText: '“nonsense”' })).toBeVisible()
    await expect(page.locator('[data-outdated], section[aria-busy=true]')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('in a short window the filters do not cover the box', nightly, async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/rent')
    await page.locator('#list-where').click()
    await expect(option(page, /^Camden\s*Area/)).toBeVisible()
  }
})

test(
  'a place that was sent as typed becomes a filter: from the home page without its code, or by a link',
  nightly,
  async ({ page }) => {
    await page.route('**/where-box*', (route) => route.abort())
    await page.route('**/find-home*', (route) => route.abort())
    await page.goto('/')
    await page.locator('#where-rent').fill('肯辛顿')
    await page.locator('#where-rent').press('Enter')
    await expect(page).toHaveURL(/\/rent\?area=Kensington$/)
    await expect(chips(page).first()).toContainText('Kensington')
    await page.goto('/buy?where=e14+9ge&max=2000000')
    await expect(page).toHaveURL('/buy?postcode=E14&max=2000000')
  },
)

test('a postcode lists the homes of its district, and offers what is around it', async ({ page }) => {
  await page.goto('/rent')
  await page.locator('#list-where').fill('E14 9GE')
  await expect(option(page, /^Around E14/)).toContainText('Homes in Canary Wharf')
  await option(page, /^E14\s*Homes in E14/).click()
  await expect(page).toHaveURL('/rent?postcode=E14')
  await expect(chips(page)).toContainText(['Postcode E14'])
  await expect(page.locator('article').first()).toContainText('Canary Wharf')
  await page.goto('/rent?postcode=NW11')
  await expect(page.getByRole('button', { name: /In any postcode district/ })).toBeVisible()
})

test('a reference leads to its home, and a draft’s reference to none', nightly, async ({ page }) => {
  const draft = { ...newListing(), status: 'draft' }
  const client = await administrator()
  const { data } = await client
    .from('properties')
    .insert(draft as never)
    .select('id, reference')
    .single<{ id: string; reference: string }>()
  try {
    await page.goto('/rent')
    await page.locator('#list-where').fill(data!.reference)
    await expect(page.getByText('We have no home with this reference.').first()).toBeVisible()
    await expect(options(page)).toHaveCount(1)
    await box(page).fill('mr 1042')
    await expect(option(page, /Pelham Crescent Apartment.*MR-1042/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/property\/pelham-crescent-apartment/)
  } finally {
    await client.from('properties').delete().eq('id', data!.id)
  }
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page’s box is sent to its list', nightly, async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Where').first().fill('Kensington')
    await page.getByRole('button', { name: 'Find homes to rent' }).click()
    await expect(page).toHaveURL(/\/rent\?where=Kensington/)
    await expect(page.locator('main noscript > div')).toContainText('Every home is in the list below')
  })
})

test('without the file of places the box says so, and searches words', nightly, async ({ page }) => {
  await page.route('**/where.json', (route) => route.abort())
  await page.goto('/rent')
  await page.locator('#list-where').fill('garden')
  await expect(page.getByText('The places could not be loaded.').first()).toBeVisible()
  await option(page, /garden/).click()
  await expect(page).toHaveURL(/q=garden/)
})

test('a text that is typed while another is looked up stays, and the box stops waiting', nightly, async ({ page }) => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/where.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/rent')
  const box = page.locator('#list-where')
  await box.fill('Canary Wharf')
  await box.press('Enter')
  await expect(box).toHaveAttribute('aria-busy', 'true')
  await box.fill('Camden')
  respond()
  await expect(page).toHaveURL('/rent?area=Canary+Wharf')
  await expect(box).not.toHaveAttribute('aria-busy')
  await expect(box).toHaveValue('Camden')
})

test('suggestions whose code comes after Enter do not cover the results', nightly, async ({ page }) => {
  const late = ['**/_astro/where-box.*', '**/where.json']
  const held = late.map(() => Promise.withResolvers<void>())
  for (const [n, url] of late.entries())
    await page.route(url, async (route) => {
      await held[n]?.promise
      await route.continue()
    })
  await page.goto('/rent')
  const box = page.locator('#list-where')
  await box.click()
  await hydrated(page)
  await box.fill('Canary Wharf')
  await box.press('Enter')
  await expect(box).toHaveAttribute('aria-busy', 'true')
  held[0]?.resolve()
  await expect(box).toHaveRole('combobox')
  held[1]?.resolve()
  await expect(page).toHaveURL('/rent?area=Canary+Wharf')
  await expect(box).toHaveValue('')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

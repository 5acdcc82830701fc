import type { Page } from '@playwright/test'
import { readdir } from 'node:fs/promises'
import { everyCase, nightly } from '../every-case'
import { layOutAll } from '../../scripts/lib/lay-out-all'
import { administrator, expect, hydrated, newListing, test } from './site'

/** A4 sheets of a printed page, counted in its PDF. */
async function sheets(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  await page.emulateMedia({ media: 'screen' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

/** The heights of a listing's two sheets in millimetres, by print styles. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.page')!.getBoundingClientRect()
    const facts = document.querySelector('#facts')?.getBoundingClientRect().top ?? sheet.bottom
    return [facts - sheet.top, sheet.bottom - facts].map((pixels) => Math.round((pixels / 96) * 25.4))
  })

// A4 without margins.
const room = 273

test('a report prints on one sheet, and an energy chart is readable without backgrounds', nightly, async ({ page }) => {
  for (const report of ['london-sales-2026', 'london-rents-2026']) {
    await page.goto(`/resources/reports/${report}`)
    expect(await sheets(page), report).toBe(1)
  }
  await page.goto('/property/cornwall-gardens-apartment')
  await page.emulateMedia({ media: 'print' })
  const bars = await page.locator('#facts [aria-hidden] span:has(> b)').evaluateAll((all) =>
    all.map((bar) => {
      const { outlineWidth, color, backgroundColor } = getComputedStyle(bar)
      return [outlineWidth, color, backgroundColor]
    }),
  )
  expect(bars).toEqual(Array(7).fill(['1px', 'rgb(27, 32, 30)', 'rgba(0, 0, 0, 0)']))
})

test(
  'a list prints whole cards without controls, and a calculator with its agent on one sheet',
  nightly,
  async ({ page }) => {
    await page.goto('/calculators/rental-yield')
    expect(await sheets(page)).toBe(1)
    await page.goto('/rent')
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    for (const control of ['See them on a map', 'Set up an alert', 'View details'])
      await expect(main.getByText(control).first()).toBeHidden()
    await expect(main.getByRole('combobox', { name: /^Where/ })).toBeHidden()
    expect(
      await main
        .locator('article')
        .first()
        .evaluate((card) => getComputedStyle(card).breakInside),
    ).toBe('avoid')
  },
)

test('every listing prints on two sheets, its facts and its plan on the second', nightly, async ({ page }) => {
  test.setTimeout(120_000)
  const paths: string[] = []
  for (const edition of ['', '/zh'])
    for (const file of await readdir(`${process.env['TEST_FOLDER']}${edition}/property`))
      if (file.endsWith('.html')) paths.push(`${edition}/property/${file.replace('.html', '')}`)
  expect(paths.length).toBeGreaterThanOrEqual(58)
  // The sheet's width, without margins.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  // Print styles alone lay out the built page.
  await page.route('**/*.js', (route) => route.abort())
  const high = new Map<string, number>()
  // Each night all of them, else every fifth.
  for (const path of paths.filter((_, n) => everyCase || n % 5 === 0)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.addStyleTag({ content: 'body { width: 182mm }' })
    await layOutAll(page)
    // The print sheet loads last.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet)
    await page.evaluate(() => document.fonts.ready)
    const [first = 0, second = 0] = await heights(page)
    expect.soft(first, `${path}, first sheet`).toBeLessThan(room)
    expect.soft(second, `${path}, second sheet`).toBeLessThan(room)
    high.set(path, Math.max(first, second))
  }
  await page.unroute('**/*.js')
  // The fullest, a sale and a rental, as printed.
  const [fullest = ''] = [...high].sort(([, a], [, b]) => b - a)[0] ?? []
  for (const path of [fullest, '/property/canonbury-square-georgian-house', '/property/cornwall-gardens-apartment']) {
    await page.goto(path)
    // A listing without facts takes one sheet.
    expect(await sheets(page), path).toBe((await page.locator('#facts').count()) + 1)
  }
})

test('the sheets show the current picture and three more, costs, map, and a code loaded only for print', async ({
  page,
}) => {
  const codes: string[] = []
  page.on('request', (request) => request.url().includes('/qr/') && codes.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  // Without transition, so that printing does not start between two pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/property/canonbury-square-georgian-house')
  // A page without interaction has the date as well.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[data-printed]')).toHaveText(/^Printed on \d+ \w+ \d{4}$/)
  await page.locator('.gallery').hover()
  await page.waitForSelector('.swiper-initialized')
  await page.locator('.swiper-slide a:not([tabindex])').press('ArrowRight')
  await expect(page.getByTestId('gallery-controls')).toContainText('2 / 5')
  await hydrated(page)
  // The end of the page needs no code.
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(codes).toEqual([])
  expect(await sheets(page)).toBe(2)
  expect(codes).toHaveLength(1)

  await page.emulateMedia({ media: 'print' })
  const pictures = page.locator('.gallery img:visible')
  await expect(pictures).toHaveCount(4)
  const tall = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().height))
  const large = pictures.nth(tall.indexOf(Math.max(...tall)))
  await expect(large).toHaveAttribute('alt', /^Living room/)
  const foot = page.getByRole('complementary', { name: 'This home’s page and its agent' })
  for (const text of [
    'www.meridianrow.example/property/canonbury-square-georgian-house',
    '020 7946 0112',
    'hello@meridianrow.example',
    '12 Canonbury Row',
  ])
    await expect(foot).toContainText(text)
  await expect(foot).toContainText(/Printed on \d+ \w+ \d{4}/)
  expect(await foot.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Lowest for a person: your only home, living in the UK')).toBeVisible()
  await expect(page.getByText('Is it your only home?')).toBeHidden()
  for (const part of ['price', 'description']) await expect(page.getByTestId(part)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Features' })).toBeVisible()
  for (const part of ['h1', 'article dl', '#facts', '#floor-plan img'])
    await expect(page.locator(part).first()).toBeVisible()
  for (const part of ['gallery-thumbs', 'gallery-controls']) await expect(page.getByTestId(part)).toBeHidden()
  await expect(page.getByRole('img', { name: /^Where Canonbury Square Georgian House is in London/ })).toBeVisible()
  await expect(page.locator('#where')).toContainText('Highbury & Islington')
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeHidden()
  for (const part of ['header nav', '.reach', '#enquire']) await expect(page.locator(part).first()).toBeHidden()
})

test(
  'long texts and several plans still print on two sheets; a listing added today has its address as text',
  nightly,
  async ({ page }) => {
    const admin = await administrator()
    const plan = (floor: string) => `/floorplans/cornwall-gardens-apartment.svg?${floor}#697x837`
    const listing = newListing({
      description:
        `${'The drawing room looks over the square, and the kitchen over the garden. '.repeat(6)}\n\n`.repeat(3),
      features: Array.from({ length: 8 }, (_, n) => `Feature ${n}`),
      floor_plans: [plan('lower'), plan('upper')],
      floor_plan_captions: [
        'Lower ground floor: kitchen 5.41 by 4.44 m, dining room 3.34 by 3.94 m, hall.',
        'Ground floor: drawing room 3.34 by 4.44 m, library 3.34 by 3.94 m, entrance hall.',
      ],
    })
    const { error } = await admin.from('properties').insert(listing)
    expect(error).toBeNull()
    try {
      await page.goto(`/property/${listing.slug}`)
      await page.getByTestId('description').waitFor()
      expect(await sheets(page)).toBe(2)
      await page.emulateMedia({ media: 'print' })
      const plans = page.locator('#floor-plan img')
      await expect(plans).toHaveCount(2)
      const [left, right] = await plans.evaluateAll((all) => all.map((image) => image.getBoundingClientRect()))
      expect(left!.right).toBeLessThanOrEqual(right!.left)
      const foot = page.getByRole('complementary', { name: 'This home’s page and its agent' })
      await expect(foot).toContainText(`/property/${listing.slug}`)
      await expect(foot.locator('img')).toHaveCount(0)
    } finally {
      await admin.from('properties').delete().eq('slug', listing.slug)
    }
  },
)

import type { Page } from '@playwright/test'
import { readdir } from 'node:fs/promises'
import { expect, hydrated, newHome, test, administrator } from './site'

/** Sheets of A4 that a page prints on, counted in the PDF itself. */
async function sheets(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
  await page.emulateMedia({ media: 'screen' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

// In two parts, so that two browsers share the work.
for (const part of [0, 1])
  test(`every home prints on two sheets, its facts and its plan on the second (${part + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000)
    const homes = (await readdir(`${process.env['TEST_FOLDER']}/property`))
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replace('.html', ''))
    expect(homes.length).toBeGreaterThanOrEqual(29)
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const home of homes.filter((_, n) => n % 2 === part)) {
      await page.goto(`/property/${home}`)
      // A home of which nothing is known but its words takes one.
      expect(await sheets(page), home).toBe((await page.locator('#facts').count()) + 1)
    }
    // One of them once more, when its page has come alive.
    await page.goto('/property/wharfside-three-bedroom-apartment')
    await page.locator('.gallery').hover()
    await hydrated(page)
    await page.waitForSelector('.swiper-initialized')
    expect(await sheets(page), 'alive').toBe(2)
  })

test('the sheet shows the picture looked at, the facts, the description and how to reach us', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Without its slide, so that the sheet is not taken between two pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/property/canonbury-square-georgian-house')
  await page.locator('.gallery').hover()
  await page.waitForSelector('.swiper-initialized')
  await page.getByRole('group', { name: /^Pictures/ }).press('ArrowRight')
  await expect(page.getByTestId('gallery-controls')).toContainText('2 / 5')
  await page.emulateMedia({ media: 'print' })
  const pictures = page.locator('.gallery img:visible')
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toHaveAttribute('alt', /^Living room/)
  for (const part of ['price', 'description']) await expect(page.getByTestId(part)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Features' })).toBeVisible()
  for (const part of ['h1', 'article dl', '.footer address']) await expect(page.locator(part).first()).toBeVisible()
  await expect(page.locator('.footer address')).toContainText('020 7946 0112')
  for (const part of ['#facts', '#floor-plan img']) await expect(page.locator(part).first()).toBeVisible()
  for (const part of ['gallery-thumbs', 'gallery-controls']) await expect(page.getByTestId(part)).toBeHidden()
  for (const part of ['header nav', '.reach', '#enquire', '[data-map]'])
    await expect(page.locator(part).first()).toBeHidden()
})

test('a description half as long again still leaves room for the picture', async ({ page }) => {
  const admin = await administrator()
  const home = newHome({
    description: `${'The drawing room looks over the square, and the kitchen over the garden. '.repeat(6)}\n\n`.repeat(
      3,
    ),
    features: Array.from({ length: 8 }, (_, n) => `Feature ${n}`),
  })
  const { error } = await admin.from('properties').insert(home)
  expect(error).toBeNull()
  try {
    await page.goto(`/property/${home.slug}`)
    await page.getByTestId('description').waitFor()
    expect(await sheets(page)).toBe(2)
  } finally {
    await admin.from('properties').delete().eq('slug', home.slug)
  }
})

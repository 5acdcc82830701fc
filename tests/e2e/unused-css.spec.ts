import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { classesInSheet } from '../../src/integrations/unused-css/prune'
import { expect, test } from './site'

// A page's sheet holds what the page and its scripts can show, and no more (src/integrations/unused-css). That it has
// the rules of the prerendered markup is seen in tests/site/unused-css.test.ts; here, those of what comes later.

const folder = `${process.env['TEST_FOLDER']}/_astro`
const classesOf = (sheet: string) => classesInSheet(readFileSync(`${folder}/${sheet}`, 'utf8'))
const wholeSheet = () => readdirSync(folder).find((file) => /^Page\.[\w-]+\.css$/.test(file))!

/** The class names on the screen for which the house has a rule and the page's sheet has none. */
async function unstyled(page: Page) {
  const { sheet, classes } = await page.evaluate(() => ({
    sheet: document.querySelector<HTMLLinkElement>('link[href*="/Page-"]')!.href.replace(/.*\//, ''),
    classes: [...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))],
  }))
  const [known, held] = [classesOf(wholeSheet()), classesOf(sheet)]
  return classes.filter((name) => known.has(name) && !held.has(name))
}

const states: [name: string, path: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'the valuation dialog and its errors',
    '/',
    async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Free valuation' })
      await page.getByRole('main').getByRole('link', { name: 'Get a rental valuation' }).click()
      for (const name of ["Let's go", 'Rental Valuation'])
        await dialog.getByRole('button', { name, exact: true }).click()
      await expect(dialog.getByText('Step 3 of 8')).toBeVisible()
    },
  ],
  [
    'a form that was sent empty',
    '/contact',
    async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    },
  ],
  [
    'a list without an answer',
    '/rent?q=nowhere-at-all',
    async (page) => expect(page.getByRole('main').getByText('nowhere-at-all').first()).toBeVisible(),
  ],
  [
    'saved homes side by side',
    '/saved?homes=royal-hill-cottage,cornwall-gardens-apartment&compare=royal-hill-cottage,cornwall-gardens-apartment',
    async (page) => expect(page.getByRole('table')).toBeVisible(),
  ],
]

for (const [name, path, open] of states)
  test(`the sheet of its page styles ${name}`, async ({ page }) => {
    await page.goto(path)
    await open(page)
    expect(await unstyled(page)).toEqual([])
  })

import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight.mjs'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the page.
// Each is what was measured and a little; none is raised without a decision record (006: script of pages with homes;
// 008: styles and faces). The first picture of a page is weighed in tests/e2e/weight.spec.ts, by a browser.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [10_400, 10_900, 4_080, 28_500],
  '/rent': [10_300, 11_300, 4_800, 24_200],
  '/buy': [10_200, 11_300, 4_800, 24_200],
  '/property/cornwall-gardens-apartment': [9_700, 10_900, 4_900, 24_200],
  '/property/canonbury-square-georgian-house': [9_700, 10_900, 4_900, 24_200],
  '/property/wharfside-three-bedroom-apartment': [9_900, 10_900, 4_900, 24_200],
  '/valuation/rental': [7_600, 11_100, 3_780, 24_200],
  '/valuation/sales': [8_000, 11_100, 3_780, 24_200],
  '/landlords/lettings': [7_100, 11_800, 1_720, 24_200],
  '/landlords/management': [6_300, 11_600, 1_720, 24_200],
  '/about': [5_900, 11_500, 1_720, 24_200],
  '/contact': [8_500, 11_600, 3_780, 24_200],
  '/fees': [4_700, 11_100, 1_720, 24_200],
  '/resources/property-prices': [6_800, 11_500, 2_150, 24_200],
  '/resources/area-guide': [9_600, 11_800, 2_300, 24_200],
  '/resources/selling-process': [6_700, 11_800, 2_450, 24_200],
  '/resources/reports/london-sales-2026': [4_500, 11_100, 1_720, 24_200],
  '/resources/reports/london-rents-2026': [4_500, 11_100, 1_720, 24_200],
  '/calculators': [3_700, 9_400, 1_720, 24_200],
  '/calculators/buying-cost': [8_900, 10_800, 3_950, 24_200],
  '/calculators/mortgage': [7_900, 10_800, 3_950, 24_200],
  '/calculators/rental-yield': [8_250, 10_800, 3_950, 24_200],
  '/calculators/move-in-cost': [7_800, 10_800, 3_950, 24_200],
  '/saved': [5_200, 10_400, 4_050, 24_200],
  '/privacy-policy': [5_850, 11_100, 1_720, 24_200],
  '/data-protection': [5_300, 11_100, 1_720, 24_200],
  '/terms-conditions': [5_100, 11_100, 1_720, 24_200],
  '/complaint-procedure': [4_900, 11_100, 1_720, 24_200],
  '/styleguide': [12_000, 12_900, 3_780, 28_500],
}

it.each(Object.entries(budgets))('%s weighs what it may before a touch', async (page, [html, css, script, fonts]) => {
  const weight = await pageWeight(folder, page)
  expect.soft(weight.html, 'HTML').toBeLessThan(html)
  expect.soft(weight.css, 'CSS').toBeLessThan(css)
  expect.soft(weight.script, 'script').toBeLessThan(script)
  expect.soft(weight.fonts, 'fonts').toBeLessThan(fonts)
})

it('every page has a budget, but for the other homes and the other pages of a list', () => {
  const addresses = publicPages.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  const others = /^\/(404|listing-shell|(rent|buy)\/\d+|property\/.*)$/
  expect(addresses.filter((address) => !(address in budgets) && !others.test(address))).toEqual([])
})

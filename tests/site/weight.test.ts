import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map). The first picture of a
// page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [13_000, 10_500, 4_080, 28_500],
  '/rent': [13_100, 11_250, 4_800, 24_200],
  '/buy': [13_000, 11_250, 4_800, 24_200],
  '/property/cornwall-gardens-apartment': [19_450, 13_700, 4_940, 24_200],
  '/property/canonbury-square-georgian-house': [19_400, 13_700, 4_940, 24_200],
  '/property/wharfside-three-bedroom-apartment': [18_050, 13_700, 4_940, 24_200],
  '/valuation/rental': [9_850, 10_550, 3_780, 24_200],
  '/valuation/sales': [10_150, 10_550, 3_780, 24_200],
  '/landlords/lettings': [9_250, 10_550, 1_720, 24_200],
  '/landlords/management': [8_250, 10_550, 1_720, 24_200],
  '/about': [7_700, 10_550, 1_720, 24_200],
  '/contact': [11_050, 10_550, 3_780, 24_200],
  '/fees': [6_350, 10_550, 1_720, 24_200],
  '/resources/property-prices': [9_100, 10_700, 2_310, 24_200],
  '/resources/area-guide': [11_700, 10_700, 2_300, 24_200],
  '/resources/selling-process': [8_600, 10_700, 2_450, 24_200],
  '/resources/reports/london-sales-2026': [6_150, 10_700, 1_740, 24_200],
  '/resources/reports/london-rents-2026': [6_150, 10_700, 1_740, 24_200],
  '/calculators': [5_100, 10_350, 1_720, 24_200],
  '/calculators/buying-cost': [11_550, 10_350, 3_950, 24_200],
  '/calculators/mortgage': [10_600, 10_350, 3_950, 24_200],
  '/calculators/rental-yield': [10_800, 10_350, 3_950, 24_200],
  '/calculators/move-in-cost': [10_250, 10_350, 3_950, 24_200],
  '/saved': [6_700, 10_150, 4_100, 24_200],
  '/privacy-policy': [7_500, 11_000, 1_720, 24_200],
  '/data-protection': [7_000, 11_000, 1_720, 24_200],
  '/terms-conditions': [6_700, 11_000, 1_720, 24_200],
  '/complaint-procedure': [6_500, 11_000, 1_720, 24_200],
  '/styleguide': [15_450, 36_800, 3_780, 28_500],
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

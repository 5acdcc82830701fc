import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map; 018: the count of
// its views; 001: what staff change without a build; 017: the sheet of filters, the names of what a tap fetches, and
// what answers it first; 020: the contents of a long page; 021: parts
// laid out later, and code that comes in turn).
// The first picture of a page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [15_830, 11_310, 6_220, 28_500],
  '/rent': [15_260, 11_850, 7_500, 24_200],
  '/buy': [15_130, 11_850, 7_500, 24_200],
  '/property/cornwall-gardens-apartment': [21_350, 14_810, 7_710, 24_200],
  '/property/canonbury-square-georgian-house': [21_360, 14_810, 7_710, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_610, 14_810, 7_710, 24_200],
  '/valuation/rental': [11_040, 10_860, 4_980, 24_200],
  '/valuation/sales': [11_390, 10_860, 4_980, 24_200],
  '/landlords/lettings': [10_480, 10_840, 2_920, 24_200],
  '/landlords/management': [9_290, 10_840, 2_920, 24_200],
  '/about': [8_910, 10_840, 2_920, 24_200],
  '/contact': [12_600, 10_860, 5_510, 24_200],
  '/fees': [7_310, 10_840, 2_920, 24_200],
  '/resources/property-prices': [14_340, 11_230, 3_510, 24_200],
  '/resources/area-guide': [12_870, 11_230, 3_490, 24_200],
  '/areas/kensington': [14_500, 11_680, 6_100, 24_200],
  '/resources/selling-process': [9_550, 11_230, 3_480, 24_200],
  '/resources/reports/london-sales-2026': [9_820, 11_230, 2_940, 24_200],
  '/resources/reports/london-rents-2026': [9_860, 11_230, 2_940, 24_200],
  '/calculators': [6_340, 10_650, 2_920, 24_200],
  '/calculators/buying-cost': [12_690, 10_800, 5_140, 24_200],
  '/calculators/mortgage': [11_720, 10_800, 5_140, 24_200],
  '/calculators/rental-yield': [11_950, 10_800, 5_140, 24_200],
  '/calculators/move-in-cost': [11_370, 10_800, 5_140, 24_200],
  '/saved': [8_170, 10_420, 5_350, 24_200],
  '/alerts': [7_500, 9_190, 4_400, 24_200],
  '/privacy-policy': [8_510, 11_310, 2_920, 24_200],
  '/data-protection': [7_870, 11_310, 2_920, 24_200],
  '/terms-conditions': [7_510, 11_310, 2_920, 24_200],
  '/complaint-procedure': [7_270, 11_310, 2_920, 24_200],
  '/styleguide': [16_870, 40_440, 5_930, 28_500],
}

// The names of scripts and styles hold a hash that changes with the build, and with it what a page weighs in brotli, by
// up to 30 bytes either way.
const variation = 60

it.each(Object.entries(budgets))('%s weighs what it may before a touch', async (page, [html, css, script, fonts]) => {
  const weight = await pageWeight(folder, page)
  expect.soft(weight.html, 'HTML').toBeLessThan(html + variation)
  expect.soft(weight.css, 'CSS').toBeLessThan(css + variation)
  expect.soft(weight.script, 'script').toBeLessThan(script + variation)
  expect.soft(weight.fonts, 'fonts').toBeLessThan(fonts)
})

it('every page has a budget, but for the other homes and areas and the other pages of a list', () => {
  const addresses = publicPages.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  const others = /^\/(404|listing-shell|(rent|buy)\/\d+|(areas|property)\/.*)$/
  expect(addresses.filter((address) => !(address in budgets) && !others.test(address))).toEqual([])
})

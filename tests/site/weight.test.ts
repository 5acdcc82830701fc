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
  '/': [15_740, 11_230, 6_110, 28_500],
  '/rent': [15_150, 11_760, 7_380, 24_200],
  '/buy': [15_000, 11_760, 7_380, 24_200],
  '/property/cornwall-gardens-apartment': [21_210, 14_690, 7_590, 24_200],
  '/property/canonbury-square-georgian-house': [21_260, 14_690, 7_590, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_490, 14_690, 7_590, 24_200],
  '/valuation/rental': [10_940, 10_750, 4_870, 24_200],
  '/valuation/sales': [11_290, 10_750, 4_870, 24_200],
  '/landlords/lettings': [10_330, 10_730, 2_820, 24_200],
  '/landlords/management': [9_190, 10_730, 2_820, 24_200],
  '/about': [8_770, 10_730, 2_820, 24_200],
  '/contact': [12_500, 10_750, 5_400, 24_200],
  '/fees': [7_200, 10_730, 2_820, 24_200],
  '/resources/property-prices': [14_250, 11_150, 3_400, 24_200],
  '/resources/area-guide': [12_740, 11_150, 3_380, 24_200],
  '/areas/kensington': [14_430, 11_600, 5_990, 24_200],
  '/resources/selling-process': [9_400, 11_150, 3_370, 24_200],
  '/resources/reports/london-sales-2026': [9_710, 11_150, 2_840, 24_200],
  '/resources/reports/london-rents-2026': [9_710, 11_150, 2_840, 24_200],
  '/calculators': [6_220, 10_560, 2_820, 24_200],
  '/calculators/buying-cost': [12_580, 10_700, 5_030, 24_200],
  '/calculators/mortgage': [11_650, 10_700, 5_030, 24_200],
  '/calculators/rental-yield': [11_860, 10_700, 5_030, 24_200],
  '/calculators/move-in-cost': [11_250, 10_700, 5_030, 24_200],
  '/saved': [8_070, 10_320, 5_230, 24_200],
  '/alerts': [7_400, 9_130, 4_300, 24_200],
  '/privacy-policy': [8_420, 11_200, 2_820, 24_200],
  '/data-protection': [7_780, 11_200, 2_820, 24_200],
  '/terms-conditions': [7_390, 11_200, 2_820, 24_200],
  '/complaint-procedure': [7_160, 11_200, 2_820, 24_200],
  '/styleguide': [16_730, 40_260, 5_800, 28_500],
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

import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map; 018: the count of
// its views; 001: what staff change without a build; 017: the sheet of filters, the names of what a tap fetches, and
// what answers it first; 020: the contents of a long page; 021: parts
// laid out later, code that comes in turn, and a currency that is set before the first paint; 025: the record of an
// island's own nodes; 006: the rail of a list, near misses, the frame of big screens).
// The first picture of a page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [16_090, 11_730, 6_220, 28_500],
  '/rent': [15_860, 12_420, 7_580, 24_200],
  '/buy': [15_630, 12_420, 7_580, 24_200],
  '/property/cornwall-gardens-apartment': [21_560, 15_390, 7_790, 24_200],
  '/property/canonbury-square-georgian-house': [21_640, 15_390, 7_790, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_900, 15_390, 7_790, 24_200],
  '/valuation/rental': [11_090, 11_050, 4_980, 24_200],
  '/valuation/sales': [11_430, 11_050, 4_980, 24_200],
  '/landlords/lettings': [10_510, 11_030, 2_920, 24_200],
  '/landlords/management': [9_360, 11_030, 2_920, 24_200],
  '/about': [8_910, 11_030, 2_920, 24_200],
  '/contact': [12_650, 11_050, 5_510, 24_200],
  '/fees': [7_340, 11_030, 2_920, 24_200],
  '/resources/property-prices': [14_390, 11_320, 3_510, 24_200],
  '/resources/area-guide': [12_870, 11_320, 3_490, 24_200],
  '/areas/kensington': [14_980, 12_100, 6_100, 24_200],
  '/resources/selling-process': [9_550, 11_320, 3_480, 24_200],
  '/resources/reports/london-sales-2026': [9_910, 11_320, 2_940, 24_200],
  '/resources/reports/london-rents-2026': [9_860, 11_320, 2_940, 24_200],
  '/calculators': [6_340, 10_930, 2_920, 24_200],
  '/calculators/buying-cost': [12_860, 11_080, 5_220, 24_200],
  '/calculators/mortgage': [11_820, 11_080, 5_220, 24_200],
  '/calculators/rental-yield': [12_070, 11_080, 5_220, 24_200],
  '/calculators/move-in-cost': [11_450, 11_080, 5_220, 24_200],
  '/saved': [8_170, 10_560, 5_350, 24_200],
  '/alerts': [7_550, 9_350, 4_400, 24_200],
  '/privacy-policy': [8_610, 11_620, 2_920, 24_200],
  '/data-protection': [8_000, 11_620, 2_920, 24_200],
  '/terms-conditions': [7_660, 11_620, 2_920, 24_200],
  '/complaint-procedure': [7_400, 11_620, 2_920, 24_200],
  '/styleguide': [16_960, 41_760, 5_930, 28_500],
}

// The names of scripts and styles hold a hash that changes with the build, and with it what a page weighs in brotli, by
// up to 30 bytes either way; the record of an island's own nodes takes sixty.
const variation = 120

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

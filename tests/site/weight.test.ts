import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map; 018: the count of
// its views; 001: what staff change without a build; 017: the sheet of filters, the names of what a tap fetches, and
// what answers it first; 020: the contents of a long page; 021: parts
// laid out later, code that comes in turn, and a currency that is set before the first paint; 025: the record of an
// island's own nodes; the server's time, which the script of every page learns).
// The first picture of a page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [15_990, 11_360, 6_440, 28_500],
  '/rent': [15_520, 11_930, 7_800, 24_200],
  '/buy': [15_350, 11_930, 7_800, 24_200],
  '/property/cornwall-gardens-apartment': [21_630, 15_050, 8_060, 24_200],
  '/property/canonbury-square-georgian-house': [21_710, 15_050, 8_060, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_960, 15_050, 8_060, 24_200],
  '/valuation/rental': [11_110, 10_930, 5_160, 24_200],
  '/valuation/sales': [11_460, 10_930, 5_160, 24_200],
  '/landlords/lettings': [10_510, 10_910, 3_060, 24_200],
  '/landlords/management': [9_360, 10_910, 3_060, 24_200],
  '/about': [8_910, 10_910, 3_060, 24_200],
  '/contact': [12_680, 10_930, 5_720, 24_200],
  '/fees': [7_340, 10_910, 3_060, 24_200],
  '/resources/property-prices': [14_390, 11_320, 3_640, 24_200],
  '/resources/area-guide': [12_870, 11_320, 3_620, 24_200],
  '/areas/kensington': [14_680, 11_680, 6_330, 24_200],
  '/resources/selling-process': [9_550, 11_320, 3_610, 24_200],
  '/resources/reports/london-sales-2026': [9_910, 11_320, 3_070, 24_200],
  '/resources/reports/london-rents-2026': [9_860, 11_320, 3_070, 24_200],
  '/calculators': [6_340, 10_780, 3_060, 24_200],
  '/calculators/buying-cost': [12_910, 10_900, 5_400, 24_200],
  '/calculators/mortgage': [11_860, 10_900, 5_400, 24_200],
  '/calculators/rental-yield': [12_090, 10_900, 5_400, 24_200],
  '/calculators/move-in-cost': [11_510, 10_900, 5_400, 24_200],
  '/saved': [8_180, 10_420, 5_510, 24_200],
  '/alerts': [7_550, 9_190, 4_530, 24_200],
  '/privacy-policy': [8_610, 11_470, 3_060, 24_200],
  '/data-protection': [8_010, 11_470, 3_060, 24_200],
  '/terms-conditions': [7_660, 11_470, 3_060, 24_200],
  '/complaint-procedure': [7_400, 11_470, 3_060, 24_200],
  '/styleguide': [16_990, 40_940, 6_150, 28_500],
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

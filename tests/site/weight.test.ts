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
  '/': [14_780, 10_860, 5_090, 28_500],
  '/rent': [14_970, 11_590, 7_290, 24_200],
  '/buy': [14_820, 11_590, 7_290, 24_200],
  '/property/cornwall-gardens-apartment': [21_030, 14_630, 7_490, 24_200],
  '/property/canonbury-square-georgian-house': [21_040, 14_630, 7_490, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_290, 14_630, 7_490, 24_200],
  '/valuation/rental': [10_780, 10_750, 4_740, 24_200],
  '/valuation/sales': [11_100, 10_750, 4_740, 24_200],
  '/landlords/lettings': [10_160, 10_730, 2_660, 24_200],
  '/landlords/management': [9_000, 10_730, 2_660, 24_200],
  '/about': [8_610, 10_730, 2_660, 24_200],
  '/contact': [12_060, 10_750, 5_260, 24_200],
  '/fees': [7_030, 10_730, 2_660, 24_200],
  '/resources/property-prices': [14_070, 11_150, 3_240, 24_200],
  '/resources/area-guide': [12_580, 11_150, 3_230, 24_200],
  '/areas/kensington': [14_260, 11_600, 5_850, 24_200],
  '/resources/selling-process': [9_230, 11_150, 3_230, 24_200],
  '/resources/reports/london-sales-2026': [9_550, 11_150, 2_680, 24_200],
  '/resources/reports/london-rents-2026': [9_500, 11_150, 2_680, 24_200],
  '/calculators': [6_050, 10_490, 2_660, 24_200],
  '/calculators/buying-cost': [12_240, 10_630, 4_920, 24_200],
  '/calculators/mortgage': [11_310, 10_630, 4_920, 24_200],
  '/calculators/rental-yield': [11_540, 10_630, 4_920, 24_200],
  '/calculators/move-in-cost': [10_940, 10_630, 4_920, 24_200],
  '/saved': [7_900, 10_320, 5_090, 24_200],
  '/alerts': [7_230, 9_130, 4_150, 24_200],
  '/privacy-policy': [8_200, 11_200, 2_660, 24_200],
  '/data-protection': [7_580, 11_200, 2_660, 24_200],
  '/terms-conditions': [7_210, 11_200, 2_660, 24_200],
  '/complaint-procedure': [6_990, 11_200, 2_660, 24_200],
  '/styleguide': [16_200, 40_030, 4_740, 28_500],
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

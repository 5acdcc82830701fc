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
  '/': [16_070, 11_360, 6_580, 28_500],
  '/rent': [15_550, 11_930, 7_940, 24_200],
  '/buy': [15_430, 11_930, 7_940, 24_200],
  '/property/cornwall-gardens-apartment': [21_630, 15_050, 8_260, 24_200],
  '/property/canonbury-square-georgian-house': [21_700, 15_050, 8_260, 24_200],
  '/property/wharfside-three-bedroom-apartment': [19_960, 15_050, 8_260, 24_200],
  '/valuation/rental': [11_180, 10_930, 5_230, 24_200],
  '/valuation/sales': [11_530, 10_930, 5_230, 24_200],
  '/landlords/lettings': [10_540, 10_910, 3_140, 24_200],
  '/landlords/management': [9_380, 10_910, 3_140, 24_200],
  '/about': [8_940, 10_910, 3_140, 24_200],
  '/contact': [12_750, 10_930, 5_840, 24_200],
  '/fees': [7_370, 10_910, 3_140, 24_200],
  '/resources/property-prices': [14_490, 11_320, 3_710, 24_200],
  '/resources/area-guide': [12_940, 11_320, 3_690, 24_200],
  '/areas/kensington': [14_740, 11_680, 6_460, 24_200],
  '/resources/selling-process': [9_610, 11_320, 3_680, 24_200],
  '/resources/reports/london-sales-2026': [9_950, 11_320, 3_160, 24_200],
  '/resources/reports/london-rents-2026': [9_900, 11_320, 3_160, 24_200],
  '/calculators': [6_410, 10_780, 3_140, 24_200],
  '/calculators/buying-cost': [12_940, 10_900, 5_480, 24_200],
  '/calculators/mortgage': [11_950, 10_900, 5_480, 24_200],
  '/calculators/rental-yield': [12_180, 10_900, 5_480, 24_200],
  '/calculators/move-in-cost': [11_560, 10_900, 5_480, 24_200],
  '/saved': [8_250, 10_420, 5_660, 24_200],
  '/alerts': [7_610, 9_190, 4_610, 24_200],
  '/privacy-policy': [8_680, 11_470, 3_140, 24_200],
  '/data-protection': [8_090, 11_470, 3_140, 24_200],
  '/terms-conditions': [7_660, 11_470, 3_140, 24_200],
  '/complaint-procedure': [7_420, 11_470, 3_140, 24_200],
  '/styleguide': [17_050, 40_940, 6_280, 28_500],
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

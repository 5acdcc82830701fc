import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map; 018: the count of
// its views; 001: what staff change without a build). The first picture of a
// page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [13_640, 10_540, 4_700, 28_500],
  '/rent': [13_650, 11_300, 5_450, 24_200],
  '/buy': [13_550, 11_300, 5_450, 24_200],
  '/property/cornwall-gardens-apartment': [20_280, 14_370, 6_070, 24_200],
  '/property/canonbury-square-georgian-house': [20_350, 14_370, 6_070, 24_200],
  '/property/wharfside-three-bedroom-apartment': [18_640, 14_370, 6_070, 24_200],
  '/valuation/rental': [10_260, 10_700, 4_360, 24_200],
  '/valuation/sales': [10_580, 10_700, 4_360, 24_200],
  '/landlords/lettings': [9_720, 10_680, 2_330, 24_200],
  '/landlords/management': [8_720, 10_680, 2_330, 24_200],
  '/about': [8_150, 10_680, 2_330, 24_200],
  '/contact': [11_550, 10_700, 4_880, 24_200],
  '/fees': [6_840, 10_680, 2_330, 24_200],
  '/resources/property-prices': [13_690, 11_000, 2_910, 24_200],
  '/resources/area-guide': [12_400, 11_000, 2_890, 24_200],
  '/areas/kensington': [14_200, 11_600, 5_450, 24_200],
  '/resources/selling-process': [9_050, 11_000, 2_890, 24_200],
  '/resources/reports/london-sales-2026': [9_550, 11_000, 2_340, 24_200],
  '/resources/reports/london-rents-2026': [9_480, 11_000, 2_340, 24_200],
  '/calculators': [5_580, 10_360, 2_330, 24_200],
  '/calculators/buying-cost': [11_970, 10_510, 4_510, 24_200],
  '/calculators/mortgage': [11_060, 10_510, 4_510, 24_200],
  '/calculators/rental-yield': [11_250, 10_510, 4_510, 24_200],
  '/calculators/move-in-cost': [10_660, 10_510, 4_510, 24_200],
  '/saved': [7_150, 10_160, 4_730, 24_200],
  '/alerts': [7_040, 9_100, 3_820, 24_200],
  '/privacy-policy': [8_180, 11_150, 2_330, 24_200],
  '/data-protection': [7_580, 11_150, 2_330, 24_200],
  '/terms-conditions': [7_210, 11_150, 2_330, 24_200],
  '/complaint-procedure': [6_960, 11_150, 2_330, 24_200],
  '/styleguide': [15_920, 38_820, 4_360, 28_500],
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

import { expect, it } from 'vitest'
import { pageWeight } from '../../scripts/lib/page-weight'
import { folder, publicPages } from './built'

// What a page may weigh before a touch, in bytes: HTML, CSS and script in brotli, and the faces fetched with the
// page. Each is what was measured and a little; none is raised without a decision record (006: script of pages
// with homes; 008: faces; 012: styles and HTML; 013 and 014: a home's facts and its map; 018: the count of
// its views). The first picture of a
// page is weighed by a browser, in tests/e2e/weight.spec.ts.
const budgets: Record<string, [html: number, css: number, script: number, fonts: number]> = {
  '/': [13_400, 10_540, 4_230, 28_500],
  '/rent': [13_440, 11_300, 4_970, 24_200],
  '/buy': [13_330, 11_300, 4_970, 24_200],
  '/property/cornwall-gardens-apartment': [20_070, 14_370, 5_600, 24_200],
  '/property/canonbury-square-georgian-house': [20_110, 14_370, 5_600, 24_200],
  '/property/wharfside-three-bedroom-apartment': [18_400, 14_370, 5_600, 24_200],
  '/valuation/rental': [10_040, 10_700, 3_880, 24_200],
  '/valuation/sales': [10_380, 10_700, 3_880, 24_200],
  '/landlords/lettings': [9_490, 10_680, 1_820, 24_200],
  '/landlords/management': [8_510, 10_680, 1_820, 24_200],
  '/about': [7_900, 10_680, 1_820, 24_200],
  '/contact': [11_390, 10_700, 3_880, 24_200],
  '/fees': [6_600, 10_680, 1_820, 24_200],
  '/resources/property-prices': [13_400, 11_000, 2_400, 24_200],
  '/resources/area-guide': [12_150, 11_000, 2_400, 24_200],
  '/areas/kensington': [14_200, 11_600, 5_000, 24_200],
  '/resources/selling-process': [8_820, 11_000, 2_450, 24_200],
  '/resources/reports/london-sales-2026': [9_240, 11_000, 1_840, 24_200],
  '/resources/reports/london-rents-2026': [9_240, 11_000, 1_840, 24_200],
  '/calculators': [5_340, 10_360, 1_820, 24_200],
  '/calculators/buying-cost': [11_760, 10_510, 4_030, 24_200],
  '/calculators/mortgage': [10_840, 10_510, 4_030, 24_200],
  '/calculators/rental-yield': [11_040, 10_510, 4_030, 24_200],
  '/calculators/move-in-cost': [10_450, 10_510, 4_030, 24_200],
  '/saved': [6_930, 10_160, 4_240, 24_200],
  '/alerts': [6_780, 9_100, 3_350, 24_200],
  '/privacy-policy': [7_950, 11_150, 1_820, 24_200],
  '/data-protection': [7_240, 11_150, 1_820, 24_200],
  '/terms-conditions': [6_970, 11_150, 1_820, 24_200],
  '/complaint-procedure': [6_740, 11_150, 1_820, 24_200],
  '/styleguide': [15_690, 38_820, 3_880, 28_500],
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

import { expect, it } from 'vitest'
import { pageWeight } from './page-weight'
import { folder } from './built'

// What a page weighs before a touch, in bytes of brotli: HTML, script and the faces fetched with the page. Six pages
// stand for their templates. A change may add 5 %; more needs a decision record, and the new figure here (decisions
// 006, 008 and 012). The first picture of a page is weighed by a browser, in tests/e2e/weight.spec.ts.
const measured: Record<string, [html: number, script: number, fonts: number]> = {
  '/': [16_150, 6_590, 28_020],
  '/rent': [16_080, 7_950, 23_820],
  '/property/cornwall-gardens-apartment': [22_250, 8_390, 23_820],
  '/contact': [13_090, 6_040, 23_820],
  '/landlords/lettings': [10_620, 3_210, 23_820],
  '/calculators/mortgage': [12_070, 5_550, 23_820],
}
// All public pages share a sheet for the screen and one for paper.
const styles = 22_000
const most = (bytes: number) => bytes * 1.05

it.each(Object.entries(measured))('%s weighs what it may before a touch', async (page, [html, script, fonts]) => {
  const weight = await pageWeight(folder, page)
  expect.soft(weight.html, 'HTML').toBeLessThan(most(html))
  expect.soft(weight.css, 'CSS').toBeLessThan(most(styles))
  expect.soft(weight.script, 'script').toBeLessThan(most(script))
  expect.soft(weight.fonts, 'fonts').toBeLessThan(most(fonts))
})

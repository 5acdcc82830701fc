import { expect, it } from 'vitest'
import { pageWeight } from './page-weight'
import { folder } from './built'

// A page's weight before interaction, in bytes of brotli: HTML, script and preloaded fonts. Each page represents its
// template, in both languages. A change may add 5 %; more needs a decision and a new figure here (decisions 006, 008,
// 012, 034, 036). tests/site/first-picture.test.ts weighs the first picture.
const measured: Record<string, [html: number, script: number, fonts: number]> = {
  '/': [15_070, 7_190, 28_020],
  '/rent': [15_480, 8_320, 23_820],
  '/property/cornwall-gardens-apartment': [22_580, 9_200, 23_820],
  '/contact': [12_040, 6_500, 23_820],
  '/landlords/lettings': [9_480, 3_450, 23_820],
  '/calculators/mortgage': [10_990, 5_850, 23_820],
  '/zh': [15_720, 7_200, 28_020],
  '/zh/rent': [15_990, 8_350, 23_820],
  '/zh/property/cornwall-gardens-apartment': [23_580, 9_270, 23_820],
  '/zh/contact': [13_980, 6_550, 23_820],
  '/zh/landlords/lettings': [10_350, 3_450, 23_820],
  '/zh/calculators/mortgage': [11_500, 5_850, 23_820],
}
// All public pages share a screen sheet and a print sheet.
const styles = 23_660
const most = (bytes: number) => bytes * 1.05

it.each(Object.entries(measured))(
  '%s stays within its weight before interaction',
  async (page, [html, script, fonts]) => {
    const weight = await pageWeight(folder, page)
    expect.soft(weight.html, 'HTML').toBeLessThan(most(html))
    expect.soft(weight.css, 'CSS').toBeLessThan(most(styles))
    expect.soft(weight.script, 'script').toBeLessThan(most(script))
    expect.soft(weight.fonts, 'fonts').toBeLessThan(most(fonts))
  },
)

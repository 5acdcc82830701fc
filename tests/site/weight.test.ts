import { expect, it } from 'vitest'
import { pageWeight } from './page-weight'
import { folder } from './built'

// A page's weight before interaction, in bytes of brotli: HTML, script and preloaded fonts. Six pages represent their
// templates, in both languages. A change may add 5 %; more needs a decision and a new figure here (decisions 006, 008,
// 012, 034, 036). tests/site/first-picture.test.ts weighs the first picture.
const measured: Record<string, [html: number, script: number, fonts: number]> = {
  '/': [16_440, 7_190, 28_020],
  '/rent': [16_900, 8_350, 23_820],
  '/property/cornwall-gardens-apartment': [24_160, 9_220, 23_820],
  '/contact': [13_440, 6_520, 23_820],
  '/landlords/lettings': [10_960, 3_540, 23_820],
  '/calculators/mortgage': [12_370, 5_880, 23_820],
  '/zh': [17_040, 7_190, 28_020],
  '/zh/rent': [17_380, 8_350, 23_820],
  '/zh/property/cornwall-gardens-apartment': [25_160, 9_220, 23_820],
  '/zh/contact': [15_350, 6_520, 23_820],
  '/zh/landlords/lettings': [11_790, 3_540, 23_820],
  '/zh/calculators/mortgage': [12_820, 5_880, 23_820],
}
// All public pages share a screen sheet and a print sheet.
const styles = 22_520
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

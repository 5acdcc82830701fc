import { expect, it } from 'vitest'
import { pageWeight } from './page-weight'
import { folder } from './built'

// A page's weight before interaction, in bytes of brotli: HTML, script and preloaded fonts. Six pages represent their
// templates. A change may add 5 %; more needs a decision and a new figure here (decisions 006, 008, 012, 034, 036).
// tests/site/first-picture.test.ts weighs the first picture.
const measured: Record<string, [html: number, script: number, fonts: number]> = {
  '/': [15_800, 6_870, 28_020],
  '/rent': [16_080, 8_180, 23_820],
  '/property/cornwall-gardens-apartment': [23_210, 8_790, 23_820],
  '/contact': [13_090, 6_270, 23_820],
  '/landlords/lettings': [10_620, 3_440, 23_820],
  '/calculators/mortgage': [12_070, 5_780, 23_820],
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

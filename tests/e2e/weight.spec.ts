import { weigh } from '../../scripts/lib/weigh.mjs'
import { expect, pages, test } from './site'

// Bytes of brotli. A budget is what was measured and a little; it is not raised without a decision record: a page that
// has homes to filter and to save has docs/decisions/006.
const folder = process.env['TEST_FOLDER'] ?? ''

/** Script before a touch: what a page of its kind may bring. */
const most = (page: string) => (/^\/(rent|buy|property|saved)\b/.test(page) ? 6_000 : 4_096)

const weighed = pages.filter((page) => !/not-there|[?#]/.test(page))

for (const page of weighed)
  test(`${page} weighs what it may before a touch`, async () => {
    const { css, script, fonts } = await weigh(folder, page)
    expect.soft(css, 'CSS').toBeLessThan(12_900)
    expect.soft(fonts, 'fonts').toBeLessThan(46_000)
    expect.soft(script, 'script').toBeLessThan(most(page))
  })

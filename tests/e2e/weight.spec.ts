import { weigh } from '../../scripts/lib/weigh.mjs'
import { expect, pages, test } from './site'

// Bytes of brotli. A budget is what was measured and a little; it is not raised without a decision record.
const folder = process.env['TEST_FOLDER'] ?? ''

const weighed = pages.filter((page) => !/not-there|[?#]/.test(page))

for (const page of weighed)
  test(`${page} weighs what it may before a touch`, async () => {
    const { css, script, fonts } = await weigh(folder, page)
    expect.soft(css, 'CSS').toBeLessThan(14_000)
    expect.soft(fonts, 'fonts').toBeLessThan(70_000)
    expect.soft(script, 'script').toBeLessThan(4_096)
  })

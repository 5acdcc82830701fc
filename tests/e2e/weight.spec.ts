import { weigh } from '../../scripts/lib/weigh.mjs'
import { expect, test } from './site'

// Bytes of brotli. A budget is what was measured and a little; it is not raised without a decision record.
const folder = process.env['TEST_FOLDER'] ?? ''

for (const page of ['/', '/rent', '/buy', '/property/cornwall-gardens-apartment', '/404'])
  test(`${page} weighs what it may before a touch`, async () => {
    const { css, script, fonts } = await weigh(folder, page)
    expect.soft(css, 'CSS').toBeLessThan(14_000)
    expect.soft(fonts, 'fonts').toBeLessThan(70_000)
    expect.soft(script, 'script').toBeLessThan(4_096)
  })

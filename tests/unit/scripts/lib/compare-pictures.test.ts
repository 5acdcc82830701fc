import { expect, it } from 'vitest'
import { requireOtherFolder } from '../../../../scripts/lib/compare-pictures'

it('A run of screenshots is not compared with its own folder, which it would overwrite first', () => {
  for (const earlier of ['screenshots', './screenshots/', `${process.cwd()}/screenshots`])
    expect(() => requireOtherFolder(earlier, `${process.cwd()}/screenshots`), earlier).toThrow(/--out/)
  expect(() => requireOtherFolder('screenshots-before', 'screenshots')).not.toThrow()
  expect(() => requireOtherFolder(undefined, 'screenshots')).not.toThrow()
})

import { describe, expect, test } from 'vitest'
import { contrast } from '../../../../src/lib/styleguide/contrast'

describe('contrast', () => {
  test('is 21 between black and white, 1 between equals, whichever comes first', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#fff', '#000000')).toBeCloseTo(21)
    expect(contrast('#b5482a', '#b5482a')).toBe(1)
  })
  test('agrees with the published figure for #767676 on white', () =>
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2))
})

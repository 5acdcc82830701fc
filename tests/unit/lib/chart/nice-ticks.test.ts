import { describe, expect, it } from 'vitest'
import { niceTicks } from '../../../../src/lib/chart/nice-ticks'

describe('Axis ticks', () => {
  it.each([
    [-2, 3.7, 6, [-2, -1, 0, 1, 2, 3, 4]],
    [-2, 3.7, 4, [-2, 0, 2, 4]],
    [0, 1_450_000, 4, [0, 500_000, 1_000_000, 1_500_000]],
  ])('from %d to %d in at most %d steps are round figures that contain both', (min, max, maxSteps, expected) => {
    const ticks = niceTicks(min, max, maxSteps)
    expect(ticks[0]).toBeLessThanOrEqual(min)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticks.length - 1).toBeLessThanOrEqual(maxSteps)
    expect(ticks).toEqual(expected)
  })
})

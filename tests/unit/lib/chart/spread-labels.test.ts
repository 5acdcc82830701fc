import { describe, expect, it } from 'vitest'
import { spreadLabels } from '../../../../src/lib/chart/spread-labels'

describe('Labels beside a chart', () => {
  it.each([
    ['stay where there is room', [10, 50, 100], [10, 50, 100]],
    ['make room in the order of their lines', [50, 52, 51], [50, 90, 70]],
    ['move up where the chart ends', [195, 199, 200], [160, 180, 200]],
  ])('%s', (_what, preferred, places) => {
    expect(spreadLabels(preferred, 20, 200)).toEqual(places)
  })
})

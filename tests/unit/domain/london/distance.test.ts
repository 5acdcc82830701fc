import { describe, expect, it } from 'vitest'
import { metresBetween, pointAt, walkingMinutes } from '../../../../src/domain/london/distance'
import type { Point } from '../../../../src/domain/london/london'

// Calculated by hand: a hundredth of a degree of latitude is 1,111.95 m, one of longitude (× cos 51.5° = 0.62251)
// 692.20 m; a walk takes metres × 1.25 / 80, rounded up.
const from: Point = [51.5, -0.1]
const cases: [string, Point, number, number][] = [
  ['the same place', [51.5, -0.1], 0, 0],
  ['a hundredth of a degree north', [51.51, -0.1], 1111.95, 18],
  ['a hundredth of a degree south', [51.49, -0.1], 1111.95, 18],
  ['a hundredth of a degree east', [51.5, -0.09], 692.2, 11],
  ['a hundredth of a degree west', [51.5, -0.11], 692.2, 11],
  ['both, of which the root is √(1111.95² + 692.20²)', [51.51, -0.09], 1309.81, 21],
  ['a thousandth north, 111 m', [51.501, -0.1], 111.2, 2],
  ['a thousandth east, 69 m, which is 1.08 minutes', [51.5, -0.099], 69.22, 2],
  ['three thousandths north and four east: √(333.59² + 276.88²)', [51.503, -0.096], 433.53, 7],
  ['across the meridian, a tenth of a degree east', [51.5, 0], 6922, 109],
]

describe.each(cases)('%s', (_, to, metres, minutes) => {
  it(`is ${metres} m away and about ${minutes} minutes on foot`, () => {
    expect(metresBetween(from, to)).toBeCloseTo(metres, -0.5)
    expect(walkingMinutes(metresBetween(from, to))).toBe(minutes)
  })
})

it('64 metres are a minute, and a step more is two', () => {
  expect([0, 1, 64, 65, 320, 321].map(walkingMinutes)).toEqual([0, 1, 1, 2, 5, 6])
})

it('finds the point at an offset east and north of another', () => {
  const [lat, lng] = pointAt(from, 692.2, -1111.95)
  expect(lat).toBeCloseTo(51.49, 5)
  expect(lng).toBeCloseTo(-0.09, 5)
})

import { describe, expect, it } from 'vitest'
import { drawnRing, formatDrawn, maxCorners, parseDrawn } from '../../../../src/features/search/drawn-area'
import type { Ring } from '../../../../src/lib/map/ring'

const loop: Ring = Array.from({ length: 500 }, (_, n) => {
  const turn = (2 * Math.PI * n) / 500
  return [51.5 + 0.02 * Math.sin(turn), -0.1 + 0.03 * Math.cos(turn)]
})

describe('A drawn area', () => {
  it('is written briefly, and parsed unchanged', () => {
    const ring = drawnRing(loop)!
    expect(ring).toHaveLength(maxCorners)
    const text = formatDrawn(ring)
    expect(text.length).toBeLessThan(250)
    expect(parseDrawn(text)).toEqual(ring)
    expect(formatDrawn(parseDrawn(text)!)).toBe(text)
  })
  it('starts anywhere, with each corner relative to the one before', () =>
    expect(parseDrawn('515200,-1800,-100,0,0,150')).toEqual([
      [51.52, -0.18],
      [51.51, -0.18],
      [51.51, -0.165],
    ]))
  it('is undefined for a dot or a line', () => {
    expect(drawnRing([])).toBeNull()
    expect(drawnRing(Array.from({ length: 40 }, () => [51.5, -0.1]))).toBeNull()
    expect(drawnRing(Array.from({ length: 40 }, (_, n) => [51.5 + n / 1000, -0.1]))).toBeNull()
  })
  it.each([
    '',
    '1,2,3,4',
    '515200,-1800,-100,0,0',
    '515200,-1800,-100,0,0,1.5',
    '515200,-1800,-100,0,0,1e3',
    '515200,-1800,-100,0,0,NaN',
    '915200,-1800,-100,0,0,150',
    '515200,-1800,-100,0,0,9999999',
    `0,0${',1,1'.repeat(maxCorners)}`,
    '1,'.repeat(100_000),
  ])('is undefined for an address with %.40s', (text) => expect(parseDrawn(text)).toBeUndefined())
})

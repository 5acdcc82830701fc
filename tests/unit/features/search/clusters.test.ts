import { describe, expect, it } from 'vitest'
import { withMinimumSize } from '../../../../src/features/map/listings-map'
import { mergeOverlapping, minPinDistance } from '../../../../src/features/search/clusters'

describe('Pins on the map', () => {
  const mark = (count: number, lat: number, lng: number, from = 1000) => ({
    count,
    lat,
    lng,
    from,
    id: `${count} ${lat} ${lng}`,
  })
  it('that would overlap are merged, in their middle, with the lowest price', () => {
    expect(
      mergeOverlapping([mark(1, 51.5, -0.1, 900), mark(3, 51.504, -0.1), mark(1, 51.6, -0.1)], 0.01, 0.02),
    ).toEqual([
      { count: 4, lat: expect.closeTo(51.503, 6), lng: expect.closeTo(-0.1, 6), from: 900, id: '1 51.5 -0.1' },
      mark(1, 51.6, -0.1),
    ])
  })
  it('that overlap after a merge are merged as well', () => {
    // The first two do not overlap until merging the third moves the first towards the second.
    const marks = [mark(5, 51.5, -0.1), mark(4, 51.512, -0.1), mark(3, 51.508, -0.1)]
    expect(mergeOverlapping(marks, 0.01, 0.02)).toMatchObject([{ count: 12 }])
    const many = Array.from({ length: 200 }, (_, n) => mark(1 + (n % 4), 51.4 + (n % 17) / 99, -0.2 + (n % 23) / 101))
    const merged = mergeOverlapping(many, 0.02, 0.03)
    for (const [n, a] of merged.entries())
      for (const b of merged.slice(n + 1))
        expect(Math.abs(a.lat - b.lat) >= 0.02 || Math.abs(a.lng - b.lng) >= 0.03).toBe(true)
  })
  it('are separated by the size of a price: 66 px by 44 px, at every zoom', () => {
    for (const zoom of [10, 13, 16]) {
      const { latDegrees, lngDegrees } = minPinDistance(zoom)
      const worldPx = 256 * 2 ** zoom
      const cosine = Math.cos((51.5 * Math.PI) / 180)
      expect((lngDegrees / 360) * worldPx).toBeGreaterThan(60)
      expect(((latDegrees / 360) * worldPx) / cosine).toBeGreaterThan(40)
    }
  })
  it('include every listing', () => {
    const marks = Array.from({ length: 200 }, (_, n) => mark(1 + (n % 4), 51.4 + (n % 17) / 100, -0.2 + (n % 23) / 100))
    const total = (some: typeof marks) => some.reduce((sum, { count }) => sum + count, 0)
    expect(total(mergeOverlapping(marks, 0.02, 0.03))).toBe(total(marks))
  })
  it('at one place are shown with nearby streets', () => {
    const [south, west, north, east] = withMinimumSize([51.5, -0.1, 51.5, -0.1])
    expect([west, east, (south + north) / 2]).toEqual([-0.1, -0.1, 51.5])
    expect(north - south).toBeCloseTo(0.01)
    expect(withMinimumSize([51.4, -0.2, 51.6, 0.1])).toEqual([51.4, -0.2, 51.6, 0.1])
  })
})

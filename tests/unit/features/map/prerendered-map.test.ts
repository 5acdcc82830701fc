import { describe, expect, it } from 'vitest'
import { mapPadding, zoomFor } from '../../../../src/features/map/map-frame'
import { phoneZoom, prerenderMap } from '../../../../src/features/map/prerendered-map'
import type { Bounds } from '../../../../src/lib/map/bounds'

const bounds: Bounds = [51.46, -0.2, 51.56, 0]
const pin = (lat: number, lng: number, count = 1) => ({
  id: 'a',
  count,
  lat,
  lng,
  text: '£2,000',
  label: '£2,000, a home',
})
const map = (pins: ReturnType<typeof pin>[]) => prerenderMap(bounds, pins, (id) => `/property/${id}`)

describe('The zoom of a map of listings', () => {
  it('is the largest tenth at which its bounds fit between its paddings', () => {
    const frame = { width: 2 * mapPadding.side + 400, height: mapPadding.top + mapPadding.bottom + 400 }
    expect(zoomFor({ width: 100, height: 50 }, frame)).toBeCloseTo(2)
    expect(zoomFor({ width: 101, height: 50 }, frame)).toBeCloseTo(1.9)
    expect(zoomFor({ width: 50, height: 800 }, frame)).toBeCloseTo(-1)
  })

  // A tile of zoom z is 360 / 2^z degrees wide and 256 pixels.
  it('shows 0.2 degrees of longitude in a phone’s 284 pixels at 10.9', () => {
    expect((0.2 * 256 * 2 ** 10.9) / 360).toBeLessThan(284)
    expect((0.2 * 256 * 2 ** 11) / 360).toBeGreaterThan(284)
    expect(phoneZoom(bounds)).toBeCloseTo(10.9)
  })
})

describe('A prerendered map', () => {
  it('puts the corners of its bounds at the right distance from its middle', () => {
    const { width, height, pins } = map([pin(51.56, 0), pin(51.46, -0.2)])
    expect(width).toBe(Math.round((0.2 * 256 * 2 ** 10.9) / 360))
    const [northEast, southWest] = pins
    expect(northEast!.x - southWest!.x).toBeCloseTo(width, -0.5)
    expect(southWest!.y - northEast!.y).toBeCloseTo(height, -0.5)
    expect(northEast!.x).toBeGreaterThan(0)
    expect(northEast!.y).toBeLessThan(0)
  })

  it('links a pin of one listing, and none of several', () => {
    const [one, several] = map([pin(51.5, -0.1), pin(51.5, -0.1, 3)]).pins
    expect(one!.listing).toEqual({ label: '£2,000, a home', href: '/property/a' })
    expect(several).not.toHaveProperty('listing')
  })

  it('draws the river and parks inside it', () => {
    const { basemap } = map([])
    expect(basemap.match(/<path d="M[^"]{40,}/g)?.length).toBeGreaterThanOrEqual(3)
    expect(basemap).not.toContain('NaN')
  })
})

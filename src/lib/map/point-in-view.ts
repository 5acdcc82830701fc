import type { Bounds } from './bounds'

/** The Mercator projection of a latitude, in radians. */
export const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180))
/** The inverse of the Mercator projection. */
const parallelAt = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI

/** The coordinates at a fraction across and down a map's view, each from 0 to 1. */
export function pointInView(
  [south, west, north, east]: Bounds,
  across: number,
  down: number,
): [lat: number, lng: number] {
  const [top, bottom] = [mercator(north), mercator(south)]
  return [parallelAt(top + down * (bottom - top)), west + across * (east - west)]
}

import type { Bounds } from './bounds'

/** How far north the web's maps, which are Mercator's, draw a parallel: radians of longitude at their scale. */
export const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180))
/** Which parallel is drawn there. */
const parallelAt = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI

/** The point of a map's view so far across it and so far down, each from 0 to 1. */
export function pointInView(
  [south, west, north, east]: Bounds,
  across: number,
  down: number,
): [lat: number, lng: number] {
  const [top, bottom] = [mercator(north), mercator(south)]
  return [parallelAt(top + down * (bottom - top)), west + across * (east - west)]
}

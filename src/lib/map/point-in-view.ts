import type { Bounds } from './bounds'

// The web's maps are Mercator's: how far north a parallel is drawn, and which parallel is drawn there.
const drawnAt = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180))
const parallelAt = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI

/** The point of a map's view so far across it and so far down, each from 0 to 1. */
export function pointInView(
  [south, west, north, east]: Bounds,
  across: number,
  down: number,
): [lat: number, lng: number] {
  const [top, bottom] = [drawnAt(north), drawnAt(south)]
  return [parallelAt(top + down * (bottom - top)), west + across * (east - west)]
}

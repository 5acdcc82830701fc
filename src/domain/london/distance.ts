import { longitudeScale } from '../../lib/map/longitude-scale'
import type { Point } from './london'

export const metresPerDegree = 111_195

/** The offset of a point from another, east and north in metres. */
export const metresFrom = ([lat0, lng0]: Point, [lat, lng]: Point): [east: number, north: number] => [
  (lng - lng0) * metresPerDegree * longitudeScale,
  (lat - lat0) * metresPerDegree,
]

/** Straight-line metres between two points; accurate to 0.2 % in London. */
export const metresBetween = (a: Point, b: Point) => Math.hypot(...metresFrom(a, b))

/** The point at an offset from another, in metres. */
export const pointAt = ([lat, lng]: Point, east: number, north: number): Point => [
  lat + north / metresPerDegree,
  lng + east / metresPerDegree / longitudeScale,
]

// Streets are about a quarter longer than the straight line; people walk 80 metres a minute.
const metresPerMinute = 80 / 1.25

/** Approximate walking minutes for a straight-line distance. */
export const walkingMinutes = (metres: number) => Math.ceil(metres / metresPerMinute)

/** The straight-line distance for walking minutes. */
export const metresWithin = (minutes: number) => minutes * metresPerMinute

import { longitudeScale } from '../../lib/map/longitude-scale'
import type { Point } from './london'

const metresPerDegree = 111_195

/** How far a point lies east and north of another, in metres. */
export const metresFrom = ([lat0, lng0]: Point, [lat, lng]: Point): [east: number, north: number] => [
  (lng - lng0) * metresPerDegree * longitudeScale,
  (lat - lat0) * metresPerDegree,
]

/** Metres between two points as the crow flies; good to 0.2 % in London. */
export const metresBetween = (a: Point, b: Point) => Math.hypot(...metresFrom(a, b))

/** The point so many metres east and north of another. */
export const pointAt = ([lat, lng]: Point, east: number, north: number): Point => [
  lat + north / metresPerDegree,
  lng + east / metresPerDegree / longitudeScale,
]

// Streets are about a quarter longer than the crow flies, and people walk 80 metres a minute.
const metresPerMinute = 80 / 1.25

/** About how many minutes a walk takes over so many metres as the crow flies. */
export const walkingMinutes = (metres: number) => Math.ceil(metres / metresPerMinute)

/** How many metres as the crow flies so many minutes lead. */
export const metresWithin = (minutes: number) => minutes * metresPerMinute

import { metresFrom, pointAt } from './distance'
import type { Point } from './london'

/** Whether a point is inside a ring: a line to the east crosses it an odd number of times. */
export const isInside = ([lat, lng]: Point, ring: Point[]) =>
  ring.reduce((inside, corner, n) => {
    const [lat1, lng1] = corner
    const [lat2, lng2] = ring.at(n - 1) ?? corner
    const crosses = lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1
    return crosses ? !inside : inside
  }, false)

/** The point of a ring, or of its interior, nearest to a point, and its distance. */
export function nearestOfRing(from: Point, ring: Point[]): { point: Point; metres: number } {
  if (isInside(from, ring)) return { point: from, metres: 0 }
  const corners = ring.map((corner) => metresFrom(from, corner))
  const nearest = corners.map((corner, n) => {
    const [x1, y1] = corner
    const [x2, y2] = corners.at(n - 1) ?? corner
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)))
    const [east, north] = [x1 + along * dx, y1 + along * dy]
    return { point: pointAt(from, east, north), metres: Math.hypot(east, north) }
  })
  return nearest.reduce((closest, other) => (other.metres < closest.metres ? other : closest))
}

const sideOfLine = ([ay, ax]: Point, [by, bx]: Point, [cy, cx]: Point) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

/** Whether the line between two points crosses a side of a ring. */
export function crossesRing(a: Point, b: Point, ring: Point[]) {
  let c = ring.at(-1) ?? a
  let sideOfC = sideOfLine(a, b, c)
  for (const d of ring) {
    const sideOfD = sideOfLine(a, b, d)
    if (sideOfC !== sideOfD && sideOfLine(c, d, a) !== sideOfLine(c, d, b)) return true
    ;[c, sideOfC] = [d, sideOfD]
  }
  return false
}

/** The sides of a ring within a distance of a point, in degrees of latitude and longitude. */
export const sidesNear = ([lat, lng]: Point, [latDegrees, lngDegrees]: [number, number], ring: Point[]) =>
  ring
    .map((corner, n): [Point, Point] => [ring.at(n - 1) ?? corner, corner])
    .filter(
      ([[aLat, aLng], [bLat, bLng]]) =>
        Math.min(aLat, bLat) <= lat + latDegrees &&
        Math.max(aLat, bLat) >= lat - latDegrees &&
        Math.min(aLng, bLng) <= lng + lngDegrees &&
        Math.max(aLng, bLng) >= lng - lngDegrees,
    )

/** Whether the line between two points crosses one of these sides. */
export const crossesSides = (a: Point, b: Point, sides: [Point, Point][]) =>
  sides.some(([c, d]) => sideOfLine(a, b, c) !== sideOfLine(a, b, d) && sideOfLine(c, d, a) !== sideOfLine(c, d, b))

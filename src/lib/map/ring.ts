import type { Bounds } from './bounds'

/** The corners of a polygon, in degrees; the first is not repeated at the end. */
export type Ring = [lat: number, lng: number][]

/** The bounding box of a ring. */
export function ringBounds(ring: Ring): Bounds {
  const [lats, lngs] = [ring.map(([lat]) => lat), ring.map(([, lng]) => lng)]
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
}

/**
 * Simplifies a ring to a maximum number of corners, with no collinear ones: repeatedly removes the corner whose
 * triangle with its neighbours is smallest (Visvalingam).
 */
export function simplifyRing(ring: Ring, maxPoints: number): Ring {
  const points = [...ring]
  const triangle = (corner: Ring[number], n: number) => {
    const [y1, x1] = points.at(n - 1) ?? corner
    const [y2, x2] = corner
    const [y3, x3] = points[(n + 1) % points.length] ?? corner
    return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1))
  }
  while (points.length > 2) {
    const sizes = points.map(triangle)
    const smallest = Math.min(...sizes)
    if (points.length <= maxPoints && smallest > 1e-12) break
    points.splice(sizes.indexOf(smallest), 1)
  }
  return points
}

import type { Point } from '../london'

const steps = 4

/** A Catmull–Rom curve as additional points, for maps that draw only straight lines. */
export function smoothPoints(points: Point[], closed: boolean): Point[] {
  const { length } = points
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || length < 3) return points
  const at = (n: number) => points.at(closed ? n % length : Math.min(Math.max(n, 0), length - 1)) ?? first
  const runs = closed ? length : length - 1
  const curve = Array.from({ length: runs * steps }, (_, index): Point => {
    const n = Math.floor(index / steps)
    const t = (index % steps) / steps
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const between = (axis: 0 | 1) =>
      b[axis] +
      (t / 2) *
        (c[axis] -
          a[axis] +
          t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
    return [between(0), between(1)]
  })
  return closed ? curve : [...curve, last]
}

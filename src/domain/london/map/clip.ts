import { type Box, isWithin, type XY } from './frame'

type Edge = { keeps: (place: XY) => boolean; cut: (a: XY, b: XY) => XY }

const edgesOf = ({ left, top, right, bottom }: Box): Edge[] => {
  const cutX =
    (x: number) =>
    ([x1, y1]: XY, [x2, y2]: XY): XY => [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)]
  const cutY =
    (y: number) =>
    ([x1, y1]: XY, [x2, y2]: XY): XY => [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y]
  return [
    { keeps: ([x]) => x >= left, cut: cutX(left) },
    { keeps: ([x]) => x <= right, cut: cutX(right) },
    { keeps: ([, y]) => y >= top, cut: cutY(top) },
    { keeps: ([, y]) => y <= bottom, cut: cutY(bottom) },
  ]
}

/** The part of a ring inside a box (Sutherland–Hodgman); empty if there is none. */
export const clipRing = (ring: XY[], box: Box) =>
  edgesOf(box).reduce((points, { keeps, cut }) => {
    // Most edges cut nothing, because the ring is on one side of them.
    const inside = points.map(keeps)
    if (!inside.includes(false)) return points
    if (!inside.includes(true)) return []
    const cutRing: XY[] = []
    points.forEach((place, n) => {
      if (inside.at(n - 1) !== inside[n]) cutRing.push(cut(points.at(n - 1) ?? place, place))
      if (inside[n]) cutRing.push(place)
    })
    return cutRing
  }, ring)

/** The parts of a line that touch a box. Their ends may be outside; the drawing crops them. */
export function clipLine(line: XY[], box: Box): XY[][] {
  const runs: XY[][] = []
  let run: XY[] = []
  line.forEach((place, n) => {
    if ([line[n - 1] ?? place, place, line[n + 1] ?? place].some((neighbour) => isWithin(neighbour, box)))
      run.push(place)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  })
  return [...runs, run].filter(({ length }) => length > 1)
}

/** The centroid and area of a ring. */
export function centroid(ring: XY[]): { middle: XY; area: number } {
  let [doubled, x, y] = [0, 0, 0]
  ring.forEach((place, n) => {
    const [x1, y1] = ring.at(n - 1) ?? place
    const [x2, y2] = place
    const cross = x1 * y2 - x2 * y1
    doubled += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  return { middle: [x / (3 * doubled || 1), y / (3 * doubled || 1)], area: Math.abs(doubled / 2) }
}

import type { XY } from './frame'

// Relative whole pixels keep the path short; a minus sign also separates numbers.
const joined = (numbers: number[]) => numbers.map((n, at) => (at > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')
const rounded = ([x, y]: XY): XY => [Math.round(x) + 0, Math.round(y) + 0]
const step = ([x0, y0]: XY, [x, y]: XY) => [x - x0, y - y0]

/** Removes duplicate points and those closer than a number of pixels. */
function thinned(line: XY[], minDistance: number) {
  const points: XY[] = []
  for (const place of line) {
    const before = points.at(-1)
    if (!before || Math.hypot(place[0] - before[0], place[1] - before[1]) >= minDistance) points.push(place)
  }
  return points
}

/** A closed path of straight lines. */
export function polygonPath(ring: XY[]): string {
  const [first, ...rest] = thinned(ring, 1.5).map(rounded)
  if (!first || rest.length < 2) return ''
  return `M${joined(first)}l${joined(rest.flatMap((place, n) => step(rest[n - 1] ?? first, place)))}z`
}

/** A Catmull–Rom curve through all points, as cubic SVG curves. */
export function smoothPath(line: XY[], closed: boolean): string {
  const places = thinned(line, 2.5)
  const { length } = places
  const [first] = places
  if (!first || length < (closed ? 3 : 2)) return ''
  const at = (n: number) => places.at(closed ? n % length : Math.min(Math.max(n, 0), length - 1)) ?? first
  let from = rounded(at(0))
  const curves = Array.from({ length: closed ? length : length - 1 }, (_, n) => {
    const [before, start, end, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const leaves: XY = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const arrives: XY = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    // At each point the curve leaves as it arrived, so `s` omits the control point after the first.
    const controls = n === 0 ? [leaves, arrives, end] : [arrives, end]
    const steps = controls.flatMap((place) => step(from, rounded(place)))
    from = rounded(end)
    return steps
  })
  const [head = [], ...tail] = curves
  const smooth = tail.length > 0 ? `s${joined(tail.flat())}` : ''
  return `M${joined(rounded(at(0)))}c${joined(head)}${smooth}${closed ? 'z' : ''}`
}

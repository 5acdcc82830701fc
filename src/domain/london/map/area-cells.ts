import { ringBounds } from '../../../lib/map/ring'
import { metresFrom } from '../distance'
import type { Point } from '../london'
import { centroid } from './clip'
import { type Frame, projection, type XY } from './frame'

/** A disc around an area's centre, without the parts nearer to another centre. */
export interface AreaCell {
  ring: XY[]
  /** Where its label has the most room. */
  middle: XY
}

const corners = 44

/** The part of a ring that is nearer to one place than to another. */
function nearerHalf(ring: XY[], [x1, y1]: XY, [x2, y2]: XY): XY[] {
  const side = ([x, y]: XY) => (x - (x1 + x2) / 2) * (x2 - x1) + (y - (y1 + y2) / 2) * (y2 - y1)
  return ring.flatMap((place, n) => {
    const before = ring.at(n - 1) ?? place
    const [was, after] = [side(before), side(place)]
    const share = was / (was - after)
    const crossing: XY[] =
      was <= 0 === after <= 0
        ? []
        : [[before[0] + (place[0] - before[0]) * share, before[1] + (place[1] - before[1]) * share]]
    return after <= 0 ? [...crossing, place] : crossing
  })
}

/** A cell for each centre on a drawing, without overlaps. */
export function areaCells(centres: Point[], frame: Frame, metres: number): AreaCell[] {
  const places = centres.map(projection(frame))
  const radius = metres / frame.metresPerPixel
  return places.map((place) => {
    const disc = Array.from({ length: corners }, (_, n): XY => {
      const angle = (2 * Math.PI * n) / corners
      return [place[0] + radius * Math.cos(angle), place[1] + radius * Math.sin(angle)]
    })
    const ring = places.filter((other) => other !== place).reduce((cell, other) => nearerHalf(cell, place, other), disc)
    return { ring, middle: centroid(ring).middle }
  })
}

/** The frame of a width that fits discs of a radius around all centres. */
export function frameAround(centres: Point[], width: number, metres: number): Frame {
  const [south, west, north, east] = ringBounds(centres)
  const centre: Point = [(south + north) / 2, (west + east) / 2]
  const [wide, high] = metresFrom([south, west], [north, east])
  const metresPerPixel = (wide + 2 * metres) / width
  return { centre, metresPerPixel, width, height: Math.round((high + 2 * metres) / metresPerPixel) }
}

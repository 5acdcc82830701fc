import { metresFrom, pointAt } from '../distance'
import type { Point } from '../london'

/** The part of London that a map shows: north is up, one unit is a pixel. */
export interface Frame {
  centre: Point
  metresPerPixel: number
  width: number
  height: number
}
/** A place on the drawing. */
export type XY = [x: number, y: number]
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Projects coordinates onto the drawing. */
export const projection =
  ({ centre, metresPerPixel, width, height }: Frame) =>
  (point: Point): XY => {
    const [east, north] = metresFrom(centre, point)
    return [width / 2 + east / metresPerPixel, height / 2 - north / metresPerPixel]
  }

/** The inverse projection. */
export const unproject = ({ centre, metresPerPixel, width, height }: Frame, [x, y]: XY): Point =>
  pointAt(centre, (x - width / 2) * metresPerPixel, (height / 2 - y) * metresPerPixel)

/** The whole drawing, extended by a margin. */
export const frameBox = ({ width, height }: Pick<Frame, 'width' | 'height'>, margin = 0): Box => ({
  left: -margin,
  top: -margin,
  right: width + margin,
  bottom: height + margin,
})

export const isWithin = ([x, y]: XY, { left, top, right, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom
export const contains = (outer: Box, { left, top, right, bottom }: Box) =>
  isWithin([left, top], outer) && isWithin([right, bottom], outer)
export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

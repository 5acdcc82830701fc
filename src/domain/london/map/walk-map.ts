import { metresFrom, pointAt } from '../distance'
import { london, type Point, pointOf } from '../london'
import type { WalkStop } from '../area-walk'
import { centroid, clipRing } from './clip'
import { type Frame, frameBox, isWithin, projection, type XY } from './frame'
import { drawGround, type Ground } from './ground'
import { anchorAt, boxAround, labelIn, labelLayout, textWidth, textX } from './labels'
import { boxesAlong } from './station-marks'

export interface WalkDrawing {
  frame: Frame
  ground: Ground
  stops: XY[]
  /** The line through all stops. */
  path: string
  /** Other stations. */
  stations: XY[]
  /** The names of the stops, and of parks with room for them. */
  names: WalkLabel[]
  parks: WalkLabel[]
}
interface WalkLabel {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

// Phones show it almost unscaled, without names; a laptop enlarges it by a third.
const size = { width: 420, height: 340 }
const textSize = 12
/** The radius of a stop's circle. */
export const stopRadius = 14
/** Room around the stops, for their numbers. */
const margin = { across: 60, down: 40 }

/** The map of a walk, which just contains its stops. */
export function drawWalk(walk: readonly Pick<WalkStop, 'name' | 'point'>[]): WalkDrawing {
  const points: Point[] = walk.map(({ point }) => point)
  const [origin = [0, 0]] = points
  const offsets = points.map((point) => metresFrom(origin, point))
  const [eastings, northings] = [offsets.map(([east]) => east), offsets.map(([, north]) => north)]
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  const middle = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2
  const frame: Frame = {
    ...size,
    centre: pointAt(origin, middle(eastings), middle(northings)),
    metresPerPixel: Math.max(
      span(eastings) / (size.width - 2 * margin.across),
      span(northings) / (size.height - 2 * margin.down),
    ),
  }
  const at = projection(frame)
  const rounded = ([x, y]: XY): XY => [Math.round(x), Math.round(y)]
  const stops = points.map((point) => rounded(at(point)))
  const layout = labelLayout(frame, frame)
  for (const stop of stops) layout.take(boxAround(stop, { width: 2 * stopRadius, height: 2 * stopRadius }))
  stops.slice(1).forEach((stop, n) => boxesAlong(stops[n] ?? stop, stop, frameBox(frame)).forEach(layout.takeLine))
  const names = stops.flatMap((stop, n) => {
    // A university's site is in the list.
    const text = walk[n]?.name.replace(/,.*/, '') ?? ''
    const position = layout.beside(stop, { width: textWidth(text, textSize), height: textSize + 4 }, stopRadius + 4)
    if (!position) return []
    const { box, side } = position
    return [{ text, x: textX(box, side), y: Math.round(box.top + textSize), anchor: anchorAt(side) }]
  })
  const parks = london.parks.flatMap(({ name: text, ring }) => {
    const { middle: place, area } = centroid(clipRing(ring.map(at), frameBox(frame)))
    const width = textWidth(text, textSize)
    const named = walk.some(({ name }) => name === text) || area < width * 24
    const box = named ? undefined : layout.first([boxAround(place, { width, height: textSize + 4 })])
    return box ? [labelIn(box, text, textSize)] : []
  })
  const stations = london.stations
    .map((station) => rounded(at(pointOf(station))))
    .filter((place) => isWithin(place, frameBox(frame, -4)))
    .filter(([x, y]) => stops.every(([x2, y2]) => Math.hypot(x - x2, y - y2) > stopRadius + 4))
  const path = `M${stops.map((stop) => stop.join(' ')).join('L')}`
  return { frame, ground: drawGround(frame), stops, path, stations, names, parks }
}

import * as messages from '#messages/map-drawing.ts'
import { metresWithin } from '../distance'
import { london, type Point, pointOf } from '../london'
import { centroid, clipRing } from './clip'
import { type Box, type Frame, frameBox, isWithin, projection, type XY } from './frame'
import type { Ground } from './ground'
import { anchorAt, boxAround, type Label, labelIn, labelLayout, type LabelLayout, textWidth, textX } from './labels'

// The labels and marks of a drawn map, one kind each. The caller's order is the order of priority. Pure.

/** What the layers of a map share: its projection, and the labels that are already placed. */
export interface MapLayout {
  frame: Frame
  project: (point: Point) => XY
  bounds: Box
  middle: XY
  labels: LabelLayout
}

/** @param phone the part that phones show */
export const mapLayout = (frame: Frame, phone: { width: number; height: number }): MapLayout => ({
  frame,
  project: projection(frame),
  bounds: frameBox(frame),
  middle: [Math.round(frame.width / 2), Math.round(frame.height / 2)],
  labels: labelLayout(frame, phone),
})

/** A label centred on the first free position. */
function centredLabel({ labels }: MapLayout, text: string, size: number, positions: XY[]): Label | undefined {
  const textSize = { width: textWidth(text, size), height: size + 6 }
  const box = labels.first(positions.map((position) => boxAround(position, textSize)))
  return box && { ...labelIn(box, text, size), visibility: labels.visibility(box) }
}

/** Sizes of district names, by rank. */
const districtSizes = [22, 18, 16]

/** A district's name near its centre, as a list; empty without room. */
export function placeDistrict(layout: MapLayout, name: string, rank: number, point: Point) {
  const [x, y] = layout.project(point)
  const positions = [0, 26, -26, 52, -52].flatMap((down): XY[] => [0, 60, -60].map((across) => [x + across, y + down]))
  const label = centredLabel(layout, name, districtSizes[rank - 1] ?? 16, positions)
  return label ? [{ ...label, rank }] : []
}

/** The ring of the points within a walk, with its minutes. */
export function placeRing(layout: MapLayout, minutes: number) {
  const { frame, middle } = layout
  const radius = Math.round(metresWithin(minutes) / frame.metresPerPixel)
  const positions = [112, 68, 248, 292, 140, 40, 90, 160, 20].map((degrees): XY => {
    const angle = (degrees * Math.PI) / 180
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
  })
  return { radius, label: centredLabel(layout, messages.minutes(minutes), 13, positions) }
}

/** The universities in sight, whose marks labels must not cover. */
export function takeUniversities({ frame, project, labels }: MapLayout) {
  const shown = london.universities.flatMap(({ name, short, ...where }) => {
    const position = project(pointOf(where))
    return isWithin(position, frameBox(frame, -8)) ? [{ name, short, position }] : []
  })
  for (const { position } of shown) labels.take(boxAround(position, { width: 10, height: 10 }))
  return shown
}

type UniversityMark = { x: number; y: number; label?: Label }
/** The marks of universities, with names where there is room. */
export const placeUniversities = ({ labels }: MapLayout, shown: ReturnType<typeof takeUniversities>) =>
  shown.map(({ name, short, position }): UniversityMark => {
    const mark = { x: Math.round(position[0]), y: Math.round(position[1]) }
    // Some have the same name as the district.
    const text = london.places.some((place) => place.name === short) ? name.replace(/,.*/, '') : short
    const free = labels.beside(position, { width: textWidth(text, 15), height: 18 }, 9)
    if (!free) return mark
    const { box, side } = free
    const [x, y] = [textX(box, side), Math.round(box.top + 14)]
    return { ...mark, label: { text, x, y, anchor: anchorAt(side), visibility: labels.visibility(box) } }
  })

/** The names of lines of longitude, at the lower or the upper edge. */
export const placeLongitudes = (layout: MapLayout, { named }: Ground) =>
  named.flatMap(({ x, text }) => {
    const left = x + textWidth(text, 13) / 2 + 6
    return (
      centredLabel(layout, text, 13, [
        [left, layout.frame.height - 18],
        [left, 18],
      ]) ?? []
    )
  })

/** The names of parks that are large enough for them. */
export const placeParks = (layout: MapLayout) =>
  london.parks.flatMap(({ name, ring }) => {
    const { middle, area } = centroid(clipRing(ring.map(layout.project), layout.bounds))
    if (area <= textWidth(name, 16) * 24) return []
    const [x, y] = middle
    return centredLabel(layout, name, 16, [middle, [x, y + 26], [x, y - 26]]) ?? []
  })

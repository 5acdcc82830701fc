import * as messages from '#messages/map-drawing.ts'
import type { NearStation } from '../nearby'
import { type Box, isWithin, type XY } from './frame'
import { anchorAt, type Label, type LabelLayout, textWidth, textX } from './labels'

/** A station on the drawing: a ring, and its label with a bar per line if there is room. */
export interface StationMark {
  x: number
  y: number
  /** Within a walk: larger, with its minutes. */
  near: boolean
  name?: Label
  minutes?: Label
  bars: { line: string; x: number; y: number; length: number }[]
}

const sizes = {
  near: { text: 15, height: 36, gap: 13, bar: 15, step: 19, below: 12 },
  far: { text: 13, height: 25, gap: 10, bar: 10, step: 13, below: 8 },
}

/** Draws a station and places its label, if there is room. */
export function markStation(station: NearStation, [x, y]: XY, near: boolean, layout: LabelLayout): StationMark {
  const size = near ? sizes.near : sizes.far
  const mark = { x: Math.round(x), y: Math.round(y), near, bars: [] }
  const { name, lines } = station
  const minutes = near ? messages.aboutMinutes(station.minutes) : ''
  const bars = lines.length * size.step - (size.step - size.bar)
  const second = bars + (minutes ? 5 + textWidth(minutes, 13) : 0)
  const width = Math.max(textWidth(name, size.text), second)
  const position = layout.beside([x, y], { width, height: size.height }, size.gap)
  if (!position) return mark
  const { box, side } = position
  const visibility = layout.visibility(box)
  const top = Math.round(box.top)
  const right = anchorAt(side) === 'end'
  const from = Math.round(right ? box.right - bars : side === 'right' ? box.left : (box.left + box.right - second) / 2)
  const baseline = top + size.text
  return {
    ...mark,
    name: { text: name, x: textX(box, side), y: baseline, anchor: anchorAt(side), visibility },
    ...(minutes && {
      minutes: {
        text: minutes,
        x: right ? from - 5 : from + bars + 5,
        y: baseline + 15,
        anchor: right ? ('end' as const) : ('start' as const),
        visibility,
      },
    }),
    bars: lines.map((line, n) => ({ line, x: from + n * size.step, y: baseline + size.below - 1, length: size.bar })),
  }
}

/** The boxes along a line, so that labels avoid it. */
export function boxesAlong([x1, y1]: XY, [x2, y2]: XY, within: Box): Box[] {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 16)
  return Array.from({ length: steps }, (_, n): XY => [x1 + ((x2 - x1) * n) / steps, y1 + ((y2 - y1) * n) / steps])
    .filter((place) => isWithin(place, within))
    .map(([x, y]) => ({ left: x - 3, top: y - 3, right: x + 3, bottom: y + 3 }))
}

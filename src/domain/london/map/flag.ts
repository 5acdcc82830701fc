import type { XY } from './frame'
import { type Label, labelIn, type LabelLayout, textWidth } from './labels'

/** A pin's flag with its words. Its pole leads up or down from the pin. */
export interface Flag {
  x: number
  y: number
  width: number
  height: number
  label: Label
  pole: number
}

const height = 30
const pole = 34

/** Left or right of its pole, above or below the pin: where it covers no station. Without room there is none. */
export function raiseFlag(text: string, [x, y]: XY, layout: LabelLayout): Flag | undefined {
  const width = textWidth(text, 15) + 24
  const boxes = [-pole - height + 1, pole - 1].flatMap((by) =>
    [x - width + 1, x - 1].map((left) => ({ left, right: left + width, top: y + by, bottom: y + by + height })),
  )
  const box = layout.first(boxes)
  if (!box) return undefined
  const label = { ...labelIn(box, text, 15), seen: layout.seen(box) }
  return { x: box.left, y: box.top, width, height, label, pole: box.top < y ? -pole : pole }
}

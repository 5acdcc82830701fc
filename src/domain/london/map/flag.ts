import type { XY } from './frame'
import { cutOf, type Label, labelIn, type LabelLayout, textWidth } from './labels'

/** A pin's flag with its text. Its pole points up or down from the pin. */
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

/**
 * Places the flag above or below the pin, centred or to one side, without covering a station; prefers places fully
 * visible in the narrowest window. Undefined without room.
 */
export function raiseFlag(text: string, [x, y]: XY, layout: LabelLayout): Flag | undefined {
  const width = textWidth(text, 15) + 24
  const boxes = [-pole - height + 1, pole - 1].flatMap((by) =>
    [x - width + 1, x - 1, Math.round(x - width / 2)].map((left) => ({
      left,
      right: left + width,
      top: y + by,
      bottom: y + by + height,
    })),
  )
  const box = layout.first([...boxes].sort((a, b) => cutOf(layout.visibility(a)) - cutOf(layout.visibility(b))))
  if (!box) return undefined
  const label = { ...labelIn(box, text, 15), visibility: layout.visibility(box) }
  return { x: box.left, y: box.top, width, height, label, pole: box.top < y ? -pole : pole }
}

import { type Box, contains, overlap, type XY } from './frame'

/** A label, and the window size from which it is fully visible. */
export interface Label {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  visibility: Visibility
}
/** The crop width, and whether the full height is needed, for something to be fully visible. */
export interface Visibility {
  width: number
  tall: boolean
}
export type Side = 'right' | 'left' | 'below' | 'above'
interface Size {
  width: number
  height: number
}

// Approximate Hanken Grotesk widths, in ems; accurate enough for label spacing.
const narrow = /[iljtfrI.,’'() ]/
const wide = /[mwMW&]/
/** Chinese characters are squares. */
const square = /[\u3000-\u9fff\uff00-\uffef]/
const measure = (letter: string) =>
  narrow.test(letter) ? 0.31 : wide.test(letter) ? 0.86 : square.test(letter) ? 1 : /[A-Z]/.test(letter) ? 0.68 : 0.565
// Cached: a map has a thousand letters, and a build draws thousands of maps.
const measured = new Map<string, number>()
function ems(letter: string) {
  const known = measured.get(letter) ?? measure(letter)
  measured.set(letter, known)
  return known
}

/** The approximate width of a text, in pixels. */
export const textWidth = (text: string, size: number) => Math.ceil([...text].reduce((sum, l) => sum + ems(l), 0) * size)

/** The box of a text beside a place, with a gap in pixels. */
export function boxBeside([x, y]: XY, { width, height }: Size, side: Side, gap: number): Box {
  const left = side === 'right' ? x + gap : side === 'left' ? x - gap - width : x - width / 2
  const top = side === 'below' ? y + gap : side === 'above' ? y - gap - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}
export const boxAround = (place: XY, { width, height }: Size) =>
  boxBeside(place, { width, height }, 'below', -height / 2)

export const anchorAt = (side: Side): 'start' | 'middle' | 'end' =>
  side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle'
/** The x of a text in its box, by alignment. */
export const textX = ({ left, right }: Box, side: Side) =>
  Math.round(side === 'right' ? left : side === 'left' ? right : (left + right) / 2)

/** A text centred in a box. */
export const labelIn = ({ left, right, top, bottom }: Box, text: string, size: number) => ({
  text,
  x: Math.round((left + right) / 2),
  y: Math.round((top + bottom) / 2 + size * 0.34),
  anchor: 'middle' as const,
})

/** The crop widths of common windows, in pixels; the first is the narrowest phone's, without margins. */
const cuts = [316, 346, 374, 390, 430, 580, 780, 980, 1100, 1200, 1400]
/** From this crop on the full height is visible. */
const tallFrom = cuts.indexOf(580)
/** The narrowest crop in which something is fully visible. */
export function cutOf({ width, tall }: Visibility): number {
  const cut = cuts.findIndex((minWidth) => width <= minWidth)
  return Math.max(cut < 0 ? cuts.length - 1 : cut, tall ? tallFrom : 0)
}
const sides: Side[] = ['right', 'left', 'below', 'above']

/** Places labels without overlap; earlier labels have priority. */
export function labelLayout({ width, height }: Size, phone: Size) {
  const taken: Box[] = []
  // Lines, which a label may cover only as a last resort.
  const lines: Box[] = []
  const middle: XY = [width / 2, height / 2]
  const bounds: Box = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
  const onPhone = boxAround(middle, phone)
  const isFree = (box: Box) => contains(bounds, box) && !taken.some((other) => overlap(other, box))
  const take = (box: Box) => void taken.push(box)
  const isClear = (box: Box) => isFree(box) && !lines.some((line) => overlap(line, box))
  const visibility = ({ left, right, top, bottom }: Box): Visibility => ({
    width: Math.ceil(2 * Math.max(middle[0] - left, right - middle[0])) + 8,
    tall: top < onPhone.top || bottom > onPhone.bottom,
  })
  return {
    take,
    takeLine: (box: Box) => void lines.push(box),
    /** The first box free of labels and lines. */
    first(boxes: Box[]) {
      const box = boxes.find(isClear)
      if (box) take(box)
      return box
    },
    /** Right, left, below or above a place: prefers full visibility in the narrowest crop and no lines. */
    beside(place: XY, size: Size, gap: number) {
      const all = sides
        .map((side) => ({ side, box: boxBeside(place, size, side, gap) }))
        .sort((a, b) => cutOf(visibility(a.box)) - cutOf(visibility(b.box)))
      const position = all.find(({ box }) => isClear(box)) ?? all.find(({ box }) => isFree(box))
      if (position) take(position.box)
      return position
    },
    /** The centred crops in which a box is fully visible. */
    visibility: visibility,
  }
}
export type LabelLayout = ReturnType<typeof labelLayout>

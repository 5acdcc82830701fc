import type { Ring } from './ring'

/** A shaded part of a map, as an outline with holes. */
export interface Shade {
  rings: Ring[]
  line: ShadeLine
}
/** Shades differ by their line too, so that no colour need be told from another. */
export type ShadeLine = 'solid' | 'dashed' | 'dotted'

/** Each line as `stroke-dasharray`, with round ends. */
export const shadeDashes: Record<ShadeLine, string | undefined> = { solid: undefined, dashed: '7 5', dotted: '0.1 5' }
/** The opacity of a shade; one within another is darker. */
export const shadeOpacity = 0.13

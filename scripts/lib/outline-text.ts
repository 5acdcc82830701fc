import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { root } from './paths.ts'
import { required } from '../../src/lib/required.ts'

/**
 * Units per em, fewer than the font's thousand: a quarter smaller files, without a visible difference at four times the
 * size.
 */
export const unitsPerEm = 300

const latin = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) + '×–’'

/** One weight of a variable font from its package. */
export async function loadFace(file: string, variationAxes: Record<string, number>): Promise<harfbuzz.Font> {
  const packed = await readFile(`${root}node_modules/@fontsource-variable/${file}.woff2`)
  const face = new harfbuzz.Face(
    new harfbuzz.Blob(new Uint8Array(await subsetFont(packed, latin, { targetFormat: 'truetype', variationAxes }))),
  )
  const font = new harfbuzz.Font(face)
  font.setScale(unitsPerEm, unitsPerEm)
  return font
}

export interface Letter {
  /** The outline in units of the font size, with y downwards as in SVG. */
  path: string
  /** The distance from the start of the line. */
  x: number
}

/** The glyphs of a line with their kerned positions, and the width of the line. */
export function outlineText(font: harfbuzz.Font, text: string): { letters: Letter[]; width: number } {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const letters: Letter[] = []
  let width = 0
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    if (!codepoint) throw new Error(`The face lacks a letter of “${text}”.`)
    const path = flip(font.glyphToPath(codepoint))
    if (path) letters.push({ path, x: width + xOffset })
    width += xAdvance
  }
  return { letters, width }
}

/** Flips a path of absolute M, L, Q and C, and converts it to relative commands, which are shorter. */
function flip(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') {
      ;[x, y] = [startX, startY]
      return 'z'
    }
    const values = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const moved = values.map((value, i) => Math.round(i % 2 ? -value - y : value - x))
    x += required(moved.at(-2), `the numbers of the command ${command}`)
    y += required(moved.at(-1), `the numbers of the command ${command}`)
    if (command === 'M') [startX, startY] = [x, y]
    return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-')
  })
}

import type { Brand } from '../../../src/schemas/brand.ts'
import { contrast } from '../../../src/lib/styleguide/contrast.ts'
import { tokens } from '../../../src/lib/styleguide/tokens.ts'
import { type Finding, lineOf } from './finding.ts'

/** Text, its background, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const contrastPairs = [
  ['ink', 'stucco', 4.5],
  ['ink', 'paper', 4.5],
  ['ink-2', 'stucco', 4.5],
  ['ink-2', 'surface-muted', 4.5],
  ['white', 'green', 4.5],
  ['white', 'brick', 4.5],
  ['cream', 'green', 4.5],
  ['brick', 'stucco', 4.5],
  ['brick-2', 'stucco', 4.5],
  ['on-green', 'green', 4.5],
  ['on-green-2', 'green', 4.5],
  ['blush', 'green', 3],
  ['edge', 'stucco', 3],
] as const

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const cssNames: Partial<Record<keyof Brand['colours'], string>> = {
  ink2: 'ink-2',
  brick2: 'brick-2',
  surfaceMuted: 'surface-muted',
}

/** Checks the syntax of colours, their contrast, and that brand.ts equals brand.css. */
export function checkColours(brand: Brand, css: string, source: string): Finding[] {
  const cssFinding = (name: string, message: string): Finding => ({
    file: 'brand.css',
    line: lineOf(css, [`--color-${name}`]),
    level: 'error',
    message: `--color-${name}: ${message}`,
  })
  const colours = new Map(tokens(css, 'color'))
  const findings: Finding[] = []
  const reported = new Set<string>()
  const validColour = (name: string) => {
    const colour = colours.get(name)
    if (colour && hex.test(colour)) return colour
    const problem = colour ? `“${colour}” is no colour in hexadecimal` : 'is missing'
    if (!reported.has(name)) findings.push(cssFinding(name, `${problem}; write one like #1b201e`))
    reported.add(name)
    return null
  }
  for (const [text, background, minContrast] of contrastPairs) {
    const [textColour, backgroundColour] = [validColour(text), validColour(background)]
    if (!textColour || !backgroundColour) continue
    const ratio = contrast(textColour, backgroundColour)
    if (ratio < minContrast)
      findings.push(
        cssFinding(
          text,
          `${textColour} on ${background} (${backgroundColour}) has a contrast of ${ratio.toFixed(2)}; ` +
            `it needs ${minContrast} or more`,
        ),
      )
  }
  for (const [name, colour] of Object.entries(brand.colours) as [keyof Brand['colours'], string][]) {
    const cssColour = colours.get(cssNames[name] ?? name)
    if (cssColour?.toLowerCase() !== colour.toLowerCase())
      findings.push({
        file: 'brand.ts',
        line: lineOf(source, ['colours', name]),
        level: 'error',
        message:
          `${name}: “${colour}” differs from brand.css, which has ${cssColour ?? 'no such colour'}; ` +
          'write one value in both',
      })
  }
  return findings
}

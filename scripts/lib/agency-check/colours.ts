import type { Brand } from '../../../src/schemas/brand.ts'
import { contrast } from '../../../src/lib/styleguide/contrast.ts'
import { tokens } from '../../../src/lib/styleguide/tokens.ts'
import { type Finding, lineOf } from './finding.ts'

/** Text and its ground, and the contrast that readers need (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
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

/** Checks that colours are colours, that texts can be read on them, and that brand.ts agrees with brand.css. */
export function checkColours(brand: Brand, css: string, source: string): Finding[] {
  const fault = (name: string, message: string): Finding => ({
    file: 'brand.css',
    line: lineOf(css, [`--color-${name}`]),
    level: 'error',
    message: `--color-${name}: ${message}`,
  })
  const colours = new Map(tokens(css, 'color'))
  const findings: Finding[] = []
  const reported = new Set<string>()
  const valid = (name: string) => {
    const colour = colours.get(name)
    if (colour && hex.test(colour)) return colour
    const what = colour ? `“${colour}” is no colour in hexadecimal` : 'is missing'
    if (!reported.has(name)) findings.push(fault(name, `${what}; write one like #1b201e`))
    reported.add(name)
    return null
  }
  for (const [text, ground, least] of pairs) {
    const [one, other] = [valid(text), valid(ground)]
    if (!one || !other) continue
    const ratio = contrast(one, other)
    if (ratio < least)
      findings.push(
        fault(text, `${one} on ${ground} (${other}) has a contrast of ${ratio.toFixed(2)}; it needs ${least} or more`),
      )
  }
  for (const [name, colour] of Object.entries(brand.colours) as [keyof Brand['colours'], string][]) {
    const styled = colours.get(cssNames[name] ?? name)
    if (styled?.toLowerCase() !== colour.toLowerCase())
      findings.push({
        file: 'brand.ts',
        line: lineOf(source, ['colours', name]),
        level: 'error',
        message:
          `${name}: “${colour}” differs from brand.css, which has ${styled ?? 'no such colour'}; ` +
          'write one value in both',
      })
  }
  return findings
}

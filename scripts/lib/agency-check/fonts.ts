import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type FontFamily, type Fonts, fontVariables } from '../../../src/schemas/fonts.ts'
import { type Finding, lineOf } from './finding.ts'

/** The files of an agency's folder `fonts`: their size and how they begin, by name. */
export type FontFiles = ReadonlyMap<string, { bytes: number; signature: string }>

/** Reads the folder `fonts` of an agency's folder. */
export function readFontFiles(folder: string): FontFiles {
  if (!existsSync(`${folder}/fonts`)) return new Map()
  const read = (name: string) => {
    const file = readFileSync(`${folder}/fonts/${name}`)
    return { bytes: file.length, signature: file.toString('latin1', 0, 4) }
  }
  return new Map(readdirSync(`${folder}/fonts`).map((name) => [name, read(name)]))
}

/** More needs another round trip on a phone (docs/decisions/008). */
const maxBytes = 13_312
const signatures = { woff2: ['wOF2'], ttf: ['\0\x01\0\0', 'true'] }

interface Texts {
  source: string
  css: string
  files: FontFiles
}

/** Checks that each typeface has its files, and that brand.css uses those that exist and no other. */
export function checkFonts(fonts: Fonts, { source, css, files }: Texts): Finding[] {
  const findings: Finding[] = []
  const report = (role: string, message: string, level: Finding['level'] = 'error') =>
    findings.push({ file: 'fonts.ts', line: lineOf(source, [role]), level, message: `${role}: ${message}` })

  const checkFile = (role: string, file: string, kind: keyof typeof signatures) => {
    const name = `${file}.${kind}`
    const stored = files.get(name)
    if (!stored) report(role, `fonts/${name} is missing; node scripts/run.mjs fonts makes one`)
    else if (!signatures[kind].includes(stored.signature))
      report(role, `fonts/${name} is no ${kind} file; node scripts/run.mjs fonts makes one`)
    return stored
  }
  const checkFamily = (role: keyof typeof fontVariables, family: FontFamily) => {
    for (const { file, weight } of family.files) {
      const stored = checkFile(role, file, 'woff2')
      if (stored && stored.bytes > maxBytes)
        report(role, `fonts/${file}.woff2 has ${stored.bytes} bytes; a phone loads ${maxBytes} at once`, 'warning')
      if (!/^[1-9]\d{1,2}( [1-9]\d{1,2})?$/.test(weight))
        report(role, `“${weight}” is no weight; write one like 400, or 400 600 for a variable file`)
    }
    const last = family.fallbacks?.at(-1)
    if (last && !['serif', 'sans-serif'].includes(last))
      report(role, `“${last}” is no generic typeface; end the fallbacks with serif or sans-serif`)
  }
  for (const [role, variable] of Object.entries(fontVariables) as [keyof typeof fontVariables, string][]) {
    const family = fonts[role]
    const isUsed = css.includes(`var(${variable})`)
    if (family) checkFamily(role, family)
    if (family && !isUsed) report(role, `brand.css does not use it; write var(${variable}) in a --font`, 'warning')
    if (!family && isUsed)
      findings.push({
        file: 'brand.css',
        line: css.slice(0, css.indexOf(`var(${variable})`)).split('\n').length,
        level: 'error',
        message: `var(${variable}) has no value, because fonts.ts has no ${role}; remove it, or add the typeface`,
      })
  }
  for (const role of ['serif', 'sans'] as const) checkFile('card', fonts.card[role].file, 'ttf')
  return findings
}

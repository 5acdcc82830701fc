// Subsets fonts to the glyphs that the site uses, into the folder `fonts` of the agency. A file that a phone loads
// first stays below 13 kB, because more needs another round trip (docs/decisions/008).
//
// Usage: node scripts/run.mjs fonts                           src/agency's own files again
//        node scripts/run.mjs fonts FILE NAME LETTERS [AXES]  another one: serif.woff2 garamond headings wght=400
//
// LETTERS: `headings`, `italics` (lower case), `text`, `rare` (what `text` leaves out), or `card` for the TrueType file
// of social pictures. AXES fix or limit a variable typeface: wght=400:600,opsz=40.
import { mkdir, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { failureReason, main, UserError } from './lib/cli.ts'
import { agencyPath, root } from './lib/paths.ts'
import { readNamedFile } from './lib/read-named-file.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const ascii = range(0x20, 0x7e)
const text = ascii + '\xa0£©²½·×–—‘’“”…•←→↗−éêç'
const card = text + range(0xa0, 0xff) + '€₦′″'
const glyphSets = {
  headings: ascii.replace(/[`~^|\\{}<>=_$*[\]]/g, '') + '£éèêçñöüá–—‘’“”…·½',
  italics: range(0x61, 0x7a) + ' ,.’',
  text,
  rare: [...card].filter((letter) => !text.includes(letter)).join(''),
  card,
}
type GlyphSet = keyof typeof glyphSets
type Axes = Record<string, number | { min: number; max: number }>
type FontSubset = [source: string, name: string, glyphs: GlyphSet, axes: Axes]

const sources = `${root}node_modules/@fontsource-variable/`
const serif = `${sources}newsreader/files/newsreader-latin-standard-normal.woff2`
const italic = `${sources}newsreader/files/newsreader-latin-standard-italic.woff2`
const sans = `${sources}hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`
// Newsreader has two optical sizes: one for text and a phone's headings, one for large headings.
const siteFonts: FontSubset[] = [
  [serif, 'newsreader', 'headings', { wght: 360, opsz: 40 }],
  [serif, 'newsreader-display', 'headings', { wght: 350, opsz: 66 }],
  [italic, 'newsreader-italic', 'italics', { wght: 360, opsz: 72 }],
  [sans, 'hanken-grotesk', 'text', { wght: { min: 400, max: 600 } }],
  [sans, 'hanken-grotesk-rare', 'rare', { wght: { min: 400, max: 600 } }],
  [serif, 'card-serif', 'card', { wght: 340, opsz: 60 }],
  [sans, 'card-sans', 'card', { wght: 450 }],
]

/** `wght=400:600,opsz=40`. */
const readAxes = (axes: string): Axes =>
  Object.fromEntries(
    axes.split(',').map((axis) => {
      const [name = '', value = ''] = axis.split('=')
      const [min = NaN, max = min] = value.split(':').map(Number)
      if (!/^[A-Za-z]{4}$/.test(name) || Number.isNaN(min) || Number.isNaN(max))
        throw new UserError(`“${axis}” is no axis of a typeface. Write one like wght=400 or wght=400:600.`)
      return [name, min === max ? min : { min, max }]
    }),
  )

function parseSubset([file = '', name = '', glyphs = '', axes]: readonly string[]): FontSubset {
  if (!(glyphs in glyphSets) || !/^[a-z0-9-]+$/.test(name))
    throw new UserError(`Name a file, a name and letters: serif.woff2 garamond ${Object.keys(glyphSets).join('|')}`)
  return [file, name, glyphs as GlyphSet, axes ? readAxes(axes) : {}]
}

await main(async () => {
  const args = process.argv.slice(2)
  const folder = `${agencyPath}/fonts`
  await mkdir(folder, { recursive: true })
  for (const [file, name, glyphs, variationAxes] of args.length > 0 ? [parseSubset(args)] : siteFonts) {
    const isCard = glyphs === 'card'
    const subset = await subsetFont(await readNamedFile(file), glyphSets[glyphs], {
      targetFormat: isCard ? 'truetype' : 'woff2',
      noLayoutClosure: true,
      variationAxes,
    }).catch((error: unknown) => {
      throw new UserError(`${file} is no typeface that can be cut (${failureReason(error)}).`)
    })
    await writeFile(`${folder}/${name}.${isCard ? 'ttf' : 'woff2'}`, subset)
    console.log(name, subset.length)
  }
})

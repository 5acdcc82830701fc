// Subsets the two font families to the glyphs of the site. The results in src/assets/fonts are committed. A file that a
// phone loads first stays below 13 kB, because more needs another round trip (docs/decisions/008). Newsreader has two
// optical sizes: one for text and a phone's headings, one for large headings. Its italic contains lower-case letters
// only. Rare glyphs of Hanken Grotesk are a separate file. Only the build uses the two TrueType files, for social
// pictures.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { root } from './lib/paths.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const ascii = range(0x20, 0x7e)
const common = ascii + '\xa0£©²½·×–—‘’“”…•←→↗−éêç'
const western = common + range(0xa0, 0xff) + '€₦′″'
const rare = [...western].filter((letter) => !common.includes(letter)).join('')
const small = range(0x61, 0x7a) + ' ,.’'
const headings = ascii.replace(/[`~^|\\{}<>=_$*[\]]/g, '') + '£éèêçñöüá–—‘’“”…·½'

type Axes = Record<string, number | { min: number; max: number }>
const files: [source: string, name: string, text: string, variationAxes: Axes][] = [
  ['newsreader/files/newsreader-latin-standard-normal', 'newsreader', headings, { wght: 360, opsz: 40 }],
  ['newsreader/files/newsreader-latin-standard-normal', 'newsreader-display', headings, { wght: 350, opsz: 66 }],
  ['newsreader/files/newsreader-latin-standard-italic', 'newsreader-italic', small, { wght: 360, opsz: 72 }],
  ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal', 'hanken-grotesk', common, { wght: { min: 400, max: 600 } }],
  [
    'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    'hanken-grotesk-rare',
    rare,
    { wght: { min: 400, max: 600 } },
  ],
  ['newsreader/files/newsreader-latin-standard-normal', 'card-serif', western, { wght: 340, opsz: 60 }],
  ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal', 'card-sans', western, { wght: 450 }],
]

await mkdir(`${root}src/assets/fonts`, { recursive: true })
for (const [from, to, text, variationAxes] of files) {
  const font = await readFile(`${root}node_modules/@fontsource-variable/${from}.woff2`)
  const isCard = to.startsWith('card-')
  const targetFormat = isCard ? 'truetype' : 'woff2'
  const path = `${root}src/assets/fonts/${to}.${isCard ? 'ttf' : 'woff2'}`
  await writeFile(path, await subsetFont(font, text, { targetFormat, noLayoutClosure: true, variationAxes }))
  console.log(to, (await stat(path)).size)
}

// Converts the lettering of floor plans to outlines in place. The results are committed. A plan is an image, which
// cannot use the page's fonts. Each letter is defined once and reused. The words remain in the plan's title and
// description. A plan without text elements stays unchanged.
// Usage: node scripts/run.mjs outline-plans [FOLDER_OF_PLANS]
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Font } from 'harfbuzzjs'
import { main, logStep } from './lib/cli.ts'
import { loadFace, outlineText, unitsPerEm } from './lib/outline-text.ts'
import { root } from './lib/paths.ts'
import { required } from '../src/lib/required.ts'

const faces: Record<string, Font> = {
  Newsreader: await loadFace('newsreader/files/newsreader-latin-standard-normal', { wght: 400, opsz: 21 }),
  // One weight only. Names and measures differ by size and colour, and a second weight would add outlines.
  'Hanken Grotesk': await loadFace('hanken-grotesk/files/hanken-grotesk-latin-wght-normal', { wght: 450 }),
}
const fontAttributes = /\s(?:font-family|font-size|font-weight|text-anchor)="[^"]*"/g

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

// The font has no primes, so feet and inches use straight quotes.
const decode = (text: string) => text.replace('&amp;', '&').replaceAll('′', "'").replaceAll('″', '"')
const round = (value: number, digits: number) => String(Number(value.toFixed(digits)))

function outlinePlan(svg: string): string {
  const glyphs = new Map<string, string>()
  const idOf = (path: string) => {
    const id = glyphs.get(path) ?? `l${glyphs.size.toString(36)}`
    glyphs.set(path, id)
    return id
  }
  // Attributes of a group apply to its text.
  const styles: Record<string, string>[] = [{}]
  const outlined = svg.replace(
    /<text([^>]*)>([^<]*)<\/text>|<g[^>]*>|<\/g>/g,
    (tag, own: string | undefined, text: string) => {
      if (tag === '</g>') styles.pop()
      if (own === undefined) {
        if (tag !== '</g>') styles.push({ ...styles.at(-1), ...attributesOf(tag) })
        return tag.replace(fontAttributes, '')
      }
      const style = { ...styles.at(-1), ...attributesOf(own) }
      const face = required(faces[style['font-family']?.split(',')[0] ?? ''], 'the face of a text')
      const { letters, width } = outlineText(face, decode(text))
      const scale = Number(style['font-size']) / unitsPerEm
      const left = Number(style['x']) - (style['text-anchor'] === 'middle' ? (width * scale) / 2 : 0)
      const place = `translate(${round(left, 1)} ${round(Number(style['y']), 1)})scale(${round(scale, 5)})`
      const turn = attributesOf(own)['transform'] ?? ''
      const fill = attributesOf(own)['fill']
      return (
        `<g transform="${turn}${place}"${fill ? ` fill="${fill}"` : ''}>` +
        letters.map(({ path, x }) => `<use href="#${idOf(path)}"${x ? ` x="${x}"` : ''}/>`).join('') +
        '</g>'
      )
    },
  )
  const drawn = [...glyphs].map(([path, id]) => `<path id="${id}" d="${path}"/>`).join('')
  return outlined.replace('</desc>\n', `</desc>\n<defs>${drawn}</defs>\n`)
}

await main(async () => {
  const folder = process.argv[2] ?? `${root}public/floorplans`
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.svg'))) {
    const svg = await readFile(`${folder}/${file}`, 'utf8')
    if (!svg.includes('<text')) continue
    await writeFile(`${folder}/${file}`, outlinePlan(svg))
    logStep(file)
  }
})

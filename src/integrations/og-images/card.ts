import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { agency } from '#agency/agency.ts'
import { brand } from '#agency/brand.ts'
import { fonts } from '#agency/fonts.ts'
import { agencyFolder } from '../../agency-folder.ts'
import { socialSize as size } from './tags.ts'

// A social picture resembles the site: the rail with wordmark and title, its line, a picture at 3:2, and two facts
// below. Text is rendered as masks and composited by hand, because sharp's compositing takes three times as long, for
// thousands of cards. The fonts are TrueType, because its text engine reads no woff2.

export interface Card {
  title: string
  /** The facts below the picture, left and right: a price and an area. */
  facts: [string, string]
  /** The encoded picture; undefined if unreadable. */
  picture?: Buffer | undefined
}

const rail = 400
const margin = 44
/** The size of our listing pictures, so that most need neither cropping nor scaling. */
const frame = { width: size.width - rail, height: 533 }

type Colour = readonly [number, number, number]
const channels = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never
const stucco = channels(brand.colours.stucco)
const surfaceMuted = channels(brand.colours.surfaceMuted)
const ink = channels(brand.colours.ink)
const ink2 = channels(brand.colours.ink2)
const brick = channels(brand.colours.brick)

const folder = new URL(`${agencyFolder}/fonts/`, new URL('../../../', import.meta.url))
const face = ({ file, ...font }: typeof fonts.card.serif) => ({
  ...font,
  file: fileURLToPath(new URL(`${file}.ttf`, folder)),
})
const serif = face(fonts.card.serif)
const sans = face(fonts.card.sans)
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Raster {
  data: Buffer
  width: number
  height: number
}

const emptyRaster: Raster = { data: Buffer.alloc(0), width: 0, height: 0 }

/** Text as a mask of 0 to 255, wrapped to a width if given; undefined if empty. */
async function set(
  text: string,
  { name, file, tracking }: typeof serif,
  points: number,
  width?: number,
  wrap: 'word' | 'word-char' = 'word',
): Promise<Raster> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return emptyRaster
  const markup =
    `<span letter_spacing="${Math.round(tracking * points * 1024)}" ` + `line_height="1.08">${escaped(text)}</span>`
  const { data, info } = await sharp({
    text: { text: markup, font: `${name} ${points}`, fontfile: file, dpi: 72, wrap, ...(width && { width }) },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

// Cached: thousands of cards share a few areas, and many a price.
const facts = new Map<string, Promise<Raster>>()
function setFact(text: string, face: typeof serif, points: number): Promise<Raster> {
  const key = `${face.name} ${text}`
  const raster = facts.get(key) ?? set(text, face, points)
  if (facts.size > 500) facts.clear()
  facts.set(key, raster)
  return raster
}

/** The largest title that fits five lines of the rail without breaking words; a very long one is truncated. */
async function setTitle(fullTitle: string) {
  const title = fullTitle.length > 120 ? `${fullTitle.slice(0, 110).replace(/\s+\S*$/, '')}…` : fullTitle
  const width = rail - 2 * margin
  for (const points of [50, 44, 38, 32]) {
    const raster = await set(title, serif, points, width)
    if (raster.width <= width && raster.height <= points * 5.4) return raster
  }
  return set(title, serif, 27, width, 'word-char')
}

/** Draws a colour on the card, through a mask or solid, cropped to its bounds. */
function lay(
  card: Buffer,
  colour: Colour,
  left: number,
  top: number,
  { data, width, height }: Omit<Raster, 'data'> & { data?: Buffer },
) {
  const [red, green, blue] = colour
  const [bottom, right] = [Math.min(height, size.height - top), Math.min(width, size.width - left)]
  const blend = (at: number, value: number, share: number) => {
    const old = card[at] ?? 0
    card[at] = old + (value - old) * share
  }
  for (let y = Math.max(0, -top); y < bottom; y++)
    for (let x = 0; x < right; x++) {
      const mask = data ? (data[y * width + x] ?? 0) : 255
      if (mask === 0) continue
      const at = ((top + y) * size.width + left + x) * 3
      const share = mask / 255
      blend(at, red, share)
      blend(at + 1, green, share)
      blend(at + 2, blue, share)
    }
}

/** The space around the line between two words of the wordmark. */
const gap = { left: 14, width: 30 }

/** How far a word reaches above its line. A mask is cropped to its letters, so their tails are measured with a `g`. */
async function ascentOf(word: string, points: number) {
  const heights = ['H', 'Hg', `${word}H`, `${word}Hg`, word].map(
    async (text) => (await set(text, serif, points)).height,
  )
  const [h = 0, hg = 0, wordH = 0, wordHg = 0, height = 0] = await Promise.all(heights)
  return height - (hg - h - (wordHg - wordH))
}

/** The words of the wordmark, in the largest size that fits the rail. */
async function setWordmark() {
  const sizes = [34, 30, 26, 22, 18]
  for (const points of sizes) {
    const words = await Promise.all(agency.wordmark.map((word) => set(word, serif, points)))
    const width = words.reduce((sum, word) => sum + word.width, gap.width * (words.length - 1))
    if (width > rail - 2 * margin && points !== sizes.at(-1)) continue
    const ascents = await Promise.all(agency.wordmark.map((word) => ascentOf(word, points)))
    return words.map((word, n) => ({ word, ascent: ascents[n] ?? 0 }))
  }
  return []
}

/** The common background, drawn once. */
let common: Promise<Buffer> | undefined
async function drawCommon() {
  const card = Buffer.alloc(size.width * size.height * 3)
  lay(card, stucco, 0, 0, size)
  lay(card, surfaceMuted, rail, 0, frame)
  lay(card, brick, rail - 2, 0, { width: 2, height: size.height })
  const top = 48
  const words = await setWordmark()
  const height = Math.max(...words.map(({ ascent }) => ascent))
  let left = margin
  for (const [n, { word, ascent }] of words.entries()) {
    if (n > 0) {
      lay(card, brick, left + gap.left, top - 5, { width: 2, height: height + 10 })
      left += gap.width
    }
    lay(card, ink, left, top + height - ascent, word)
    left += word.width
  }
  return card
}

// Ten times a phone's resolution; larger pictures are likely attacks on memory.
const maxPixels = 120_000_000

/** The picture's pixels at frame size; undefined if it cannot be decoded, which must not fail the build. */
const framed = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...frame, fit: 'cover' })
    .flatten({ background: brand.colours.surfaceMuted })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => undefined)

const maxBytes = 115_000
/** Optimised Huffman tables would save 7 % of the size at twice the time. */
const jpeg = (pixels: Buffer, quality: number) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer()

// A picture on many pages is decoded once, while the caller holds its bytes.
const decoded = new WeakMap<Buffer, ReturnType<typeof framed>>()
function decodeOnce(picture: Buffer) {
  const pixels = decoded.get(picture) ?? framed(picture)
  decoded.set(picture, pixels)
  return pixels
}

/** Reused pixel buffers: allocating two megabytes takes as long as drawing. */
const unused: Buffer[] = []

/** @returns the card as a JPEG of 1200 × 630 */
export async function drawCard({ title, facts: [under, beside], picture }: Card): Promise<Buffer> {
  const empty = await (common ??= drawCommon())
  const shown = picture && (await decodeOnce(picture))
  const raster = await setTitle(title)
  const price = await setFact(under, serif, 36)
  const area = await setFact(beside, sans, 25)

  const card = unused.pop() ?? Buffer.allocUnsafeSlow(empty.length)
  empty.copy(card)
  if (shown)
    for (let y = 0; y < frame.height; y++)
      shown.copy(card, (y * size.width + rail) * 3, y * frame.width * 3, (y + 1) * frame.width * 3)
  lay(card, ink, margin, frame.height - raster.height, raster)
  const middle = (frame.height + size.height) / 2
  lay(card, ink, rail + margin, Math.round(middle - price.height / 2), price)
  lay(card, ink2, Math.max(rail + margin, size.width - margin - area.width), Math.round(middle - area.height / 2), area)
  const good = await jpeg(card, 75)
  const made = good.length < maxBytes ? good : await jpeg(card, 60)
  unused.push(card)
  return made
}

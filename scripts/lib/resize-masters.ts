import { mkdir, readdir } from 'node:fs/promises'
import sharp, { type AvifOptions, type Region } from 'sharp'
import { logStep, UserError } from './cli.ts'

interface PictureSet {
  widths: number[]
  /** The width of the WebP file. */
  fallback: number
  /** The widths of the crop for phones. */
  phoneWidths?: number[]
}

// Listing pictures, in the widths of src/lib/pictures/pictures.ts. One WebP for browsers without AVIF.
const listing: PictureSet = { widths: [160, 320, 480, 640, 800, 1280], fallback: 800 }
const sets: Record<string, PictureSet> = {
  // A phone shows the crescent at 4:3. Cropping it saves a third of the bytes. It is the first picture on a phone, so
  // its quality is lower; stucco hides the difference.
  hero: { widths: [640, 960, 1440, 1920, 2400], fallback: 1440, phoneWidths: [640, 720, 1080] },
  areas: { widths: [160, 320, 480, 640, 800, 1280], fallback: 800 },
  maquette: { widths: [480, 720, 960, 1400], fallback: 960 },
  details: { widths: [480, 640, 800, 1280], fallback: 800 },
  portraits: { widths: [112, 320, 640], fallback: 320 },
}
const avif: AvifOptions = { quality: 52, effort: 5 }
/**
 * Pictures for phones, whose screens have two or three pixels for each CSS pixel: a quarter smaller, without a visible
 * difference.
 */
const phones: { widths: number[]; avif: AvifOptions } = {
  widths: [640, 800],
  avif: { quality: 48, chromaSubsampling: '4:2:0', effort: 6 },
}
const hero: AvifOptions = { ...phones.avif, quality: 46, effort: 9 }

/** The crop for phones: 4:3, a little left of the middle. */
function phoneFrame(size: { width: number; height: number }): Region {
  const height = Math.min(size.height, Math.round((size.width * 3) / 4))
  const width = Math.min(size.width, Math.round((height * 4) / 3))
  const left = Math.min(Math.round(size.width / 5), size.width - width)
  return { left, top: Math.round((size.height - height) / 2), width, height }
}

/** Writes all widths of one master. `base` is the path of the results without width and ending. */
async function resizeMaster(file: string, base: string, { widths, fallback, phoneWidths = [] }: PictureSet) {
  const atWidth = (width: number) => sharp(file).resize({ width, withoutEnlargement: true })
  for (const width of widths)
    await atWidth(width)
      .avif(phones.widths.includes(width) ? phones.avif : avif)
      .toFile(`${base}-${width}.avif`)
  const frame = phoneFrame(await sharp(file).metadata())
  for (const width of phoneWidths)
    await sharp(file)
      .extract(frame)
      .resize({ width, withoutEnlargement: true })
      .avif(hero)
      .toFile(`${base}-phone-${width}.avif`)
  await atWidth(fallback).webp({ quality: 72 }).toFile(`${base}.webp`)
}

/**
 * Writes the widths of all masters, which are AVIF files in one folder for each listing or set. Replaces existing
 * pictures.
 * @param outOf the folder for the results of a listing or set
 * @throws {UserError} if there are no masters
 */
export async function resizeMasters(masters: string, outOf: (name: string) => string): Promise<void> {
  const folders = (await readdir(masters, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  let count = 0
  for (const { name } of folders) {
    const files = (await readdir(`${masters}/${name}`)).filter((file) => file.endsWith('.avif'))
    if (files.length > 0) await mkdir(outOf(name), { recursive: true })
    for (const file of files) {
      const base = `${outOf(name)}/${file.replace('.avif', '')}`
      await resizeMaster(`${masters}/${name}/${file}`, base, sets[name] ?? listing)
    }
    logStep(`${name}: ${files.length} masters`)
    count += files.length
  }
  if (count === 0)
    throw new UserError(
      `${masters} has no .avif files in folders of its own. Put each picture into a folder that is named after its ` +
        `set (${Object.keys(sets).join(', ')}) or its listing.`,
    )
}

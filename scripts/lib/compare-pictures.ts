import { mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { UserError } from './cli.ts'

/** The tolerance of a colour in steps of 255. Two runs of one browser differ by this much. */
const tolerance = 16

/**
 * Compares two pictures of the same page. The extra height of a taller one counts as different.
 * @returns share: of all pixels, 0 to 1; picture: the different ones in red
 */
async function difference(before: string, after: string): Promise<{ share: number; picture: Sharp }> {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const bytes = (file: string, size: Metadata) =>
    sharp(file)
      .flatten()
      .extend({ right: width - size.width, bottom: height - size.height, background: '#f0f' })
      .raw()
      .toBuffer()
  const [a, b] = await Promise.all([bytes(before, one), bytes(after, other)])
  const shown = Buffer.alloc(a.length, 255)
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs(a.readUInt8(at + channel) - b.readUInt8(at + channel)) > tolerance,
    )
    if (differs) count++
    shown.set(differs ? [200, 0, 0] : [0, 1, 2].map((channel) => 255 - (255 - b.readUInt8(at + channel)) / 4), at)
  }
  return { share: count / (width * height), picture: sharp(shown, { raw: { width, height, channels: 3 } }) }
}

/** Refuses a comparison with the folder of the new pictures, which would replace the earlier ones first. */
export function requireOtherFolder(earlier: string | undefined, out: string): void {
  if (earlier !== undefined && resolve(earlier) === resolve(out))
    throw new UserError(
      `${earlier} is also the folder of the new pictures. Name another one for them: --compare ${earlier} --out FOLDER`,
    )
}

export interface Comparison {
  name: string
  /** The share of different pixels; null if the other picture is missing. */
  share: number | null
}

/**
 * Compares the pictures of two folders by name.
 * @returns the most different first
 */
export async function compareFolders(before: string, after: string, out: string): Promise<Comparison[]> {
  await mkdir(out, { recursive: true })
  const known = new Set(await readdir(before))
  const names = (await readdir(after)).filter((name) => name.endsWith('.png'))
  const rows: Comparison[] = []
  for (const name of names) {
    if (!known.has(name)) {
      rows.push({ name, share: null })
      continue
    }
    const { share, picture } = await difference(`${before}/${name}`, `${after}/${name}`)
    if (share > 0) await picture.png().toFile(`${out}/${name}`)
    rows.push({ name, share })
  }
  return rows.sort((a, b) => (b.share ?? 1) - (a.share ?? 1))
}

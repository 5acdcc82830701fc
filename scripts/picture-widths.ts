// Resizes masters (AVIF, one folder for each listing or set) to the site's widths, in public/pictures or, for the
// agency's own sets, in its public folder. The results are committed. Existing pictures are skipped.
// Usage: node scripts/run.mjs picture-widths FOLDER_OF_MASTERS
import { mkdir, readdir, stat } from 'node:fs/promises'
import sharp, { type AvifOptions, type Region, type Sharp } from 'sharp'
import { agencyFolder } from '../src/agency-folder.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { root } from './lib/paths.ts'

interface PictureSet {
  widths: number[]
  /** The width of the WebP file. */
  fallback: number
  phone?: { widths: number[]; frame: Region }
}

// Listing pictures, in the widths of src/lib/pictures/pictures.ts. One WebP for browsers without AVIF.
const listing: PictureSet = { widths: [160, 320, 480, 640, 800, 1280], fallback: 800 }
const sets: Record<string, PictureSet> = {
  // A phone shows the crescent at 4:3. Cropping it saves a third of the bytes. It is the first picture on a phone, so
  // its quality is lower; stucco hides the difference.
  hero: {
    widths: [640, 960, 1440, 1920, 2400],
    fallback: 1440,
    phone: { widths: [640, 720, 1080], frame: { left: 480, top: 0, width: 1600, height: 1200 } },
  },
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
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function writeAvif(
  picture: Sharp,
  width: number,
  path: string,
  options = phones.widths.includes(width) ? phones.avif : avif,
): Promise<void> {
  if (await exists(path)) return
  await picture.resize({ width, withoutEnlargement: true }).avif(options).toFile(path)
}

await main(async () => {
  const masters = process.argv[2]
  if (!masters || !(await exists(masters)))
    throw new UserError('Say where the masters are: node scripts/run.mjs picture-widths FOLDER_OF_MASTERS')
  const folders = (await readdir(masters, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    const { widths, fallback, phone } = sets[name] ?? listing
    const own = `${root}${agencyFolder}/public/pictures/${name}`
    const out = (await exists(own)) ? own : `${root}public/pictures/${name}`
    await mkdir(out, { recursive: true })
    for (const file of (await readdir(`${masters}/${name}`)).filter((f) => f.endsWith('.avif'))) {
      const base = `${out}/${file.replace('.avif', '')}`
      const master = () => sharp(`${masters}/${name}/${file}`)
      for (const width of widths) await writeAvif(master(), width, `${base}-${width}.avif`)
      if (phone)
        for (const width of phone.widths)
          await writeAvif(master().extract(phone.frame), width, `${base}-phone-${width}.avif`, hero)
      if (!(await exists(`${base}.webp`)))
        await master()
          .resize({ width: fallback, withoutEnlargement: true })
          .webp({ quality: 72 })
          .toFile(`${base}.webp`)
    }
    logStep(name)
  }
})

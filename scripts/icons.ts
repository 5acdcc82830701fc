// Renders the app icons from favicon.svg in the agency's public folder. The results beside it are committed. The
// drawing has a group `mark` on its ground; lines on whole pixels at 16 and 32 stay sharp.
// Usage: node scripts/run.mjs icons
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { main } from './lib/cli.ts'
import { agencyPath } from './lib/paths.ts'

/**
 * The share of the icon that the mark fills. A maskable icon is cut to a circle of four fifths, and iOS rounds its
 * corners.
 */
const icons: [name: string, size: number, share: number][] = [
  ['apple-touch-icon.png', 180, 0.82],
  ['icon-192.png', 192, 0.86],
  ['icon-512.png', 512, 0.86],
  ['icon-maskable-512.png', 512, 0.66],
]

/** An .ico file with PNGs: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, n) => {
    const at = 6 + 16 * n
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

await main(async () => {
  const folder = `${agencyPath}/public`
  const drawing = await readFile(`${folder}/favicon.svg`, 'utf8')
  const draw = (size: number, share = 1) => {
    const shift = 16 * (1 - share)
    const svg = drawing.replace('<g id="mark">', `<g transform="translate(${shift} ${shift}) scale(${share})">`)
    return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: size > 64 })
      .toBuffer()
  }
  for (const [name, size, share] of icons) await writeFile(`${folder}/${name}`, await draw(size, share))
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })))
  await writeFile(`${folder}/favicon.ico`, ico(pictures))
})

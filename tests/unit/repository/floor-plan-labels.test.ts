import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const folder = 'public/floorplans'
const label = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)"[^>]*>((?:<use[^>]*>){2,})<\/g>/g
/** The maximum width of a doorway and an inner wall's thickness, in plan units. */
const [doorway, wall] = [60, 12]

/** The upright labels of a plan between two ends of a vertical inner wall. */
async function labelsInDoorways(svg: string): Promise<string[]> {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [number, ...number[]]
  const drawing = Buffer.from(svg.replace(label, '').replace('<svg ', `<svg width="${width}" height="${height}" `))
  const { data, info } = await sharp(drawing).flatten({ background: 'white' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 60
  const endsWall = (x: number, from: number, step: 1 | -1) => {
    for (let y = from; Math.abs(y - from) < doorway; y += step) {
      if (!dark(x, y)) continue
      let [start, end] = [x, x]
      while (dark(start - 1, y)) start -= 1
      while (dark(end + 1, y)) end += 1
      return end - start > 3 && end - start <= wall
    }
    return false
  }
  return [...svg.matchAll(label)].flatMap(([, x, y, scale, letters]) => {
    const glyphs = [...letters!.matchAll(/ x="(\d+)"/g)].map(([, offset]) => Number(offset))
    const [from, base] = [Number(x) - left, Math.round(Number(y) - top!)]
    const to = from + (Math.max(...glyphs) + 150) * Number(scale)
    for (let column = Math.round(from); column <= to; column += 1)
      if (endsWall(column, base - Math.round(200 * Number(scale)), -1) && endsWall(column, base, 1))
        return [`${x} ${y}`]
    return []
  })
}

it('no floor plan has a room name across a doorway', async () => {
  const files = await readdir(folder)
  expect(files).not.toEqual([])
  for (const file of files)
    expect(await labelsInDoorways(await readFile(`${folder}/${file}`, 'utf8')), file).toEqual([])
})

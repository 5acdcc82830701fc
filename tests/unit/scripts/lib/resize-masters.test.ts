import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { resizeMasters } from '../../../../scripts/lib/resize-masters'

const scratch = mkdtempSync(`${tmpdir()}/agency-masters-`)
const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeAll(() => void mkdirSync(`${scratch}/masters/portraits`, { recursive: true }))
afterAll(() => {
  // Other files run in the same process.
  printed.mockRestore()
  rmSync(scratch, { recursive: true })
})

const photograph = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const resize = (masters: string) => resizeMasters(`${scratch}/${masters}`, (name) => `${scratch}/out/${name}`)

it('A new master replaces pictures of its name, also if its file is older than they are', async () => {
  const red = async (file: string) => (await sharp(`${scratch}/out/portraits/${file}`).raw().toBuffer())[0]
  const master = `${scratch}/masters/portraits/team-1.avif`
  for (const colour of ['#000000', '#ff0000']) {
    await photograph(64, 64, colour).avif().toFile(master)
    utimesSync(master, 0, 0)
    await resize('masters')
  }
  const files = readdirSync(`${scratch}/out/portraits`)
  expect(files).toEqual(['team-1-112.avif', 'team-1-320.avif', 'team-1-640.avif', 'team-1.webp'])
  for (const file of files) expect(await red(file), file).toBeGreaterThan(200)
})

it('A folder without masters is refused, with the names of folders and files', async () => {
  mkdirSync(`${scratch}/photographs/hero`, { recursive: true })
  for (const file of ['hero/house.jpg', 'loose.avif']) writeFileSync(`${scratch}/photographs/${file}`, '')
  const refusal = resize('photographs')
  await expect(refusal).rejects.toThrow(/no \.avif.+hero, areas.+portraits/)
})

it('A hero of any shape has pictures for phones in the shape 4:3', async () => {
  mkdirSync(`${scratch}/heroes/hero`, { recursive: true })
  await photograph(60, 30, '#ffffff').avif().toFile(`${scratch}/heroes/hero/wide.avif`)
  await photograph(30, 60, '#ffffff').avif().toFile(`${scratch}/heroes/hero/tall.avif`)
  await resize('heroes')
  const shapes = ['wide', 'tall'].map(async (name) => {
    const { width, height } = await sharp(`${scratch}/out/hero/${name}-phone-640.avif`).metadata()
    return [width, height]
  })
  expect(await Promise.all(shapes)).toEqual([
    [40, 30],
    [30, 23],
  ])
})

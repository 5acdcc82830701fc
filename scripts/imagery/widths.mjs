#!/usr/bin/env node
// Makes the site's picture files from the rendered masters, once; the results are committed.
// Usage: node scripts/imagery/widths.mjs [folder of masters]   (scripts/imagery/masters unless given; skips what is there)
import { mkdir, readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { root } from '../lib/paths.mjs'
import { main, Plain, say } from '../lib/say.mjs'

// Listing pictures: what src/lib/pictures.ts counts on. One WebP for browsers without AVIF.
const listing = { widths: [480, 800, 1280], fallback: 800 }
const sets = {
  hero: { widths: [640, 960, 1440, 2400], fallback: 1440 },
  areas: { widths: [480, 800, 1280], fallback: 800 },
  maquette: { widths: [480, 960], fallback: 960 },
  details: { widths: [480, 800, 1280], fallback: 800 },
  portraits: { widths: [320], fallback: 320 },
}
const quality = { avif: 52, webp: 72 }
const exists = (path) => stat(path).then(() => true, () => false)

await main(async () => {
  const masters = process.argv[2] ?? `${root}scripts/imagery/masters`
  if (!(await exists(masters))) throw new Plain(`There are no masters in ${masters}. Render some (scripts/imagery/README.md), or say where they are.`)
  const folders = (await readdir(masters, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    const { widths, fallback } = sets[name] ?? listing
    const out = `${root}public/pictures/${name}`
    await mkdir(out, { recursive: true })
    for (const file of (await readdir(`${masters}/${name}`)).filter((f) => f.endsWith('.avif'))) {
      const base = `${out}/${file.replace('.avif', '')}`
      const resized = (width) => sharp(`${masters}/${name}/${file}`).resize({ width, withoutEnlargement: true })
      for (const width of widths)
        if (!(await exists(`${base}-${width}.avif`)))
          await resized(width).avif({ quality: quality.avif, effort: 5 }).toFile(`${base}-${width}.avif`)
      if (!(await exists(`${base}.webp`))) await resized(fallback).webp({ quality: quality.webp }).toFile(`${base}.webp`)
    }
    say(name)
  }
})

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { AstroIntegration } from 'astro'
import { site } from '../../site.ts'
import { drawCard } from './card.ts'
import { fetchPicture } from './fetch-picture.ts'
import { socialPath, socialTags } from './tags.ts'

/** Counts up when the cards' drawing changes, so that none drawn before is used again. */
const drawing = 1
const standing: [string, string] = ['Sales, lettings and management', site.phone.shown]
const fallback = '/pictures/hero/terrace-golden.webp'

/**
 * A picture's bytes, and what tells it from others. One of ours is told by its content, one kept elsewhere by its
 * address: an upload has a name of its own, and thousands need not be fetched again for every build.
 */
function pictureAt(address: string, folder: URL) {
  const url = new URL(address, site.url)
  if (url.origin !== site.url) return { key: url.href, read: () => fetchPicture(url) }
  const path = url.pathname
  const stored = new URL(path, process.env['BACKEND_URL'])
  if (path.startsWith('/storage/')) return { key: path, read: () => fetchPicture(stored, stored.origin) }
  return { key: undefined, read: () => readFile(new URL(`.${path}`, folder)) }
}

/** Draws a page's card, or takes it as drawn by an earlier build. */
async function makeCard(html: string, path: string, folder: URL, cache: URL) {
  const tags = socialTags(html, path)
  if (!tags) return null
  const { key, read } = pictureAt(tags.picture?.replace(/-\d+\.avif$/, '.webp') ?? fallback, folder)
  let picture: Buffer | undefined
  const look = () =>
    read().then(
      (bytes) => (picture = bytes),
      () => undefined,
    )
  const facts: [string, string] = [tags.facts[0] ?? standing[0], tags.facts[1] ?? standing[1]]
  const title = tags.title.replace(`${site.name}: `, '').replace(/^./, (letter) => letter.toUpperCase())
  const name = (of: string | Buffer) =>
    `${createHash('sha1')
      .update(JSON.stringify([drawing, title, facts]))
      .update(of)
      .digest('hex')}.jpg`
  const kept = (file: string) => readFile(new URL(file, cache)).catch(() => undefined)

  if (!key) await look()
  const file = name(key ?? picture ?? '')
  const earlier = await kept(file)
  if (earlier) return { file, bytes: earlier, drawn: false, missed: false }
  if (key) await look()
  const bytes = await drawCard({ title, facts, picture })
  // A card that lacks its picture is drawn again next time: the picture may be there by then.
  if (picture) {
    // Whole or not at all: another build may be reading.
    const part = new URL(`${file}.${process.pid}`, cache)
    await writeFile(part, bytes)
    await rename(part, new URL(file, cache))
  }
  return { file, bytes, drawn: true, missed: !picture }
}

/**
 * Writes the social picture of every page into the built site, from what the page itself says. Cards are kept in
 * Astro's cache folder under a hash of their words and picture, and those the last build did not use are let go.
 */
export function socialPictures(): AstroIntegration {
  let cache: URL
  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social/', config.cacheDir)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        await mkdir(cache, { recursive: true })
        const queue = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'))
        const used = new Set<string>()
        const count = { all: 0, drawn: 0, missed: 0 }
        // As many at a time as there are processors; each holds one page and one picture.
        const work = async () => {
          for (let file = queue.pop(); file; file = queue.pop()) {
            const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
            const card = await makeCard(await readFile(new URL(encodeURI(file), dir), 'utf8'), path, dir, cache)
            if (!card) continue
            const target = new URL(`.${encodeURI(socialPath(path))}`, dir)
            await mkdir(new URL('.', target), { recursive: true })
            await writeFile(target, card.bytes)
            used.add(card.file)
            count.all++
            count.drawn += Number(card.drawn)
            count.missed += Number(card.missed)
          }
        }
        await Promise.all(Array.from({ length: availableParallelism() }, work))
        for (const file of await readdir(cache)) if (!used.has(file)) await rm(new URL(file, cache), { force: true })
        if (count.missed)
          logger.warn(`${count.missed} social pictures were drawn without the page's picture, which could not be read.`)
        logger.info(
          `${count.all} social pictures, ${count.drawn} of them new, in ` +
            `${((performance.now() - started) / 1000).toFixed(1)} s.`,
        )
      },
    },
  }
}

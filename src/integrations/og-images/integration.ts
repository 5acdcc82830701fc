import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { AstroIntegration } from 'astro'
import { site } from '../../site.ts'
import { drawCard } from './card.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { BuiltPages } from '../built-pages/integration.ts'
import type { PageFacts } from '../built-pages/facts.ts'
import { socialPath } from './tags.ts'

/** Counts up when the cards' drawing changes, so that none drawn before is used again. */
const drawing = 2
const standing: [string, string] = ['Sales, lettings and management', site.phone.shown]
const fallback = '/pictures/hero/terrace-golden.webp'

/** Pictures of ours are shown by many pages: the latest are held, and with them what `drawCard` made of them. */
const mostHeld = 40
const held = new Map<string, Promise<Buffer>>()
function readHeld(path: string, folder: URL): Promise<Buffer> {
  const bytes = held.get(path) ?? readFile(new URL(`.${path}`, folder))
  held.delete(path)
  held.set(path, bytes)
  if (held.size > mostHeld) held.delete(held.keys().next().value!)
  return bytes
}

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
  return { key: undefined, read: () => readHeld(path, folder) }
}

const digests = new WeakMap<Buffer, string>()
function digestOf(picture: Buffer): string {
  const digest = digests.get(picture) ?? createHash('sha1').update(picture).digest('hex')
  digests.set(picture, digest)
  return digest
}

/** Finds a page's card among those of earlier builds, or draws it, and lays it into the built site. */
async function makeCard({ path, card: tags }: PageFacts, folder: URL, cache: URL, known: Set<string>) {
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
  const name = (of: string) =>
    `${createHash('sha1')
      .update(JSON.stringify([drawing, title, facts, of]))
      .digest('hex')}.jpg`
  const target = new URL(`.${encodeURI(socialPath(path))}`, folder)
  await mkdir(new URL('.', target), { recursive: true })

  if (!key) await look()
  const file = name(key ?? (picture ? digestOf(picture) : ''))
  const kept = new URL(file, cache)
  const drawn = !known.has(file)
  if (drawn) {
    if (key) await look()
    const bytes = await drawCard({ title, facts, picture })
    // A card that lacks its picture is drawn again next time: the picture may be there by then.
    if (!picture) {
      await writeFile(target, bytes)
      return { file, drawn, missed: true }
    }
    // Whole or not at all: another build may be reading.
    const part = new URL(`${file}.${process.pid}`, cache)
    await writeFile(part, bytes)
    await rename(part, kept)
    known.add(file)
  }
  // The same file under two names takes no time to write; where the cache lies on another disk it is copied.
  await rm(target, { force: true })
  await link(kept, target).catch(() => copyFile(kept, target))
  return { file, drawn, missed: false }
}

/**
 * Writes the social picture of every page into the built site, from what the page itself says. Cards are kept in
 * Astro's cache folder under a hash of their words and picture, and those the last build did not use are let go.
 * Drawing is the work of other threads than Astro's, so it goes on while the pages are rendered.
 */
export function socialPictures({ facts, onRendered }: Pick<BuiltPages, 'facts' | 'onRendered'>): AstroIntegration {
  let cache: URL
  let folder: URL
  let known: Set<string>
  const used = new Set<string>()
  const asked = new Set<string>()
  const count = { all: 0, drawn: 0, missed: 0 }
  let seconds = 0
  const queue: PageFacts[] = []
  const workers = new Set<Promise<void>>()

  // As many at a time as there are processors; each holds one picture.
  async function work() {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const started = performance.now()
      const card = await makeCard(page, folder, cache, known)
      seconds += (performance.now() - started) / 1000 / availableParallelism()
      if (!card) continue
      used.add(card.file)
      count.all++
      count.drawn += Number(card.drawn)
      count.missed += Number(card.missed)
    }
  }
  let failure: unknown
  function makeLater(page: PageFacts) {
    if (asked.has(page.path)) return
    asked.add(page.path)
    queue.push(page)
    if (workers.size >= availableParallelism()) return
    const worker: Promise<void> = work()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }
  onRendered((_file, page) => makeLater(page))

  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('social/', config.cacheDir)
        folder = config.outDir
      },
      'astro:build:start': async () => {
        await mkdir(cache, { recursive: true })
        known = new Set(await readdir(cache))
      },
      'astro:build:done': async ({ logger }) => {
        // Those of pages that were restored and not rendered.
        for (const page of facts.values()) makeLater(page)
        while (workers.size > 0) await Promise.all(workers)
        if (failure) throw failure
        for (const file of known) if (!used.has(file)) await rm(new URL(file, cache), { force: true })
        if (count.missed)
          logger.warn(`${count.missed} social pictures were drawn without the page's picture, which could not be read.`)
        logger.info(
          `${count.all} social pictures, ${count.drawn} of them new, in ${seconds.toFixed(1)} s, most of it meanwhile.`,
        )
      },
    },
  }
}

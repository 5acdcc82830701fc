import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { site } from '../../site.ts'
import { drawCard } from './card.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { PageFacts } from '../built-pages/facts.ts'
import { socialPath } from './tags.ts'

/** Counts up when the cards' drawing changes, so that none drawn before is used again. */
const drawing = 2
const fallbackFacts: [string, string] = ['Sales, lettings and management', site.phone.shown]
const fallback = '/pictures/hero/terrace-golden.webp'

/** Pictures of ours are shown by many pages: the latest are held, and with them what `drawCard` made of them. */
const mostHeld = 40
const held = new Map<string, Promise<Buffer>>()
function readHeld(path: string, folder: URL): Promise<Buffer> {
  const bytes = held.get(path) ?? readFile(new URL(`.${path}`, folder))
  held.delete(path)
  held.set(path, bytes)
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break
    held.delete(oldest)
  }
  return bytes
}

/**
 * A picture's bytes, and what tells it from others. One of ours is told by its content, one kept elsewhere by its
 * address: an upload has a name of its own, and thousands need not be fetched again for every build.
 */
function pictureAt(address: string, { folder, backend }: CardPlaces) {
  const url = new URL(address, site.url)
  const path = url.pathname
  const { origin } = new URL(backend)
  const isStored = path.startsWith('/storage/') && [site.url, origin].includes(url.origin)
  if (isStored) return { key: path, read: () => fetchPicture(new URL(path, origin), origin) }
  if (url.origin !== site.url) return { key: url.href, read: () => fetchPicture(url) }
  return { key: undefined, read: () => readHeld(path, new URL(folder)) }
}

const digests = new WeakMap<Buffer, string>()
function digestOf(picture: Buffer): string {
  const digest = digests.get(picture) ?? createHash('sha1').update(picture).digest('hex')
  digests.set(picture, digest)
  return digest
}

/** Where cards are made from and to; addresses are texts, so that a thread can be given them. */
export interface CardPlaces {
  /** The built site. */
  folder: string
  /** Where the cards of earlier builds are. */
  cache: string
  /** The address of Supabase, whose storage holds uploaded pictures. */
  backend: string
}

export type CardFacts = Pick<PageFacts, 'path' | 'card'>

/** A page's card in the built site. */
export interface MadeCard {
  /** Its name in the cache. */
  file: string
  drawn: boolean
  /** Whether it lacks the page's picture, which could not be read. */
  missed: boolean
}

/** Finds each page's card among those of earlier builds, or draws it, and lays it into the built site. */
export function cardMaker(places: CardPlaces) {
  const { folder, cache } = places
  const known = readdir(new URL(cache)).then((files) => new Set(files))
  const folders = new Map<string, Promise<unknown>>()
  /** The folder of a file, made once. */
  const makeFolder = (file: URL) => {
    const { href } = new URL('.', file)
    const made = folders.get(href) ?? mkdir(new URL(href), { recursive: true })
    folders.set(href, made)
    return made
  }

  return async ({ path, card: tags }: CardFacts): Promise<MadeCard | null> => {
    if (!tags) return null
    const { key, read } = pictureAt(tags.picture?.replace(/-\d+\.avif$/, '.webp') ?? fallback, places)
    let picture: Buffer | undefined
    const look = () =>
      read().then(
        (bytes) => (picture = bytes),
        () => undefined,
      )
    const facts: [string, string] = [tags.facts[0] ?? fallbackFacts[0], tags.facts[1] ?? fallbackFacts[1]]
    const title = tags.title.replace(`${site.name}: `, '').replace(/^./, (letter) => letter.toUpperCase())
    const name = (of: string) =>
      `${createHash('sha1')
        .update(JSON.stringify([drawing, title, facts, of]))
        .digest('hex')}.jpg`
    const target = new URL(`.${encodeURI(socialPath(path))}`, folder)
    await makeFolder(target)

    if (!key) await look()
    const file = name(key ?? (picture ? digestOf(picture) : ''))
    const cachedFile = new URL(file, cache)
    const drawn = !(await known).has(file)
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
      await rename(part, cachedFile)
      ;(await known).add(file)
    }
    // The same file under two names takes no time to write; where the cache lies on another disk it is copied.
    await link(cachedFile, target).catch(async () => {
      await rm(target, { force: true })
      await copyFile(cachedFile, target)
    })
    return { file, drawn, missed: false }
  }
}

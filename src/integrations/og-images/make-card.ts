import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { agency } from '#agency/agency.ts'
import { brand } from '#agency/brand.ts'
import { fonts } from '#agency/fonts.ts'
import { texts } from '#agency/texts.ts'
import { byTrade } from '../../parts.ts'
import { drawCard } from './card.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { PageFacts } from '../built-pages/facts.ts'
import { socialPath } from './tags.ts'

/** Increment when the design changes, to invalidate cached cards. */
const drawing = 2
/** What every card shows of the agency: a change of it invalidates cached cards too. */
const look = [agency.wordmark, brand.colours, fonts.card]
const fallbackFacts: [string, string] = [
  byTrade({ both: 'Sales, lettings and management', lettings: 'Lettings and management', sales: 'Sales' }),
  agency.phone.shown,
]
const fallback = `${texts.home.picture.src}.webp`

/** Our pictures are on many pages: the most recent are cached, with their decoded pixels. */
const maxHeld = 40
const held = new Map<string, Promise<Buffer>>()
function readHeld(path: string, folder: URL): Promise<Buffer> {
  const bytes = held.get(path) ?? readFile(new URL(`.${path}`, folder))
  held.delete(path)
  held.set(path, bytes)
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break
    held.delete(oldest)
  }
  return bytes
}

/**
 * A picture's bytes and cache key. The key is a hash of content for our pictures, and the address for others: uploads
 * have unique names, so thousands need not be fetched in every build.
 */
function pictureAt(address: string, { folder, backend }: CardPlaces) {
  const url = new URL(address, agency.url)
  const path = url.pathname
  const { origin } = new URL(backend)
  const isStored = path.startsWith('/storage/') && [agency.url, origin].includes(url.origin)
  if (isStored) return { key: path, read: () => fetchPicture(new URL(path, origin), origin) }
  if (url.origin !== agency.url) return { key: url.href, read: () => fetchPicture(url) }
  return { key: undefined, read: () => readHeld(path, new URL(folder)) }
}

const digests = new WeakMap<Buffer, string>()
function digestOf(picture: Buffer): string {
  const digest = digests.get(picture) ?? createHash('sha1').update(picture).digest('hex')
  digests.set(picture, digest)
  return digest
}

/** Input and output folders; addresses are strings, so that a thread can receive them. */
export interface CardPlaces {
  /** The built site. */
  folder: string
  /** The cache of earlier builds' cards. */
  cache: string
  /** The address of Supabase, whose storage has uploaded pictures. */
  backend: string
}

export type CardFacts = Pick<PageFacts, 'path' | 'card'>

/** A page's card in the built site. */
export interface MadeCard {
  /** Its name in the cache. */
  file: string
  drawn: boolean
  /** Whether the page's picture could not be read. */
  missed: boolean
}

/** Finds each page's card in the cache or renders it, and adds it to the built site. */
export function cardMaker(places: CardPlaces) {
  const { folder, cache } = places
  const known = readdir(new URL(cache)).then((files) => new Set(files))
  const folders = new Map<string, Promise<unknown>>()
  /** Creates a file's folder once. */
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
    const readPicture = () =>
      read().then(
        (bytes) => (picture = bytes),
        () => undefined,
      )
    const facts: [string, string] = [tags.facts[0] ?? fallbackFacts[0], tags.facts[1] ?? fallbackFacts[1]]
    const title = tags.title.replace(`${agency.name}: `, '').replace(/^./, (letter) => letter.toUpperCase())
    const name = (of: string) =>
      `${createHash('sha1')
        .update(JSON.stringify([drawing, look, title, facts, of]))
        .digest('hex')}.jpg`
    const target = new URL(`.${encodeURI(socialPath(path))}`, folder)
    await makeFolder(target)

    if (!key) await readPicture()
    const file = name(key ?? (picture ? digestOf(picture) : ''))
    const cachedFile = new URL(file, cache)
    const drawn = !(await known).has(file)
    if (drawn) {
      if (key) await readPicture()
      const bytes = await drawCard({ title, facts, picture })
      // A card without its picture is not cached: the picture may be available next time.
      if (!picture) {
        await writeFile(target, bytes)
        return { file, drawn, missed: true }
      }
      // Written atomically: another build may be reading.
      const part = new URL(`${file}.${process.pid}`, cache)
      await writeFile(part, bytes)
      await rename(part, cachedFile)
      ;(await known).add(file)
    }
    // A hard link costs no time; a cache on another disk is copied.
    await link(cachedFile, target).catch(async () => {
      await rm(target, { force: true })
      await copyFile(cachedFile, target)
    })
    return { file, drawn, missed: false }
  }
}

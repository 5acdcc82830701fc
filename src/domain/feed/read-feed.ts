import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate'
import { decodeText } from './decode-text.ts'
import { parseFeedCsv } from './feed-csv.ts'
import { FeedError, type FeedFile } from './feed-file.ts'
import { mediaFile, pictureName } from './feed-media.ts'
import { parseBlm } from './parse-blm.ts'

/** Larger files are no agency feeds and would exhaust memory. */
const maxFeedBytes = 50_000_000
const maxZipBytes = 500_000_000
const maxFiles = 20_000

export interface FeedUpload {
  file: FeedFile
  /** The pictures of the zip, by lower-case name. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  notices: string[]
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isFeedName = (name: string) => /\.(blm|csv)$/i.test(name) && !/[/\\]/.test(name)

const tooMuch = () => new FeedError('The zip is too large to read.')
const wrongSize = (name: string) =>
  new FeedError(`The zip is damaged: ${name} does not have the stated size. Create the zip again.`)

/** The declared sizes of the feed and pictures in a zip, without unpacking. */
function claimedSizes(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>()
  let total = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isFeedName(name) && !mediaFile(name)) return false
      if (sizes.has(name)) throw new FeedError(`The zip contains ${name} twice. Create the zip again.`)
      sizes.set(name, originalSize)
      total += originalSize
      if (total > maxZipBytes || sizes.size > maxFiles || (isFeedName(name) && originalSize > maxFeedBytes))
        throw tooMuch()
      return false
    },
  })
  return sizes
}

/** Bytes unpacked at a time; deflate expands at most a thousandfold. */
const pieceBytes = 16_384

/** Unpacks a zip in pieces, because its declared sizes may be false (zip bomb). */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  const claimed = claimedSizes(bytes)
  const inside: Record<string, Uint8Array> = {}
  const lengths = new Map<string, number>()
  const take = (file: UnzipFile) => {
    const size = claimed.get(file.name)
    if (size === undefined) return
    const content = (inside[file.name] = new Uint8Array(size))
    lengths.set(file.name, 0)
    file.ondata = (error, piece) => {
      if (error) throw error
      const length = lengths.get(file.name) ?? 0
      if (length + piece.length > size) throw wrongSize(file.name)
      content.set(piece, length)
      lengths.set(file.name, length + piece.length)
    }
    file.start()
  }
  const unzip = new Unzip(take)
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += pieceBytes)
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
  for (const [name, size] of claimed) if (lengths.get(name) !== size) throw wrongSize(name)
  return inside
}

/**
 * Reads an upload: a BLM file, a table of its fields, or a zip of one with pictures.
 * @throws FeedError for other files, with a message for the user
 */
export function readFeed(name: string, bytes: Uint8Array): FeedUpload {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>()
  let [feedName, feed] = [name, bytes]
  const notices: string[] = []
  if (isZip(bytes)) {
    let inside: Record<string, Uint8Array>
    try {
      inside = unzipped(bytes)
    } catch (error) {
      throw error instanceof FeedError ? error : new FeedError('The zip is damaged and cannot be opened.')
    }
    const [only, second] = Object.entries(inside).filter(([file]) => isFeedName(file))
    if (!only || second)
      throw new FeedError(`The zip has ${only ? 'more than one' : 'no'} BLM or CSV file at its top level.`)
    ;[feedName, feed] = only
    for (const [file, picture] of Object.entries(inside))
      if (file !== feedName) pictures.set(file.toLowerCase(), picture as Uint8Array<ArrayBuffer>)
  }
  if (feed.length > maxFeedBytes) throw new FeedError('The file is larger than 50 MB.')
  const { text, encoding, badLines } = decodeText(feed)
  if (encoding === 'windows-1252') notices.push('The file was read as windows-1252 text.')
  const isBlm = /^[ \t]*#HEADER#/im.test(text.slice(0, 2000)) || /\.blm$/i.test(feedName)
  const file = isBlm ? parseBlm(text) : parseFeedCsv(text)
  const remarks = badLines.map((line) => ({
    line,
    field: '',
    reason: 'A character is cut off or in another encoding. Compare the text with the original.',
  }))
  return { file: { ...file, remarks: [...file.remarks, ...remarks] }, pictures, notices }
}

/** The bytes of a picture `zip:NAME`; undefined if the zip lacks it. */
export const pictureOf = ({ pictures }: FeedUpload, source: string) => pictures.get(pictureName(source).toLowerCase())

const hashes = new WeakMap<Uint8Array, string>()

/** A short hash of a picture's bytes (FNV-1a, 32 bits); undefined if the zip lacks it. */
export function pictureHash(upload: FeedUpload, source: string): string | undefined {
  const bytes = pictureOf(upload, source)
  if (!bytes || hashes.has(bytes)) return bytes && hashes.get(bytes)
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  hashes.set(bytes, (hash >>> 0).toString(36))
  return hashes.get(bytes)
}

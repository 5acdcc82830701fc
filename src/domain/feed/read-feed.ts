import { unzipSync } from 'fflate'
import { decodeText } from './decode-text.ts'
import { parseFeedCsv } from './feed-csv.ts'
import { FeedError, type FeedFile } from './feed-file.ts'
import { mediaFile } from './feed-media.ts'
import { parseBlm } from './parse-blm.ts'

/** More than this is no agency's feed; it would fill the memory. */
const maxFeedBytes = 50_000_000
const maxZipBytes = 500_000_000
const maxFiles = 20_000

export interface FeedUpload {
  file: FeedFile
  /** The pictures of the zip, by their name in small letters. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  notices: string[]
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isFeedName = (name: string) => /\.(blm|csv)$/i.test(name) && !/[/\\]/.test(name)

/** What of a zip is read: its feed and its pictures, as long as they say that they are of a size that fits. */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  let files = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isFeedName(name) && !mediaFile(name)) return false
      size += originalSize
      files += 1
      if (size > maxZipBytes || files > maxFiles || (isFeedName(name) && originalSize > maxFeedBytes))
        throw new FeedError('The zip holds more than can be read at once.')
      return true
    },
  })
}

/**
 * Reads what was uploaded: a BLM file, a table of its fields, or a zip of one of them and its pictures.
 * @throws FeedError where it is none, in words for whoever uploaded it
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
    const feeds = Object.keys(inside).filter(isFeedName)
    if (feeds.length !== 1)
      throw new FeedError(`The zip holds ${feeds.length === 0 ? 'no' : 'more than one'} BLM or CSV file at its top.`)
    feedName = feeds[0]!
    feed = inside[feedName]!
    for (const [file, picture] of Object.entries(inside))
      if (file !== feedName) pictures.set(file.toLowerCase(), picture as Uint8Array<ArrayBuffer>)
  }
  if (feed.length > maxFeedBytes) throw new FeedError('The file is larger than 50 MB.')
  const { text, encoding, badLines } = decodeText(feed)
  if (encoding === 'windows-1252') notices.push('Its signs were read as windows-1252.')
  const file = /\.csv$/i.test(feedName) ? parseFeedCsv(text) : parseBlm(text)
  const remarks = badLines.map((line) => ({
    ...{ line, field: '' },
    reason: 'A letter is cut off or written in another encoding than the file: compare its texts with the original.',
  }))
  return { file: { ...file, remarks: [...file.remarks, ...remarks] }, pictures, notices }
}

/** The bytes of a picture that the plan names `zip:NAME`; undefined where the zip lacks it. */
export const pictureOf = ({ pictures }: FeedUpload, source: string) =>
  pictures.get(source.slice('zip:'.length).toLowerCase())

import { parseUrl } from '../../lib/http/parse-url.ts'

// Pictures, plans and certificates as a feed names them: a file in its zip, or an address. Pure: fetches nothing.

const fileName = /^[\w][\w .()-]{0,98}\.(jpe?g|png|gif|webp)$/i
/** Documents and web pages, which feeds name among pictures. */
const noPicture = /\.(pdf|docx?|aspx?|html?|php)$/i
// Numeric, local and internal hosts are rejected.
const privateHost = /^(localhost|.*\.(local|localhost|internal|home|lan)|[\d.]+|\[.*\]|[^.]+)$/i

/**
 * A fetchable picture address, converted to HTTPS from `//host` and `http://`; null for private networks, credentials
 * and other schemes.
 */
function mediaAddress(written: string): string | null {
  const address = written
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/i, 'https:')
  if (!/^https:\/\//i.test(address) || /[\s\\\p{Cc}]/u.test(address) || address.length > 2000) return null
  const url = parseUrl(address)
  if (!url) return null
  const { hostname, username, password, href, pathname } = url
  return username || password || privateHost.test(hostname) || noPicture.test(pathname) ? null : href
}

/** The name of a picture file in the feed's zip, without folders; null if it is none. */
export const mediaFile = (written: string): string | null =>
  fileName.test(written.trim()) && !written.includes('..') ? written.trim() : null

/** Whether a source is a file of the feed's zip. */
export const ofZip = (source: string): boolean => source.startsWith('zip:')

/** A source with the hash of its file, because a feed gives a replaced picture the same name. */
export const pictureVersion = (source: string, hash: string | undefined): string =>
  hash ? `${source}#${hash}` : source

/** The name of a zip file, without the hash. */
export const pictureName = (source: string): string => source.replace(/^zip:|#.*$/g, '')

/** The gallery's placeholder until the fetch: the address itself, or `zip:NAME` for a zip file. */
export const mediaSource = (written: string): string | null => {
  const file = mediaFile(written)
  return file ? `zip:${file}` : mediaAddress(written)
}

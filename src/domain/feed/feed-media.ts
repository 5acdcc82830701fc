import { parseUrl } from '../../lib/http/parse-url.ts'

// Pictures, plans and certificates as a feed names them: a file of its zip, or an address. Pure: nothing is fetched.

const fileName = /^[\w][\w .()-]{0,98}\.(jpe?g|png|gif|webp)$/i
// An address by number, of this machine or of a network behind it is nobody's picture.
const privateHost = /^(localhost|.*\.(local|localhost|internal|home|lan)|[\d.]+|\[.*\]|[^.]+)$/i

/**
 * An address that may be asked for a picture, by HTTPS, with `//host` and `http://` read so; null for any other: of no
 * network that is not public, with no name and password, and of no other scheme.
 */
function mediaAddress(written: string): string | null {
  const address = written
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/i, 'https:')
  if (!/^https:\/\//i.test(address) || /[\s\\\p{Cc}]/u.test(address) || address.length > 2000) return null
  const url = parseUrl(address)
  if (!url) return null
  const { hostname, username, password, href } = url
  return username || password || privateHost.test(hostname) ? null : href
}

/** The name of a file in the feed's zip, without a folder; null for what is no picture's name. */
export const mediaFile = (written: string): string | null =>
  fileName.test(written.trim()) && !written.includes('..') ? written.trim() : null

/** What a gallery holds for it until it has been fetched: an address as it is, a file of the zip as `zip:NAME`. */
export const mediaSource = (written: string): string | null => {
  const file = mediaFile(written)
  return file ? `zip:${file}` : mediaAddress(written)
}

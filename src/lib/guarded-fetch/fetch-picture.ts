// Fetches the picture at an address that a feed or a listing names, for imports, exports and social pictures. None of
// them is trusted: only HTTPS, and only the public internet.
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { failed, type Result, success } from '../http/result.ts'
import { cutOff, isCutOff } from '../pictures/picture-end.ts'
import { noPicture, pictureType } from '../pictures/picture-type.ts'
import { maxUploadMegabytes } from '../pictures/upload-sizes.ts'
import { site } from '../../site.ts'
import { isPublicAddress, type Resolve, resolveAll } from './public-address.ts'

const maxRedirects = 3
const megabyte = 1024 * 1024

/** How pictures are fetched; tests have their server on this machine. */
export interface PictureNetwork {
  /** Hosts that may have an address that is not public. */
  allowedHosts?: ReadonlySet<string>
  resolve?: Resolve
  /** The certificate to trust, in place of those that Node trusts. */
  ca?: string
  timeoutMs?: number
  maxMegabytes?: number
  /** The origin of our own backend, which may be plain HTTP and in a private network; an address leads there or on. */
  trustedOrigin?: string
}

/** Why a picture is not taken, in words for whoever imports. */
class RefusedPicture extends Error {}

/** The host of an address, with an IPv6 address out of its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The addresses of a host, all of which must be public. */
async function publicAddresses(hostname: string, { allowedHosts, resolve = resolveAll }: PictureNetwork) {
  const family = isIP(hostname)
  const addresses = family ? [{ address: hostname, family }] : await resolve(hostname)
  if (addresses.length === 0) throw new RefusedPicture('Its host has no address.')
  if (!allowedHosts?.has(hostname) && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new RefusedPicture('Its host is not on the public internet.')
  return addresses
}

/** One request, to an address that was judged: the connection goes to what `lookup` answers and asks no one else. */
async function respond(url: URL, network: PictureNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === network.trustedOrigin && /^https?:$/.test(url.protocol)
  const request = url.protocol === 'http:' ? requestPlain : requestSecure
  if (!isTrusted && url.protocol !== 'https:') throw new RefusedPicture('It is not at an https address.')
  if (url.username || url.password) throw new RefusedPicture('Its address holds a name or a password.')
  // A host that is an address is connected to without any lookup.
  if (!isTrusted && isIP(hostOf(url))) await publicAddresses(hostOf(url), network)
  const lookup: LookupFunction = (hostname, { all }, callback) =>
    void publicAddresses(hostname, network).then(
      (addresses) => {
        const [first] = addresses
        return all || !first ? callback(null, addresses) : callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': site.name }
    // A connection of its own: one that is kept alive would not be looked up again.
    const options = { agent: false, signal, headers, ...(network.ca && { ca: network.ca }) }
    request(url, { ...options, ...(!isTrusted && { lookup }) }, resolve)
      .on('error', reject)
      .end()
  })
}

async function follow(address: string, network: PictureNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await respond(url, network, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode))
      throw new RefusedPicture(`The server answered ${statusCode} instead of a picture.`)
    if (!headers.location || !URL.canParse(headers.location, url))
      throw new RefusedPicture('The server redirects to no address.')
    url = new URL(headers.location, url)
  }
  throw new RefusedPicture(`The server redirects more than ${maxRedirects} times.`)
}

async function readBytes(response: IncomingMessage, maxMegabytes: number): Promise<Uint8Array> {
  const maxBytes = maxMegabytes * megabyte
  const chunks: Uint8Array[] = []
  let size = 0
  const tooLarge = new RefusedPicture(`It is larger than ${maxMegabytes} MB.`)
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy()
    throw tooLarge
  }
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The code of a network error, or its message's first line. */
const failureReason = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message.split('\n')[0]) : String(error)

/** The bytes of the picture at an address; or why there are none. */
export async function fetchPicture(address: string, network: PictureNetwork = {}): Promise<Result<Uint8Array>> {
  const { timeoutMs = 15_000, maxMegabytes = maxUploadMegabytes } = network
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const bytes = await readBytes(await follow(address, network, signal), maxMegabytes)
    if (!pictureType(bytes)) return failed('refused', noPicture)
    return isCutOff(bytes) ? failed('refused', cutOff) : success(bytes)
  } catch (error) {
    if (error instanceof RefusedPicture) return failed('refused', error.message)
    return failed(
      'unreachable',
      signal.aborted
        ? `It did not come within ${timeoutMs / 1000} seconds.`
        : `Its server could not be reached (${failureReason(error)}).`,
    )
  }
}

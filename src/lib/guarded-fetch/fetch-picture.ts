// Fetches a picture from an untrusted address of a feed or listing, for imports, exports and social cards. Allows only
// HTTPS and the public internet.
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

/** Network settings of the picture fetch; tests use a local server. */
export interface PictureNetwork {
  /** Hosts that may resolve to a private address. */
  allowedHosts?: ReadonlySet<string>
  resolve?: Resolve
  /** The trusted certificate, instead of Node's own list. */
  ca?: string
  timeoutMs?: number
  maxMegabytes?: number
  /** The origin of our backend, which may use plain HTTP in a private network. Redirects may lead to or from it. */
  trustedOrigin?: string
}

/** Why a picture is rejected, worded for the importer. */
class RefusedPicture extends Error {}

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The addresses of a host; all must be public. */
async function publicAddresses(hostname: string, { allowedHosts, resolve = resolveAll }: PictureNetwork) {
  const family = isIP(hostname)
  const addresses = family ? [{ address: hostname, family }] : await resolve(hostname)
  if (addresses.length === 0) throw new RefusedPicture('Its host has no address.')
  if (!allowedHosts?.has(hostname) && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new RefusedPicture('Its host is not on the public internet.')
  return addresses
}

/** One request to a checked address: the connection uses the result of `lookup`, with no second DNS query. */
async function respond(url: URL, network: PictureNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === network.trustedOrigin && /^https?:$/.test(url.protocol)
  const request = url.protocol === 'http:' ? requestPlain : requestSecure
  if (!isTrusted && url.protocol !== 'https:') throw new RefusedPicture('It is not at an https address.')
  if (url.username || url.password) throw new RefusedPicture('Its address holds a name or a password.')
  // A literal IP address skips the lookup, so it is checked here.
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
    // A new connection each time: a kept-alive one would skip the lookup.
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
  // Breaking out of the loop closes the connection.
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

/** Fetches the bytes of a picture, or a failure. */
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

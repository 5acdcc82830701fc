// Requests an untrusted address: HTTPS and the public internet only, with limits of size, time and redirects.
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { agency } from '#agency/agency.ts'
import { isPublicAddress, type Resolve, resolveAll } from './public-address.ts'

const maxRedirects = 3
const megabyte = 1024 * 1024

/** Network settings of a guarded request; tests use a local server. */
export interface GuardedNetwork {
  /** Hosts that may resolve to a private address. */
  allowedHosts?: ReadonlySet<string>
  resolveHost?: Resolve
  /** The trusted certificate, instead of Node's own list. */
  ca?: string
  timeoutMs?: number
  maxMegabytes?: number
  /** The origin of our backend, which may use plain HTTP in a private network. Redirects may lead to or from it. */
  trustedOrigin?: string
}

/** Why an answer is rejected, worded for staff. */
export class RefusedAnswer extends Error {}

interface Sent {
  headers: Readonly<Record<string, string>>
  /** The body of a POST; undefined for a GET. */
  body?: string
}

interface Wanted extends Sent {
  /** `a picture`, for messages. */
  what: string
  /** Accepted besides 200, such as 304 for a conditional request. */
  alsoAccepted?: readonly number[]
}

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The addresses of a host; all must be public. */
async function publicAddresses(hostname: string, { allowedHosts, resolveHost = resolveAll }: GuardedNetwork) {
  const family = isIP(hostname)
  const addresses = family ? [{ address: hostname, family }] : await resolveHost(hostname)
  if (addresses.length === 0) throw new RefusedAnswer('Its host has no address.')
  if (!allowedHosts?.has(hostname) && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAnswer('Its host is not on the public internet.')
  return addresses
}

/**
 * One request to a checked address, without redirects: the connection uses the result of `lookup`, with no second DNS
 * query.
 */
export async function guardedResponse(
  url: URL,
  { headers: sent, body }: Sent,
  network: GuardedNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTrusted = url.origin === network.trustedOrigin && /^https?:$/.test(url.protocol)
  const request = url.protocol === 'http:' ? requestPlain : requestSecure
  if (!isTrusted && url.protocol !== 'https:') throw new RefusedAnswer('It is not at an https address.')
  if (url.username || url.password) throw new RefusedAnswer('Its address holds a name or a password.')
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
    // A header takes no name such as “O’Brien”.
    const headers = { ...sent, 'accept-encoding': 'identity', 'user-agent': new URL(agency.url).hostname }
    // A new connection each time: a kept-alive one would skip the lookup.
    const method = body === undefined ? 'GET' : 'POST'
    const options = { method, agent: false, signal, headers, ...(network.ca && { ca: network.ca }) }
    request(url, { ...options, ...(!isTrusted && { lookup }) }, resolve)
      .on('error', reject)
      .end(body)
  })
}

/** Requests an address and follows its redirects, which obey the same rules. */
export async function guardedRequest(
  address: string,
  wanted: Wanted,
  network: GuardedNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await guardedResponse(url, wanted, network, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200 || wanted.alsoAccepted?.includes(statusCode)) return response
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode))
      throw new RefusedAnswer(`The server answered ${statusCode} instead of ${wanted.what}.`)
    if (!headers.location || !URL.canParse(headers.location, url))
      throw new RefusedAnswer('The server redirects to no address.')
    url = new URL(headers.location, url)
  }
  throw new RefusedAnswer(`The server redirects more than ${maxRedirects} times.`)
}

/** The bytes of an answer, up to a limit. */
export async function readBytes(response: IncomingMessage, maxMegabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const maxBytes = maxMegabytes * megabyte
  const chunks: Uint8Array[] = []
  let size = 0
  const tooLarge = new RefusedAnswer(`It is larger than ${maxMegabytes} MB.`)
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
const networkReason = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message.split('\n')[0]) : String(error)

/** Why a request did not succeed, for staff. */
export const requestProblem = (error: unknown, timedOut: boolean, timeoutMs: number): string =>
  timedOut
    ? `It did not come within ${timeoutMs / 1000} seconds.`
    : `Its server could not be reached (${networkReason(error)}).`

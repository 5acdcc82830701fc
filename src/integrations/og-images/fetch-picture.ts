import { lookup } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Whoever may write a listing says what the build fetches. It fetches pictures of the public web, and nothing of the
// network that the build runs in.

const most = 15 * 1024 * 1024
const timeoutMs = 10_000
const redirects = 3

const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, prefix, 'ipv4')
// Loopback, mapped and translated IPv4, tunnels, unique local, link-local, multicast.
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.ipv6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of a private network, of this machine, or of nobody. */
export function isPrivate(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return inside[family].check(address, family)
}

// Judged where the connection is made: a name that is asked for twice may have two answers.
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const wrong =
      error ??
      (addresses.some(({ address }) => isPrivate(address)) ? new Error(`${host} is in a private network`) : null)
    if (wrong || options.all) return done(wrong, addresses ?? [])
    done(null, addresses[0]!.address, addresses[0]!.family)
  })

function open(url: URL, trusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!trusted && url.protocol !== 'https:') throw new Error(`${url.href} is not of the secure web`)
  if (!trusted && isIP(host) && isPrivate(host)) throw new Error(`${host} is in a private network`)
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) =>
    get(url, { signal, ...(!trusted && { lookup: publicLookup }) }, resolve).once('error', reject),
  )
}

/**
 * The bytes of a picture of the public web, or of our own backend.
 * @param trustedOrigin the origin that may lie in a private network
 * @throws where it is none, too large, too slow, or leads elsewhere
 */
export async function fetchPicture(address: URL, trustedOrigin?: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = address
  for (let leaps = 0; leaps <= redirects; leaps++) {
    const answer = await open(url, url.origin === trustedOrigin, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      url = new URL(headers.location, url)
      continue
    }
    // A drawing can name further addresses, and what draws it would ask for them.
    const refused =
      statusCode !== 200 ||
      !/^image\/(?!svg)/i.test(headers['content-type'] ?? '') ||
      Number(headers['content-length'] ?? 0) > most
    const pieces: Buffer[] = []
    let size = 0
    if (!refused)
      for await (const piece of answer as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > most) break
        pieces.push(piece)
      }
    answer.destroy()
    if (refused || size > most) throw new Error(`${url.href} answers with no picture of at most ${most} bytes`)
    return Buffer.concat(pieces)
  }
  throw new Error(`${address.href} leads on too often`)
}

import { isIP } from 'node:net'

const plain = (address: string) => {
  // With a port, as some proxies write it; and IPv4 as IPv6 writes it.
  const plainAddress = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return plainAddress.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The address of whoever sent a request.
 * @param socketAddress who opened the connection
 * @param forwardedFor the X-Forwarded-For header, to which each proxy adds the address that it was asked from
 * @param trustedProxies how many proxies of ours stand before this server; further entries anybody may have written
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map(plain)
  const address = chain.at(-1 - trustedProxies) ?? ''
  return isIP(address) ? address : plain(socketAddress ?? '')
}

/** What one sender is counted by: an IPv4 address, or the /64 network of an IPv6 one, all of which a household has. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

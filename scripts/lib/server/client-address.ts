import { isIP } from 'node:net'

const plain = (address: string) => {
  // Removes the port that some proxies add, and the IPv6 form of an IPv4 address.
  const plainAddress = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return plainAddress.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The IP address of a request's sender.
 * @param socketAddress the other end of the connection
 * @param forwardedFor the X-Forwarded-For header, to which each proxy appends its client's address
 * @param trustedProxies the number of our proxies in front of this server; a client can forge all earlier entries
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

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/** The unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 address, which one household has. */
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

// Public network addresses: a feed must not reach into this machine's private network.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

interface ResolvedAddress {
  address: string
  family: number
}
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

/** Every address of a host, in the order of the system. */
export const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

// https://www.iana.org/assignments/iana-ipv4-special-registry
const notPublic = new BlockList()
const exclude = (range: string, family: 'ipv4' | 'ipv6') => {
  const [address = '', bits] = range.split('/')
  notPublic.addSubnet(address, Number(bits), family)
}
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
  exclude(range, 'ipv4')
// https://www.iana.org/assignments/iana-ipv6-special-registry: the ranges of 2000::/3 for protocols, examples and
// tunnels that embed IPv4 addresses.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) exclude(range, 'ipv6')
// Outside this range are loopback (::1), embedded IPv4 (::ffff:0:0/96, 64:ff9b::/96), unique-local (fc00::/7),
// link-local (fe80::/10) and multicast.
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, without brackets, is public. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIPv6(plain)) return global.check(plain, 'ipv6') && !notPublic.check(plain, 'ipv6')
  return isIP(plain) === 4 && !notPublic.check(plain, 'ipv4')
}

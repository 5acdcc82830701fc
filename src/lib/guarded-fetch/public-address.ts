// Which addresses of the network are public: a feed must not lead this machine into the network that it stands in.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

interface ResolvedAddress {
  address: string
  family: number
}
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

/** Every address of a host, in the system's order. */
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
// https://www.iana.org/assignments/iana-ipv6-special-registry: of 2000::/3 the ranges of protocols, of examples and of
// tunnels, whose addresses hold one of IPv4.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) exclude(range, 'ipv6')
// What lies outside is this machine (::1), IPv4 in another form (::ffff:0:0/96, 64:ff9b::/96), unique-local
// (fc00::/7), link-local (fe80::/10) or multicast.
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, without brackets, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIPv6(plain)) return global.check(plain, 'ipv6') && !notPublic.check(plain, 'ipv6')
  return isIP(plain) === 4 && !notPublic.check(plain, 'ipv4')
}

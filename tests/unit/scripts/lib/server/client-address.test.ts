import { describe, expect, it } from 'vitest'
import { addressGroup, clientAddress } from '../../../../../scripts/lib/server/client-address'

describe('The address of a sender', () => {
  it.each([
    // Without a trusted proxy, the header is ignored.
    ['9.9.9.9', '1.2.3.4', 0, '9.9.9.9'],
    ['127.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
    ['127.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
    ['127.0.0.1', undefined, 1, '127.0.0.1'],
    ['127.0.0.1', 'nonsense', 1, '127.0.0.1'],
    ['127.0.0.1', '1.2.3.4', 5, '127.0.0.1'],
    ['::1', '[2001:db8::7]:443', 1, '2001:db8::7'],
    ['::1', '1.2.3.4:5678', 1, '1.2.3.4'],
    ['::ffff:127.0.0.1', undefined, 0, '127.0.0.1'],
  ])('connected from %s, X-Forwarded-For %s, %i trusted: %s', (socket, header, trusted, address) =>
    expect(clientAddress(socket, header, trusted)).toBe(address),
  )

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:db8:0:7:ffff::9', '2001:db8:0:7'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, group) => expect(addressGroup(address)).toBe(group))
})

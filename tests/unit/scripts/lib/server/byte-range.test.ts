import { describe, expect, it } from 'vitest'
import { parseByteRange } from '../../../../../scripts/lib/server/byte-range'

describe('A range header', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=5-', { first: 5, last: 99 }],
    ['BYTES=5-18446744073709551616', { first: 5, last: 99 }],
    ['bytes=10-2', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,3-4', null],
    ['bytes=0x1-2', null],
    [undefined, null],
  ])('%s of a hundred bytes', (header, range) => expect(parseByteRange(header, 100)).toEqual(range))

  it('of an empty file cannot be met', () =>
    expect([parseByteRange('bytes=0-0', 0), parseByteRange('bytes=-1', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']))
})

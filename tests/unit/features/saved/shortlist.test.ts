import { describe, expect, it } from 'vitest'
import { shortlistPath, slugsIn, withCompared } from '../../../../src/features/saved/shortlist'
import { inAddress } from '../../../hostile'

describe('A shortlist', () => {
  it('is an address, and is restored from it', () => {
    expect(shortlistPath(['a', 'b-c'])).toBe('/saved?homes=a,b-c')
    expect(slugsIn('?homes=a,b-c', 'homes')).toEqual(['a', 'b-c'])
    expect(slugsIn('?homes=a%2Cb-c', 'homes')).toEqual(['a', 'b-c'])
  })
  it('has up to twenty listings, a comparison four', () => {
    const all = Array.from({ length: 30 }, (_, n) => `h-${n}`)
    expect(slugsIn(`?homes=${all}`, 'homes')).toHaveLength(20)
    expect(slugsIn(shortlistPath(all).split('?')[1]!, 'homes')).toHaveLength(20)
    expect(slugsIn(`?compare=${all}`, 'compare')).toEqual(['h-0', 'h-1', 'h-2', 'h-3'])
  })
  it.each([
    ['', []],
    ['?homes=', []],
    ['?homes=,,,', []],
    ['?homes=a,a,A', ['a']],
    ['?homes=../admin,a', ['a']],
    ['?homes=<script>,b', ['b']],
    ['?homes=%00,%E0%A4%A,c', ['c']],
    [`?homes=${'x'.repeat(200)},d`, ['d']],
    [`?homes=${'x'.repeat(20_000)},d`, []],
    ['?homes=a&homes=b', ['a']],
  ])('uses the valid parts of %.60s', (search, expected) => expect(slugsIn(search, 'homes')).toEqual(expected))
  it('keeps the rest of the address when the comparison changes', () => {
    expect(withCompared('?homes=a,b&compare=a', ['b', 'c'])).toBe('?homes=a,b&compare=b,c')
    expect(withCompared('?compare=a', [])).toBe('')
    expect(withCompared('', ['a'])).toBe('?compare=a')
  })
})

it.each(inAddress)('a shortlist of %s is parsed', (value) =>
  expect(() => slugsIn(`?homes=${value},${value}`, 'homes')).not.toThrow(),
)

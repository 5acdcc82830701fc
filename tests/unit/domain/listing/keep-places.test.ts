import { expect, test } from 'vitest'
import { keepPlaces } from '../../../../src/domain/listing/keep-places'

const listings = (ids: string) => [...ids].map((id) => ({ id }))
const places = (shown: string, now: string, visible: number) =>
  keepPlaces(listings(shown), listings(now), visible)
    .map(({ id }) => id)
    .join('')

test('homes that came stand below those in sight, and newest first where nothing is', () => {
  expect(places('abcd', 'xabcd', 2)).toBe('abxcd')
  expect(places('abcd', 'xabcd', 0)).toBe('xabcd')
  expect(places('abcd', 'xyabc', 4)).toBe('abcxy')
})

test('the place of a home that is gone is taken by another, and what follows stays', () => {
  expect(places('abcd', 'xbcd', 3)).toBe('xbcd')
  expect(places('abcd', 'bcd', 2)).toBe('cbd')
  expect(places('ab', 'b', 2)).toBe('b')
  expect(places('ab', '', 2)).toBe('')
})

test('a home is shown as it is now', () => {
  expect(keepPlaces([{ id: 'a', price: 1 }], [{ id: 'a', price: 2 }], 1)).toEqual([{ id: 'a', price: 2 }])
})

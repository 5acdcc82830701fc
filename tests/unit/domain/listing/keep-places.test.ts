import { expect, test } from 'vitest'
import { keepPlaces } from '../../../../src/domain/listing/keep-places'

const listings = (ids: string) => [...ids].map((id) => ({ id }))
const places = (shown: string, now: string, visible: number) =>
  keepPlaces(listings(shown), listings(now), visible)
    .map(({ id }) => id)
    .join('')

test('new listings are placed below the visible ones, and newest first if none is visible', () => {
  expect(places('abcd', 'xabcd', 2)).toBe('abxcd')
  expect(places('abcd', 'xabcd', 0)).toBe('xabcd')
  expect(places('abcd', 'xyabc', 4)).toBe('abcxy')
})

test('another listing takes the place of a removed one, and the following stay', () => {
  expect(places('abcd', 'xbcd', 3)).toBe('xbcd')
  expect(places('abcd', 'bcd', 2)).toBe('cbd')
  expect(places('ab', 'b', 2)).toBe('b')
  expect(places('ab', '', 2)).toBe('')
})

test('a listing shows its current data', () => {
  expect(keepPlaces([{ id: 'a', price: 1 }], [{ id: 'a', price: 2 }], 1)).toEqual([{ id: 'a', price: 2 }])
})

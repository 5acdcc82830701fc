import { expect, test } from 'vitest'
import { isDoubleClick } from '../../../../src/lib/form/double-click'

const first = { detail: 1, timeStamp: 5000, clientX: 200, clientY: 600 }

test.each([
  ['a second tap at the same place', { timeStamp: 5120, clientX: 206, clientY: 595 }, true],
  ['the second click of a mouse', { detail: 2, timeStamp: 5180 }, true],
  ['a later click', { timeStamp: 5700 }, false],
  ['a quick click elsewhere', { timeStamp: 5120, clientY: 420 }, false],
  ['a key, which has no place', { timeStamp: 5120, detail: 0 }, false],
])('%s', (_, second, expected) => {
  expect(isDoubleClick(first, { ...first, ...second })).toBe(expected)
})

import { expect, it } from 'vitest'
import { moveItem } from '../../../src/lib/move-item'

it('A moved entry changes its place, and the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a'], 4, 0)).toEqual(['a'])
})
